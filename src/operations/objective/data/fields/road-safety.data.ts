import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Road safety: seat belts, speed, phones at the wheel, drink and drugs, teen drivers, motorcycles, work zones. */
export const roadSafety: DomainKnowledge = {
  tensions: [
    'getting there on time pulls against getting there',
    'trust in one’s own driving meets fear of everybody else’s',
    'a family’s rule about phones is weighed against answering when the boss calls',
    'feeling free in one’s own truck pulls against a belt that somebody else demands',
    'a boss’s deadline is weighed against a few miles an hour',
  ],
  trusted: [
    voice('a tow-truck driver', 'he sees the cars the next morning'),
    voice('an emergency medical technician', 'she has cut belts and has wished there had been one'),
    voice('a driving instructor', 'he has had the brake on his side for twenty years'),
    voice('a parent whose child was in a crash', 'nobody talks over her'),
  ],
  distrusted: [
    voice('officers parked behind the billboard', 'drivers suspect that the ticket is the point'),
    voice('car companies that advertise speed', 'the small print says closed course'),
    voice('insurers that track every trip', 'people think that it can only raise the rate'),
  ],
  media: ['traffic reports and navigation apps', 'highway message boards', 'school parking-lot announcements'],
  objections: [
    objection(
      'tickets and cameras are about money',
      'some towns do depend on fine income',
      'show where the fines go and what happened to crashes at that spot',
    ),
    objection(
      'I have driven like this for thirty years without a crash',
      'most trips end well however people drive',
      'talk about the one bad second that is outside the driver’s control, such as a deer or a red-light runner',
    ),
    objection(
      'it is the other drivers, and the road itself, that should be fixed',
      'bad design and bad drivers both cause crashes',
      'name what the road agency will change and by when, next to what is asked of drivers',
    ),
    objection(
      'whether I wear a belt is nobody’s business but mine',
      'the person without the belt does carry most of the harm',
      'say what an unbelted body does to the others in the cab and who pays for the hospital',
    ),
  ],
  reasons: [
    'a belt takes two seconds and decides whether a person stays in the seat',
    'at a lower speed both drivers have room for a mistake',
    'teenagers copy the driver they have been riding with for sixteen years',
    'road workers stand as close to the lane as a desk stands to a wall',
    'a phone in the trunk cannot ring anybody into a ditch',
  ],
  misreadings: [
    'a hands-free call is taken to be as safe as no call',
    'drivers think that back-seat belts matter less and that short trips are safe',
    'going ten over is believed to save far more minutes than it does',
    'pickup drivers think that a heavy truck does the work of a belt',
    'the lower limit in a work zone is thought to count only while workers are in sight',
  ],
  barriers: [
    barrier(
      'habit',
      'drivers who reach for every buzz',
      'the hand is on the phone before the thought is',
      'a phone that goes silent when the car starts',
      'have thirty drivers switch it on for two weeks and see how many leave it on',
    ),
    barrier(
      'social-risk',
      'passengers who do not dare to speak',
      'telling a friend, a father or a boss to slow down sounds like an insult',
      'one agreed sentence that everybody in the car may use',
      'ask riders when they last wanted to say something and did not',
    ),
    barrier(
      'belief',
      'skilled drivers sure of their reflexes',
      'years without a crash have taught them that the rules are for worse drivers',
      'a closed-course stop at two speeds with their own car',
      'let ten of them guess the stopping distance and then measure it',
    ),
    barrier(
      'habit',
      'drivers who skip the belt on short trips',
      'they drive from the yard to the gate and the gate is a mile away',
      'a chime that cannot be ignored and a buckle that does not catch on a jacket',
      'stand at the feed store and count belts in and out',
    ),
    barrier(
      'time',
      'drivers pushed by a delivery window',
      'the schedule leaves no minute for a slow mile',
      'a schedule that counts the slow zone in',
      'compare the planned and the driven times of ten routes',
    ),
  ],
  backfire: ['wrecked cars on a lawn are a sight for a week and scenery after that', 'a scare film makes young men feel brave in front of each other'],
  records: [
    'NHTSA’s FARS files of fatal crashes by county and hour',
    'state crash reports with belt use and phone use noted',
    'roadside belt and speed counts',
    'work-zone crash counts from the state transportation department',
  ],
  scenes: [
    'a phone lighting up in a cup holder',
    'a white cross at a bend in the road',
    'a driveway with a new driver adjusting the mirror',
    'a work zone at night with a flagger',
    'a belt being pulled across a winter coat',
  ],
  roles: [
    role('supporter', 'families who lost someone on the road', 'know the mile marker and the minute'),
    role('supporter', 'first responders and road crews', 'stand a few feet from the traffic'),
    role('cross-pressured', 'parents who text at red lights', 'have told their teen not to and do it themselves'),
    role('opponent', 'speed-trap opponents', 'think that the county lives off their fines'),
    role('bystander', 'riders who trust the driver', 'have never asked anyone to slow down'),
    role('gatekeeper', 'driving teachers and fleet managers', 'set the rule before the key is handed over'),
  ],
  experts: ['crash-data analysts', 'driver-education researchers', 'trauma nurses'],
}

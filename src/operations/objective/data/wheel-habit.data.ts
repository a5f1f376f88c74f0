import { asks, barrier } from '../fragments.ts'
import type { BehaviourKnowledge } from '../situation-types.ts'

/** Leaving off something at the wheel: the phone, the speed, the drink before the drive. No substance has a hold on anybody. */
export const wheelHabit: BehaviourKnowledge = {
  moment: 'the key turns, nothing else is touched, and the trip takes its two minutes longer',
  steps: [
    'noticing it in one’s own driving',
    'naming the stretch or the hour at which it happens',
    'settling what to do in its place before the key turns',
    'telling the people who ride along',
    'getting through the first week',
    'going back to it after a slip',
  ],
  barriers: [
    barrier(
      'belief',
      'drivers for whom nothing has happened yet',
      'they have done it a thousand times and arrived each time',
      'a count of their own close calls, kept for one week',
      'ask ten drivers to write down every hard brake for five days',
    ),
    barrier(
      'time',
      'drivers who are always a little late',
      'they leave when they should be arriving',
      'a departure ten minutes earlier that somebody else has agreed to',
      'compare the planned and the real start of twenty trips',
    ),
    barrier(
      'social-risk',
      'drivers expected to answer at once',
      'a boss, a customer or a mother calls twice if the first call is not taken',
      'an automatic reply that says they are driving',
      'ask who calls them at the wheel and what happens if they do not pick up',
    ),
    barrier(
      'habit',
      'drivers on the same road every day',
      'they know each curve, and the mind is already at the other end',
      'one cue on that road, such as a sign or a mailbox, to check speed and phone',
      'ride along with five of them and mark where their attention goes',
    ),
  ],
  motives: ['a close call on an ordinary day frightened them', 'somebody they love asked them to', 'it became a rule at work or on the policy'],
  costs: ['a few minutes on each trip', 'a call that has to wait', 'a remark from the people in the back'],
  benefits: ['arriving without the knot in the stomach', 'a clean record', 'being the driver that others let their children ride with'],
  records: [
    'crash and citation counts for the stretch',
    'roadside observation of drivers by trained counters',
    'fleet or insurance trip data in totals with consent',
  ],
  backfire: [
    'a wreck on a poster is looked at from the car by people who are not looking at the road',
    'a message that treats every driver as reckless is taken to be about somebody else',
    'a crackdown that ends on a known date teaches people the date',
  ],
  asks: asks(
    'Notice once on your next trip when it happens, and where',
    'Ask the person who rides with you what they see you do',
    'Time one trip with it and one without, and compare',
    'Tell the people who ride with you what you want to change',
    'Set it up before you turn the key, every trip this week',
  ),
  experts: ['driving-behavior researchers', 'fleet safety managers', 'crash reconstruction officers'],
}

import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Heat, cold and safety at home: cooling and warming centers, air conditioning, carbon monoxide, energy bills, weatherization. */
export const heatCold: DomainKnowledge = {
  tensions: [
    'the electric bill pulls against the temperature in the bedroom',
    'staying in one’s own chair is weighed against an hour in a public room',
    'making do without complaint meets a body that no longer cools itself well',
    'a warm kitchen tonight is weighed against what a heater or a grill indoors can do',
    'waiting one more winter pulls against letting a crew into the house',
  ],
  trusted: [
    voice('a mail carrier on the route', 'she notices a closed window in July and an unshoveled step in January'),
    voice('a furnace technician', 'he carries the meter and shows the reading'),
    voice('a neighbor who checks in by phone', 'she calls when it is hot and stays on the line'),
    voice('a paramedic', 'he can tell what the apartment was like when he came in'),
  ],
  distrusted: [
    voice('the utility that sends the shutoff notice', 'advice on saving energy comes in the same envelope'),
    voice('door-to-door energy salesmen', 'the cheap rate went up after three months'),
    voice('landlords who say the unit is coming', 'it was coming last summer as well'),
  ],
  media: ['local TV weather reports', 'utility bill inserts and text alerts', 'notices in senior buildings and laundry rooms'],
  objections: [
    objection(
      'people got through summers and winters here long before there were centers for it',
      'most people do get through most of them',
      'compare today’s night temperatures with those of forty years ago, from the weather service, and say who is found in trouble',
    ),
    objection(
      'handing out money for bills only feeds the utility',
      'assistance does end up with the utility',
      'show what insulation or a repair would save on the same bill and who can get it',
    ),
    objection(
      'a cooling center is a gym with strangers and folding chairs',
      'some of them are dull and hard to get to',
      'say what is there, who is there, whether pets may come and how to get a ride',
    ),
    objection(
      'an alarm that chirps at night ends up in a drawer',
      'cheap alarms and old batteries do give false chirps',
      'show how long the sealed battery lasts and what the different sounds mean',
    ),
    objection(
      'they come to insulate and find ten things wrong with the house',
      'a house can be put off until wiring or a roof is repaired',
      'say what makes a house wait, who pays for that repair and how long it took last year',
    ),
  ],
  reasons: [
    'indoor heat can build for days and is worst on the second or third hot night',
    'a carbon monoxide alarm notices what no nose can smell',
    'one working cool room in a building can serve every floor',
    'sealing and insulating an attic lowers the bill for as long as the house stands',
    'a furnace that is checked each fall gives warning before it fails',
  ],
  misreadings: [
    'a fan is believed to protect in extreme heat as well as it does on a warm day',
    'people think that a smoke alarm also detects carbon monoxide',
    'bill help and weatherization are thought to be the same program with the same waiting list',
    'people think that carbon monoxide can be smelled or only comes from cars',
    'renters believe that weatherization is for owners alone',
    'people believe that they would notice in time if the heat became dangerous',
  ],
  barriers: [
    barrier(
      'money',
      'households that keep the air conditioner off',
      'the last summer bill is still being paid off in parts',
      'a cap on the summer bill that they know before the heat comes',
      'read ten meters at supper time on the hottest day with the owners’ consent',
    ),
    barrier(
      'access',
      'people who cannot get to a cool room',
      'the walk to the bus is the most dangerous part of the trip',
      'a ride that comes to the door on days with a heat warning',
      'walk the route from ten homes at three in the afternoon and write down the shade',
    ),
    barrier(
      'social-risk',
      'tenants afraid to ask for repairs',
      'the last tenant who called the city about the heat did not get a new lease',
      'a hotline that gives the building and not the caller’s name',
      'ask tenants what happened to the last person who complained',
    ),
    barrier(
      'identity',
      'tough old hands who never needed help',
      'they worked outside all their lives and do not count themselves as vulnerable',
      'a job to do in it, such as checking on a neighbor',
      'ask them to be a caller first and see who then accepts a call',
    ),
    barrier(
      'information',
      'households sure they would smell it',
      'they think that gas has a smell and so does everything dangerous',
      'a technician who shows a reading in their own kitchen',
      'ask thirty people how they would notice carbon monoxide',
    ),
    barrier(
      'trust',
      'owners who do not want inspectors inside',
      'a crew would see the wiring and the basement that was finished without a permit',
      'a promise in writing on what is reported and to whom',
      'ask ten owners which room they would rather not show',
    ),
  ],
  backfire: [
    'a warning every day in July is ignored on the day that counts',
    'calling people vulnerable makes the ones who are meant look around for somebody else',
    'a brochure about saving energy sent to a cold house reads like an insult',
    'a free alarm left in its box on the counter protects nobody',
  ],
  records: [
    'emergency-room visits for heat and cold by zip code',
    'LIHEAP and weatherization applications by month',
    'National Weather Service warnings set beside indoor temperature readings',
    'fire-department calls for carbon monoxide by month',
    'furnace red tags and shutoff counts from the utility',
  ],
  scenes: [
    'a box fan in a window at midnight',
    'a thermostat with a strip of tape over it',
    'a library reading room full of people in sandals',
    'an alarm chirping in a hallway',
    'a pot of water on a stove in a cold kitchen',
  ],
  roles: [
    role('supporter', 'neighbors who check on neighbors', 'have a list of names and a spare key or two'),
    role('supporter', 'survivors of a bad night', 'were carried out or lost someone and talk about it plainly'),
    role('cross-pressured', 'savers with a working unit', 'own an air conditioner and are afraid of the bill'),
    role('opponent', 'residents who always managed', 'think that the warnings are for newcomers'),
    role('bystander', 'people in well-cooled houses', 'do not know how hot the third floor gets'),
    role('gatekeeper', 'building managers and landlords', 'decide about units, outlets and keys'),
  ],
  experts: ['heat-health epidemiologists', 'weatherization crew leaders', 'utility assistance caseworkers'],
}

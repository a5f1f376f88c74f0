import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Animals and wildlife: pets and shelters, hunting and fishing, invasive species, living near bears and bees. */
export const animalsWildlife: DomainKnowledge = {
  tensions: [
    'love for one animal pulls against care for the whole population',
    'a right to use land and water meets a duty not to carry something into it',
    'letting nature alone is weighed against managing it',
  ],
  trusted: [
    voice('a vet tech at the low-cost clinic', 'she has seen the litters that followed a “just this once”'),
    voice('a game warden who hunts', 'he buys the same tags that he checks'),
    voice('a shelter volunteer who walks the dogs', 'she knows each dog by its bark'),
    voice('a fishing guide', 'he rinses the boat because his living depends on the lake'),
  ],
  distrusted: [
    voice('national animal groups that mail sad pictures', 'people wonder what reaches the local shelter'),
    voice('agency biologists with a quota', 'hunters count deer from a stand and get another number'),
    voice('breeders who sell from a parking lot', 'the puppy was sick by Monday'),
  ],
  media: ['lost-and-found pet groups', 'state wildlife agency bulletins', 'shelter adoption posts'],
  objections: [
    objection(
      'it is my animal and my land, and nobody has to tell me how to look after them',
      'most owners do look after their animals',
      'say what crosses the fence or the lake and what stays the owner’s own business',
    ),
    objection(
      'the numbers on wildlife are made in an office',
      'counts of wild animals are estimates with wide margins',
      'show how the count is done, by whom, and let people come along on one',
    ),
    objection(
      'clinics and cleaning stations are never open when we need them',
      'hours often follow the staff and not the season',
      'publish the hours beside the days on which people actually come',
    ),
    objection(
      'the mussels and weeds are here already, so washing a boat changes nothing',
      'some lakes do have them for good',
      'name the lakes nearby that are still clean and what one new infestation cost another town',
    ),
  ],
  reasons: [
    'one spayed cat this year is a dozen kittens fewer next year',
    'a boat that is drained and dried brings nothing into the next lake',
    'license fees pay for much of the habitat work that hunters and birders both use',
    'a sick deer found early can be kept from spreading it to the next county',
    'a fixed dog roams less and bites less often',
  ],
  misreadings: [
    'people think that a cat should have one litter before it is fixed',
    'an invasive plant or mussel is believed to be obvious, though the young ones are hard to see',
    'hunting is blamed for losses that come from roads and lost habitat',
    'boaters think that an hour in the sun kills whatever is in the bilge',
    'hunters believe that a deer that looks healthy is healthy',
    'a rabies or spay clinic is thought to be only for people on benefits',
  ],
  barriers: [
    barrier(
      'money',
      'owners who cannot pay the vet',
      'the bill at the regular clinic is more than they have for a cat that turned up',
      'a price they can read on the door before they book',
      'post the price for a month and compare bookings',
    ),
    barrier(
      'habit',
      'boaters and hunters in a hurry',
      'the boat is loaded and everyone is tired by the time they reach the ramp',
      'a rinse station that is on the way out',
      'watch one ramp on a Sunday evening and time each stop',
    ),
    barrier(
      'access',
      'pet owners without a ride to the clinic',
      'a large dog does not fit on the bus and the appointment starts at seven in the morning',
      'a van that picks up animals in the neighborhood',
      'send the van to two zip codes and compare no-shows with two others',
    ),
    barrier(
      'trust',
      'hunters who fear losing the season',
      'a positive test could close the unit they have hunted for thirty years',
      'a written word on what a positive test does and does not lead to',
      'ask ten hunters what they think happens after a positive',
    ),
    barrier(
      'information',
      'visitors who launch once a year',
      'they rent a boat from a friend and have never heard of the rule',
      'a thirty-second demonstration at the ramp',
      'ask the next twenty boaters to show what they would drain',
    ),
  ],
  backfire: [
    'pictures of caged animals make people scroll past and feel bad',
    'calling hunters cruel or cat feeders crazy loses the people who are out there every day',
    'a fine at the ramp on the first weekend teaches people which ramp has no inspector',
  ],
  records: [
    'shelter intake and outcome totals',
    'state hunting and fishing license sales',
    'boat-ramp inspection logs',
    'state wildlife-disease test results by county',
    'lake surveys by the state and by lake associations',
    'low-cost clinic bookings and no-shows',
  ],
  scenes: [
    'a carrier with a cat in it on a truck seat',
    'a boat ramp with water running out of a trailer',
    'a row of kennels at feeding time',
    'a tree stand at first light',
    'a trash can tipped over by a bear',
  ],
  roles: [
    role('supporter', 'shelter and rescue volunteers', 'give up Saturdays and know every stray on the street'),
    role('supporter', 'hunters and anglers who conserve', 'pay for the land that they hunt and fish on'),
    role('cross-pressured', 'feeders of outdoor cats', 'love them, feed them and have not caught one yet'),
    role('opponent', 'landowners wary of wardens', 'have had a warden or an officer at the gate before'),
    role('bystander', 'weekend visitors with dogs', 'do not know the rule and would keep it if they did'),
    role('gatekeeper', 'vets and bait-shop owners', 'are asked at the counter what one has to do'),
  ],
  experts: ['shelter veterinarians', 'wildlife biologists', 'invasive-species inspectors'],
}

import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Arts, culture and recreation: museums, libraries, parks, concerts, festivals, youth sports. */
export const artsRecreation: DomainKnowledge = {
  tensions: [
    'what is free for everyone has to be paid for by someone',
    'keeping a place quiet and cared for pulls against filling it with people',
    'letting children play pulls against training them to win',
    'the time of the few who volunteer is weighed against fees that keep children away',
  ],
  trusted: [
    voice('a children’s librarian', 'she remembers which book a child liked last time'),
    voice('a coach who plays every child', 'parents have seen him lose a game that way'),
    voice('a park crew leader', 'he knows which bench gets used and which trail floods'),
    voice('a music teacher who runs the community band', 'half of her players started after forty'),
  ],
  distrusted: [
    voice('donors with their name on the wall', 'people think that the building was made for them'),
    voice('travel-team promoters', 'each season costs more than the one before'),
    voice('consultants with a master plan', 'the last plan is still on the shelf'),
  ],
  media: ['library newsletters and story-time calendars', 'league sign-up sites and team chats', 'posters in coffee-shop windows'],
  objections: [
    objection(
      'it is nice to have, and roads and police come first',
      'budgets are short and these are not emergencies',
      'show what share of the budget it is and how many different people used it last month',
    ),
    objection(
      'the same people use it and everyone else pays',
      'cards and memberships do cluster in a few neighborhoods',
      'map the users by neighborhood and say what is being done about the blank parts',
    ),
    objection(
      'places like that are not for people like us',
      'dress, prices and hours have kept people out',
      'walk in with five people who have never been and write down what made them feel watched',
    ),
  ],
  reasons: [
    'a child who plays on a team knows one more adult by name',
    'a library card opens computers and tutors as well as books',
    'shops near a festival or a ball field sell more on those days',
    'a branch that is open in the evening is used by people who work',
    'a team with a coach who stays keeps its players',
    'an hour with something made by hand gives strangers something to talk about',
  ],
  misreadings: [
    'many think that a museum or a concert costs money on every day of the week',
    'people picture a library as shelves and do not know about the tools, rooms and classes',
    'parents believe that a child who starts at nine has started too late',
    'people think that a library is paid for by the state and would go on without a levy',
    'parents think that a coach must have played the game',
  ],
  barriers: [
    barrier(
      'identity',
      'people who think museums are for others',
      'nobody in the family went and they would not know what to do inside',
      'a first visit with someone who goes often',
      'invite twenty such people with a friend and twenty by mail and compare',
    ),
    barrier(
      'money',
      'families priced out of the league',
      'fees, shoes and gas add up before the first game',
      'a fee waiver that needs no pay stub',
      'offer the waiver as a check box on the form and count who ticks it',
    ),
    barrier(
      'time',
      'people who work when it is open',
      'it closes at five and they get out at five',
      'one late evening a week, announced at workplaces',
      'open late for six weeks and count faces that were not seen before',
    ),
    barrier(
      'identity',
      'parents who never played the game',
      'they think that a coach has to know the rules better than the children',
      'a co-coach and a one-page practice plan',
      'ask twenty parents on the sideline what they would need to say yes',
    ),
    barrier(
      'belief',
      'voters who get it all on their phones',
      'they have not needed a book or a reference desk in years',
      'one visit on an ordinary afternoon',
      'ask what they think people do in the building and then count it together',
    ),
  ],
  backfire: [
    'words like enrichment and world-class tell people that it is not for them',
    'a poster with only children on it tells adults to stay home',
    'a levy flyer with a closed sign on it looks like a threat',
    'an angry post about one referee costs a league three coaches',
  ],
  records: [
    'library visits and active cards by branch',
    'league registration and drop-out counts by age',
    'gate counts on free and paid days',
    'library budget and levy results over ten years',
    'volunteer-coach background checks and returns',
  ],
  scenes: [
    'a library table with homework and a sleeping toddler',
    'a ball field with lawn chairs along the line',
    'a museum bench in front of one painting',
    'a bandstand with folding chairs being set up',
    'a trailhead with a muddy dog',
  ],
  roles: [
    role('supporter', 'story-time and band regulars', 'come every week and know the staff by name'),
    role('supporter', 'volunteer coaches', 'line the field before anybody else is up'),
    role('cross-pressured', 'parents of over-scheduled children', 'want the fun back and fear falling behind'),
    role('opponent', 'residents who want basics first', 'would close it before they would raise a fee'),
    role('bystander', 'neighbors who never walked in', 'live four blocks away and have not seen the inside'),
    role('gatekeeper', 'branch managers and league presidents', 'decide on hours, fees and who gets the field'),
  ],
  experts: ['park planners', 'museum educators', 'youth-sports researchers'],
}

import { barrier, voice } from '../fragments.ts'
import type { AudienceKnowledge } from '../situation-types.ts'

/** Audiences known by a team, a vehicle, a classroom, or by being men. */
export const clubMembers: AudienceKnowledge = {
  values: ['the team comes before the person on it', 'showing up counts for more than talent', 'what happens at the club stays a matter of the club'],
  divisions: ['people who compete and people who come for the company want different things', 'founding members and new ones argue about what the club is for'],
  trusted: [voice('the coach or captain', 'she benches her own son'), voice('the member who does the lawn and the locks', 'he is there when nobody looks')],
  distrusted: [
    voice('sponsors with a banner', 'they left after one season'),
    voice('national officers of the sport', 'the dues went up and the field did not improve'),
  ],
  media: ['team group chats and scheduling apps', 'the club newsletter and its photo page'],
  venues: ['practice nights', 'the parking lot after the game', 'the annual dinner'],
  networks: ['the captain’s message is answered by everybody within the hour', 'a carpool to an away game settles what the team thinks'],
  rhythms: ['the season fills every weekend and the off-season is free', 'practice nights are fixed and nothing else fits on them'],
  barriers: [
    barrier(
      'social-risk',
      'members who do not want to split the club',
      'the locker room has both kinds of voters and an agreement to leave it at that',
      'a form of it that has nothing to do with parties',
      'ask the captain which subject last ended a season badly',
    ),
    barrier(
      'time',
      'members who already give two evenings',
      'practice and games have used up what the family will stand',
      'something that fits into a night on which they are there anyway',
      'offer it at practice and on another evening and compare',
    ),
  ],
  scenes: ['a bench with gear bags under it', 'a clubhouse wall of team photographs', 'a cooler on a tailgate after a game'],
  findable: ['league and club rosters in totals', 'field and gym booking calendars'],
  blindSpots: ['officers answer for members who only come to play', 'people who dropped out are on no roster'],
  experts: ['sociologists of sport', 'club secretaries'],
}

export const drivingWorkers: AudienceKnowledge = {
  values: [
    'a clean record is worth more than a fast day',
    'nobody who has never backed up a trailer should write the rules',
    'time at home is what it is all for',
  ],
  divisions: ['company drivers and owner-operators pay for different things', 'app drivers and union drivers do not think of each other as colleagues'],
  trusted: [
    voice('a driver with a million safe miles', 'he tells rookies what he did wrong'),
    voice('the dispatcher who tells the truth about the load', 'she does not ask twice'),
  ],
  distrusted: [
    voice('safety managers with an in-cab camera', 'it counts every glance'),
    voice('apps that change the pay by the hour', 'nobody answers at the help number'),
  ],
  media: ['satellite and talk radio', 'driver forums and podcasts played in the cab'],
  venues: ['truck stops', 'loading-dock waiting rooms', 'airport and depot lots'],
  networks: ['what happened at a weigh station is known a hundred miles on', 'drivers waiting at the same dock compare pay and rules'],
  rhythms: ['hours-of-service rules and delivery windows set the day', 'the only free minutes are spent waiting at a dock'],
  barriers: [
    barrier(
      'money',
      'drivers paid by the mile or the drop',
      'every stop that is not a delivery is unpaid',
      'pay for the time it takes',
      'work out with five drivers what thirty minutes cost them',
    ),
    barrier(
      'access',
      'drivers away from home all week',
      'the event is in a town that they drive through at night',
      'a way to do it from a truck stop or a phone',
      'ask where they will be on that day and at what hour they can stop',
    ),
  ],
  scenes: ['a cab at dawn with a thermos on the dash', 'a row of trucks at a rest area', 'a delivery van with the door open and the flashers on'],
  findable: ['licensed-carrier and depot headcounts', 'truck-stop and dock visitor counts'],
  blindSpots: ['drivers met at the depot are the ones who come home at night', 'people who rate them by app think that they know them'],
  experts: ['transportation-safety researchers', 'former dispatchers'],
}

export const youngMen: AudienceKnowledge = {
  values: ['respect is earned in front of friends', 'being useful matters more than being understood', 'nobody wants to be the soft one or the last one'],
  divisions: ['those in school, those in a trade and those with neither hardly meet', 'some follow men who preach discipline and some laugh at them'],
  trusted: [
    voice('an older teammate or a crew lead', 'he teases them and still shows up'),
    voice('an uncle who made the same mistakes', 'he does not lecture'),
  ],
  distrusted: [
    voice('campaigns that tell men what is wrong with them', 'they stop at the first sentence'),
    voice('influencers who sell a course', 'the car was rented'),
  ],
  media: ['gaming chats and streams', 'sports and lifting videos'],
  venues: ['gyms', 'job sites at lunch', 'friends’ garages'],
  networks: ['one friend who does it first makes it normal for five', 'jokes carry what nobody says seriously'],
  rhythms: ['plans are made on the same day', 'nights and weekends are for friends and games'],
  barriers: [
    barrier(
      'identity',
      'young men who would feel soft',
      'it looks to them like something done by people who cannot handle things',
      'a version of it with a skill or a contest in it',
      'offer it as help and as a challenge and see who signs up',
    ),
    barrier(
      'social-risk',
      'young men who would be teased',
      'the group chat would have a joke about it within a minute',
      'two friends who do it on the same day',
      'ask who in the group could do it without being laughed at',
    ),
  ],
  scenes: ['a garage with music and an open hood', 'a row of controllers on a couch', 'a weight bench with a phone on it'],
  findable: ['gym and league member counts', 'apprenticeship and community-college enrollment totals'],
  blindSpots: ['they answer surveys less than anybody else', 'what they say in front of friends differs from what they say alone'],
  experts: ['researchers who study young men', 'coaches and shop teachers'],
}

export const men: AudienceKnowledge = {
  values: ['providing comes before complaining', 'a problem is something to be fixed', 'loyalty is shown by turning up and not by talk'],
  divisions: ['fathers with children at home and men who live alone need different things', 'some were raised to talk and most were raised to work'],
  trusted: [voice('a friend of twenty years', 'he has seen the bad year and the good one'), voice('a foreman or a coach', 'he says it in three words')],
  distrusted: [
    voice('experts who begin with feelings', 'they have not asked about the work'),
    voice('advertisements with a jolly bearded man', 'nobody they know dresses like that'),
  ],
  media: ['sports radio and podcasts', 'how-to and repair videos'],
  venues: ['hardware stores', 'barbershops', 'ball games and fishing banks'],
  networks: ['men talk side by side, while they work or drive', 'a wife or a sister makes the appointment'],
  rhythms: ['work fills the day and the garage fills the evening', 'they go when it hurts and not before'],
  barriers: [
    barrier(
      'habit',
      'men who wait until it hurts',
      'it has always gone away by itself so far',
      'a date that somebody else has already set',
      'have a partner or a friend book it for ten of them and see who goes',
    ),
    barrier(
      'social-risk',
      'men who would have to ask for help',
      'asking would put them below the person they ask',
      'a trade in which they give something back',
      'ask when they last asked another man for help and with what',
    ),
  ],
  scenes: ['a workbench with a radio on', 'two men looking into an engine', 'a waiting room chair with a ball cap on it'],
  findable: ['trade-association and lodge member counts', 'fishing-license and league totals'],
  blindSpots: ['the woman who answers the door answers for him', 'a man asked how he is says fine'],
  experts: ['researchers of men’s health', 'barbers and coaches trained as listeners'],
}

export const teachers: AudienceKnowledge = {
  values: [
    'the children in the room come before the initiative from downtown',
    'a teacher’s judgment deserves trust',
    'colleagues do not make each other look bad',
  ],
  divisions: ['new teachers and thirty-year teachers read the same rule differently', 'union regulars and people who close the door and teach keep apart'],
  trusted: [voice('the teacher across the hall', 'she lends her best lesson'), voice('a principal who covers lunch duty', 'he knows the children’s names')],
  distrusted: [
    voice('consultants with a new program', 'the last one is in the closet'),
    voice('board members who never visited a class', 'they quote a worksheet'),
  ],
  media: ['staff e-mail and union newsletters', 'teacher pages and lesson-sharing groups'],
  venues: ['the copy room', 'staff meetings on early-release days', 'the parking lot at four'],
  networks: ['a grade-level team decides together whether to bother', 'a note in the mailbox is read and a mass e-mail is not'],
  rhythms: ['August and the weeks before grades are full', 'there are twenty minutes for lunch and no minute for a phone call'],
  barriers: [
    barrier(
      'time',
      'teachers with papers to grade',
      'the evening belongs to grading and the morning to copies',
      'paid time during the school day',
      'offer it in a planning period and after school and compare',
    ),
    barrier(
      'social-risk',
      'teachers who fear a parent complaint',
      'one post by one parent can bring them to the office',
      'a written line from the principal that backs them',
      'ask what happened to the last colleague who spoke up',
    ),
  ],
  scenes: ['a classroom at six with one lamp on', 'a stack of papers on a car seat', 'a copy machine with a line'],
  findable: ['district staff lists in totals', 'union and credential counts by county'],
  blindSpots: ['teachers who have left are asked last', 'staff answer differently when the principal sends the survey'],
  experts: ['sociologists of teaching', 'retired department chairs'],
}

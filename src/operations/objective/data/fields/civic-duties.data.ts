import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Civic duties: the census, poll workers, seats on boards and commissions, volunteer fire departments, town jobs nobody runs for. */
export const civicDuties: DomainKnowledge = {
  tensions: [
    'a wish to be useful pulls against fear of never getting out of it again',
    'being counted is weighed against being known to the government',
    'long experience on a board meets the need for a new face',
    'a quiet retirement is weighed against a fourteen-hour day at the polls',
  ],
  trusted: [
    voice('a town clerk of many years', 'she knows which seat has been empty since spring'),
    voice('a neighbor who served one term and left on time', 'he can say how many evenings it took'),
    voice('a poll worker from the next street', 'people have seen her at the table since they were young'),
    voice('a librarian who helps with forms', 'she does not keep the answers'),
  ],
  distrusted: [
    voice('council members who appoint their friends', 'the vacancy was filled before it was posted'),
    voice('federal letters that look like a scam', 'people have been warned about just such envelopes'),
    voice('party recruiters', 'the seat turns out to be about the next election'),
  ],
  media: ['town websites and posted agendas', 'local newspapers and neighborhood newsletters', 'water-bill inserts and school folders'],
  objections: [
    objection(
      'they have already decided whom they want on the board',
      'in many towns the same few people are asked first',
      'publish the applications and the votes on the last three seats',
    ),
    objection(
      'what I tell the government can be used against me',
      'people have been given reason to worry about lists',
      'read out the law that protects the answers and say who may see them and when',
    ),
    objection(
      'volunteers are doing work that the town should pay for',
      'some of these jobs do replace paid work',
      'list the hours and the tasks, and say what would happen if nobody came forward',
    ),
    objection(
      'poll workers get shouted at these days',
      'some have been threatened in recent elections',
      'say what happened in this county, who is in the room, and what a worker may do',
    ),
    objection(
      'the count is never right, so one form more does not matter',
      'some groups have been undercounted again and again',
      'show what a missed household costs this tract under one formula',
    ),
  ],
  reasons: [
    'a household that is not counted is missing from the formulas that pay for roads and clinics',
    'a polling place that is short of workers opens late or has longer lines',
    'a board with a renter or a parent on it asks different questions',
    'a town without enough firefighters waits longer for a truck from the next one',
    'the count is taken once in ten years and used until the next one',
  ],
  misreadings: [
    'people think that a seat on a board requires a degree or a party',
    'poll workers are believed to work unpaid and to be chosen by the parties',
    'the census is confused with voter rolls, taxes and immigration checks',
    'people think that children, roommates and newborns do not belong on the census form',
    'poll workers are thought to need long training, though it often takes an evening',
  ],
  barriers: [
    barrier(
      'time',
      'people afraid of an endless commitment',
      'they know someone who said yes for a year and stayed for fourteen',
      'a term with a last day printed on it',
      'advertise one seat with an end date and one without and compare the calls',
    ),
    barrier(
      'information',
      'residents who never heard of the opening',
      'it was posted on a page that only applicants know',
      'a personal invitation that names the seat and the hours',
      'ask twenty residents to find the vacancy on the town’s website and time them',
    ),
    barrier(
      'identity',
      'people who think boards are for other people',
      'nobody on the board rents, works nights or speaks with an accent',
      'a seat beside them for somebody they know',
      'invite people in pairs and see who sends in the form',
    ),
    barrier(
      'trust',
      'households wary of government lists',
      'someone in the house has a reason not to open the door',
      'an answer at a table run by people they know',
      'ask community groups what is said at the door about the count',
    ),
    barrier(
      'access',
      'households with several families in one home',
      'the form has room for a family and the apartment holds three',
      'a helper who fills it in with them by phone',
      'ask ten such households who they would list',
    ),
    barrier(
      'time',
      'workers who cannot take election day off',
      'the day at the polls starts before six and is a workday',
      'a half-day shift or a paid day from the employer',
      'ask ten employers whether they would give the day',
    ),
  ],
  backfire: [
    'scolding people about duty brings out those who come anyway',
    'a call for new voices followed by the usual appointment is remembered at the next call',
    'a census poster with an eagle on it frightens the people it is meant for',
    'stories about threats at polling places keep away the calm people who are needed',
  ],
  records: [
    'board rosters with terms and vacancies',
    'Census Bureau self-response rates by tract',
    'poll-worker rosters and no-shows by precinct',
    'fire-department response logs and rosters',
    'pay and training schedules of the election office',
  ],
  scenes: [
    'a row of nameplates with one missing',
    'a gym at five in the morning with tables being unfolded',
    'a census envelope under a pizza coupon',
    'a fire-hall door with a help-wanted banner',
    'a clerk’s counter with a stack of one-page forms',
  ],
  roles: [
    role('supporter', 'board members near the end', 'would leave gladly if somebody took the seat'),
    role('supporter', 'first-year volunteers', 'found it easier than they had feared'),
    role('cross-pressured', 'capable people already overbooked', 'feel that they ought to and have two other boards'),
    role('opponent', 'residents who gave up', 'went to one meeting and saw how it was settled'),
    role('bystander', 'newcomers to town', 'do not know that the town runs on unpaid people'),
    role('gatekeeper', 'clerks and appointing officials', 'decide what is posted, where and for how long'),
    role('supporter', 'census helpers from the block', 'sit at the laundromat with a tablet and speak the language'),
    role('cross-pressured', 'large households sharing one form', 'would answer and are not sure whom they may list'),
    role('opponent', 'residents who refuse the count', 'have been counted before and saw nothing come of the count'),
    role('supporter', 'long-time poll workers', 'have opened the same gym since their children went to school there'),
  ],
  experts: ['municipal clerks', 'census partnership specialists', 'researchers of volunteering'],
}

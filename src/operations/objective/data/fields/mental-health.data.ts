import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Mental health: the 988 line, counseling, suicide prevention, loneliness, grief, people who do not ask for help. */
export const mentalHealth: DomainKnowledge = {
  tensions: [
    'keeping it in the family pulls against telling somebody who is trained',
    'being strong for others is weighed against having someone to lean on',
    'wanting to be asked meets dread of the question',
  ],
  trusted: [
    voice('a friend who went through it and says so', 'he talks about it like a knee operation'),
    voice('a barber or bartender who listens', 'people tell him things and it stays there'),
    voice('a peer counselor', 'she has had the same nights and does not take notes first'),
    voice('a foreman who took time off for it himself', 'he still had his job afterward'),
  ],
  distrusted: [
    voice('employers with a wellness poster', 'people suspect that a call ends up in a file'),
    voice('apps that ask for a credit card', 'the first answer came from a script'),
    voice('anybody who says “just reach out”', 'they tried and waited two months'),
  ],
  media: ['late-night phone searches', 'podcasts by athletes and veterans who talk about it', 'posters on the inside of restroom doors'],
  objections: [
    objection(
      'talking does not change the debt, the divorce or the pain',
      'many causes are practical and talk does not remove them',
      'say what changed in the first four weeks for one person, including what did not',
    ),
    objection(
      'you call for help and the police come to the door',
      'emergency responses have gone badly for some callers',
      'explain when anyone is sent, who it would be here, and what a caller can say about it',
    ),
    objection(
      'everybody is told to get counseling and there is nobody to see',
      'waiting lists are long in many counties',
      'list what can be had this week, with hours, price and whether a person answers',
    ),
  ],
  reasons: [
    'asking somebody directly about suicide does not put the thought there and often brings relief',
    'distance from a gun or pills during a bad week can be enough to get through it',
    'a person who talks early usually needs less help than one who waits',
  ],
  misreadings: [
    'the 988 line is believed to be only for people with a gun in their hand',
    'irritation, drinking and overtime are seen as temper or ambition and not as signs',
    'counseling is pictured as years on a couch, though many people go a handful of times',
  ],
  barriers: [
    barrier(
      'identity',
      'men who handle it alone',
      'asking for help sounds to them like failing at the one thing a man should do',
      'a way to start that looks like work or exercise and not like therapy',
      'offer a walk and a talk under two different names and see who comes',
    ),
    barrier(
      'social-risk',
      'people whose job or gun could be at stake',
      'a pilot, an officer or a hunter fears that one appointment ends up on a record',
      'a written answer on who learns of it and who does not',
      'ask what they believe is reported and set it beside the rule',
    ),
    barrier(
      'access',
      'people told to wait eight weeks',
      'they called on their worst day and were given a date two months off',
      'a first conversation within two days, by phone if need be',
      'call ten practices as a new patient and note the first open date',
    ),
    barrier(
      'information',
      'friends who do not know what to say',
      'they saw that something was wrong and were afraid to make it worse',
      'three sentences that have been tried and one number',
      'let twenty people practice the question aloud and ask again a month later',
    ),
  ],
  backfire: ['describing how a person died can put others at risk', 'a hashtag about awareness tells people in trouble that others are having a campaign'],
  records: ['CDC tables on suicide by age and sex', '988 call and answer rates by state', 'clinic waiting times and no-show counts'],
  scenes: [
    'a truck parked with the engine off',
    'a phone face up on a nightstand',
    'two men on a tailgate looking at the same field',
    'a waiting room with one other person in it',
    'a card with a number stuck in a mirror',
  ],
  roles: [
    role('supporter', 'people who came through it', 'say it was worth the first awful call'),
    role('supporter', 'relatives of someone they lost', 'want the question asked that they did not ask'),
    role('cross-pressured', 'worn-out listeners', 'hear everybody’s troubles and tell no one their own'),
    role('opponent', 'elders who keep it private', 'were raised not to speak of such things and managed'),
    role('bystander', 'coworkers who noticed something', 'saw the change and did not think it was their place'),
    role('gatekeeper', 'coaches, chaplains and shift leads', 'hear it first and decide whether to pass it on'),
  ],
  experts: ['crisis-line supervisors', 'rural psychologists', 'suicide-prevention researchers'],
}

import type { Need } from './experience.ts'
import type { Stake } from './stakes.data.ts'

const stake = (needs: readonly Need[], touches: string): Stake => ({ needs, touches })

export const foodHungerStakes: readonly Stake[] = [
  stake([], 'knows which week of the month the cupboard looks like the first one again'),
  stake(['kids'], 'has {kid}, who eats at school and comes home hungry on snow days'),
  stake(['works', '!degree'], 'works full time and once put groceries back at the register with people waiting'),
  stake(['faith'], 'packs boxes in the church basement and has seen two coworkers in the line'),
  stake(['old'], 'grew up on government cheese and does not laugh about it'),
  stake(['grown'], 'feeds two grandchildren on weekends and does not send them home without a bag'),
  stake(['business'], 'sells groceries or lunches and can tell by the sales when benefits have come in'),
  stake(['student'], 'skips lunch on lab days because the meal plan ran out'),
  stake(['school'], 'keeps crackers in a drawer for three children and pays for them'),
  stake(['retired'], 'drives a delivery route for the food bank and knows which doors take long to open'),
  stake(['rural'], 'lives forty minutes from a full grocery store and plans around the freezer'),
  stake(['rents'], 'pays the rent first and shops with what is left'),
  stake(['mid'], 'was laid off {ago} and learned that winter what a pantry asks for'),
  stake(['partner'], 'argued with {partner} about applying and let the form expire'),
  stake(['health'], 'asks patients about food because the pills are to be taken with a meal'),
]

export const childrenFamilyStakes: readonly Stake[] = [
  stake([], 'knows a family in which the grandmother is doing it all over again'),
  stake(['kids'], 'has {kid} and three numbers to call when the sitter cancels'),
  stake(['kids', 'works'], 'leaves work at a quarter past five because daycare charges by the minute'),
  stake(['grown'], 'watches a grandchild three days a week so that a daughter can keep her job'),
  stake(['faith'], 'belongs to a church in which two families foster and everybody brings casseroles'),
  stake(['school'], 'has filed a report about a child and lay awake afterward'),
  stake(['partner'], 'has talked with {partner} about the empty room and stopped at the same point each time'),
  stake(['young'], 'spent a year in a cousin’s home as a child and remembers who drove over to visit'),
  stake(['business'], 'loses a good worker each time a home daycare closes'),
  stake(['old'], 'raised four and one more who was not born to the family'),
  stake(['health'], 'has held newborns at the hospital who were waiting for somebody to be cleared'),
  stake(['works'], 'traded shifts for a year because child care opened an hour too late'),
  stake(['alone'], 'would have room for a child and supposes that nobody would ask a single person'),
  stake(['rural'], 'drives twenty-five miles to the only provider with an opening'),
  stake(['mid'], 'has a niece in care two counties away and sees her on alternate Saturdays'),
]

export const agingCareStakes: readonly Stake[] = [
  stake([], 'has found somebody on a floor once and still listens for it'),
  stake(['grown'], 'wants to be the one who decides and has not said to the children what that would be'),
  stake(['old'], 'holds on to the counter while turning and calls it a habit'),
  stake(['mid'], 'drives to a parent’s house every second evening and takes the trash out there first'),
  stake(['kids'], 'has {kid} at one end of the day and a father’s pills at the other'),
  stake(['works'], 'used up the vacation days on a mother’s appointments'),
  stake(['health'], 'lifts other people’s parents for a living and worries about who lifts {their} own'),
  stake(['old', 'partner'], 'cannot leave {partner} alone for longer than an errand takes'),
  stake(['veteran'], 'was told to take the ramp by the VA and put it off until the second fall'),
  stake(['faith'], 'takes communion to people who used to sit two pews ahead'),
  stake(['rents'], 'lives on a third floor and hears an older neighbor stop on each landing'),
  stake(['young'], 'moved in with a grandfather to help and found out what help means'),
  stake(['business'], 'had a regular who stopped coming because of one step at the door'),
  stake(['urban'], 'plans every trip by which elevators are working'),
  stake(['retired'], 'sits with a friend from work who no longer knows the name of the company'),
]

export const animalsWildlifeStakes: readonly Stake[] = [
  stake([], 'buried a dog {ago} and still looks at the spot by the door'),
  stake(['kids'], 'has {kid}, who asks for a puppy at supper and has a name ready'),
  stake(['rural'], 'finds kittens in the barn each May that somebody else’s cat left there'),
  stake(['rents'], 'moved twice because of a lease that allowed no dog'),
  stake(['male', 'rural'], 'hunts with a brother on opening day and has seen fewer deer three years in a row'),
  stake(['old'], 'talks to a cat more than to anybody else on weekdays'),
  stake(['owns'], 'has lost a bird feeder and two trash cans to the same bear'),
  stake(['business'], 'sells bait or boards dogs and hears every rumor about the lake'),
  stake(['works'], 'found a stray behind the loading dock and has had it ever since'),
  stake(['grown'], 'has a grown child’s cat, which was to stay for a month'),
  stake(['car'], 'tows a boat to four lakes each summer and has never been asked to clean it'),
  stake(['partner'], 'disagrees with {partner} about whether a third animal is too many'),
  stake(['young'], 'learned to fish from an uncle and taught a roommate with the same rod'),
  stake(['urban'], 'walks the dog past a row of bowls that somebody fills at night'),
  stake(['!young'], 'remembers when that lake had no weeds and the porch had swallows'),
]

export const artsRecreationStakes: readonly Stake[] = [
  stake([], 'learned something in a public room once that no school had taught'),
  stake(['kids'], 'has {kid}, who would rather be at the field than at the table'),
  stake(['kids', 'works'], 'coaches because the league would have folded without one more adult'),
  stake(['old'], 'reads three newspapers at the library because the heat is on there'),
  stake(['rents'], 'has no yard and counts the park as the living room'),
  stake(['grown'], 'takes grandchildren to story time and stays for the picture books'),
  stake(['young'], 'wrote a first job application on a library computer'),
  stake(['business'], 'sells twice as many lunches on game and festival days'),
  stake(['faith'], 'sings in a church choir and has never set foot in the concert hall'),
  stake(['works', '!degree'], 'plays in a band that practices in a garage because rooms cost money'),
  stake(['partner'], 'met {partner} at a softball game and drives past the field on purpose'),
  stake(['school'], 'uses the museum bus trip because the art room lost its teacher'),
  stake(['urban'], 'walks through the park to work and knows which lamp is out'),
  stake(['rural'], 'waits for the bookmobile on alternate Wednesdays'),
  stake(['retired'], 'took up painting after the last day of work and would like to show one'),
]

export const roadSafetyStakes: readonly Stake[] = [
  stake([], 'was first at a crash {ago} and drives differently on that stretch'),
  stake(['kids'], 'has {kid} in the back seat, who repeats everything said at the wheel'),
  stake(['grown'], 'taught a daughter to drive and still listens for the car at night'),
  stake(['young', 'car'], 'ran a red light while reading one line of a message and told no one'),
  stake(['works', 'car'], 'takes calls from the office on the highway because a missed one is noticed'),
  stake(['old'], 'was asked by a son to stop driving at night and has not answered'),
  stake(['health'], 'can tell from an injury whether there was a belt'),
  stake(['business'], 'pays insurance on three vans and gets a letter after each ticket'),
  stake(['rural'], 'drives a two-lane road with deer, no shoulder and four crosses'),
  stake(['urban'], 'crosses a six-lane road on foot twice a day and waits for a driver’s eyes'),
  stake(['partner'], 'gets a message from {partner} at each arrival since one bad winter'),
  stake(['male', 'young'], 'rides with friends who drive faster when somebody films'),
  stake(['faith'], 'has been to two funerals for teenagers from the same road'),
  stake(['!young'], 'lost a classmate in a car with no belts and could draw the curve'),
  stake(['veteran'], 'was more afraid on the drive home from the base than overseas'),
]

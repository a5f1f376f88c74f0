import type { Portrait } from '../portrait.ts'
import { careObjectionPortraits } from './portraits-fields-care.data.ts'
import { openAirObjectionPortraits } from './portraits-fields-open-air.data.ts'
import { publicObjectionPortraits } from './portraits-fields-public.data.ts'
import { strainObjectionPortraits } from './portraits-fields-strain.data.ts'

/** Who makes each objection of the domain tables, by the claim as it stands there. */
export const objectionPortraits: Readonly<Record<string, Portrait>> = {
  ...careObjectionPortraits,
  ...openAirObjectionPortraits,
  ...strainObjectionPortraits,
  ...publicObjectionPortraits,
  'the country’s own border and towns come first and every dollar abroad is a dollar not spent there': {
    name: 'Border-first voters',
    life: 'They can list three things within ten miles that money would fix.',
  },
  'an ally’s choices can drag the country into a war that nobody voted for': {
    name: 'Blank-check skeptics',
    life: 'Draft-age children, or having been that age once, makes them ask who decides when it is over.',
  },
  'criticism of an allied government is treated as hatred or betrayal': {
    name: 'Critics called names before',
    life: 'They asked an ordinary question once, were given a name for it, and have been careful and angry since.',
  },
  'the rule would finish small operations and spare the big ones': {
    name: 'Small-operation defenders',
    life: 'They have watched three neighbors sell out after a rule and can name the herds.',
  },
  'the contamination is old and today’s people are billed for it': {
    name: 'Households blamed for the past',
    life: 'Their grandfather farmed it before there was a limit, and they are asked about it as if it were last spring.',
  },
  'testing a well only lowers the sale price': {
    name: 'Owners protecting sale prices',
    life: 'The house is the pension, and a number on paper has to be disclosed.',
  },
  'it raises bills for people who already choose between heat and food': {
    name: 'Households worried about bills',
    life: 'They keep the thermostat low already and are told that it could be worse.',
  },
  'the supply fails when it is coldest': {
    name: 'Doubters of grid reliability',
    life: 'They ran a generator for two days once, with an oxygen machine in the house.',
  },
  'what one town does changes nothing while others build': {
    name: 'Skeptics who look abroad',
    life: 'They read about other countries’ plants and put the page down.',
  },
  'the risks are played down': {
    name: 'Side-effect doubters',
    life: 'They know somebody to whom it happened, and the leaflet gives it half a line.',
  },
  'the companies and clinics gain from it': { name: 'Doubters of the companies', life: 'They have paid enough bills to assume that a campaign has a buyer.' },
  'healthy people are made into patients': { name: 'Overtreatment skeptics', life: 'A scare that turned out to be nothing cost them three weeks of sleep.' },
  'more money has gone in and results have not moved': {
    name: 'Voters who want results',
    life: 'They keep old levy flyers and compare the promises line by line.',
  },
  'parents should not have to fight the school over what their child is taught': {
    name: 'Parents who want transparency',
    life: 'A worksheet at the bottom of a backpack was how they found out.',
  },
  'the board listens to those who shout': {
    name: 'Residents politely ignored',
    life: 'Their polite e-mail went unanswered in the month the loud group got its meeting.',
  },
  'costs will rise and the work will go elsewhere': { name: 'Workers who saw plants close', life: 'They worked at a place that is now a parking lot.' },
  'good workers do better dealing for themselves': { name: 'Workers who negotiate alone', life: 'They asked, got it, and wonder why others do not.' },
  'small firms cannot carry what big ones can': {
    name: 'Owners of small firms',
    life: 'They do payroll at the kitchen table and know what a week without orders is.',
  },
  'anyone careful has nothing to fear': { name: 'Users who feel safe', life: 'Good with locks and passwords, they think of victims as people who click.' },
  'new rules will be written by the companies or break what works': {
    name: 'Skeptics of industry rules',
    life: 'They have seen a law arrive with a company’s fingerprints on it.',
  },
  'parents and users should decide, not government': {
    name: 'Parents with house rules',
    life: 'Devices sleep in their kitchen at nine, and they need no statute for it.',
  },
  'the candidates are the same and neither will fix the road': {
    name: 'Residents who see no change',
    life: 'The road in front of the house has outlived five officeholders.',
  },
  'the count cannot be trusted': { name: 'Vote-count doubters', life: 'They watched a total change overnight and heard three explanations.' },
  'people who know little should not be pushed to vote': {
    name: 'Voters who skip what’s unfamiliar',
    life: 'They would rather leave a line blank than guess, and think others should too.',
  },
  'they would find the money if they cut what is wasted': {
    name: 'Cut-waste-first voters',
    life: 'They know one item, it is a bad one, and it stands for the rest.',
  },
  'people on fixed incomes cannot carry one more bill': {
    name: 'Retirees with rising bills',
    life: 'The pension letter and the tax letter were opened in the same week.',
  },
  'a temporary levy never ends': { name: 'Skeptics of temporary taxes', life: 'They voted for a ten-year levy that is now twenty-two.' },
  'the roads, pipes and classrooms are already full': {
    name: 'Residents worried about capacity',
    life: 'A flooded basement or thirty-one children in a classroom is their argument.',
  },
  'the new units will be rented to people richer than the neighbors': {
    name: 'Renters who expect high rents',
    life: 'They saw the listing for the last new building and laughed.',
  },
  'owners put their life savings into what the rules promised': {
    name: 'Owners who relied on rules',
    life: 'They read the code before they bought and planned a retirement on it.',
  },
  'it slows everybody for the sake of a few': { name: 'Drivers tired of delays', life: 'They count lights, and there is one more than last year.' },
  'shops lose the customers who park': {
    name: 'Shopkeepers who need parking',
    life: 'Older customers tell them at the counter that they will go to the mall.',
  },
  'working people with tools and children cannot do it by bus or bike': {
    name: 'Tradespeople with tools to carry',
    life: 'Drywall, buckets and a compressor do not travel on a rack.',
  },
  'rules bind the careful and never reach those who do harm': { name: 'Law-abiding skeptics', life: 'They lock up, took the class and wonder who else did.' },
  'more enforcement falls on the same few blocks': {
    name: 'Residents of over-patrolled blocks',
    life: 'They can tell by the cars which week a crackdown is on.',
  },
  'officials count what looks good': { name: 'Doubters of official numbers', life: 'They remember the year a definition changed and the numbers improved.' },
  'rules that are not kept punish those who kept them': {
    name: 'Rule-keeping families',
    life: 'They paid lawyers, waited apart for years and watched others not.',
  },
  'schools and clinics here carry the cost of decisions made elsewhere': {
    name: 'Residents of overstretched towns',
    life: 'New pupils came in March, and the budget had been set in June.',
  },
  'strict enforcement falls on people who have worked here for years': {
    name: 'Defenders of longtime workers',
    life: 'The foreman has coached Little League longer than the inspector has been alive.',
  },
  'prices are set by others and every practice is paid for by the farmer': {
    name: 'Farmers with thin margins',
    life: 'They sell at a price read off a phone and buy at one printed on a sack.',
  },
  'the rule was written by people who have never calved at night': {
    name: 'Critics of impractical rules',
    life: 'A deadline fell in their third week of calving, and the office was closed at five.',
  },
  'it takes years to show and the lease runs out in one': {
    name: 'Doubters with short leases',
    life: 'They would plant it for their own grandchildren, and it is not their ground.',
  },
  'people have been here thirty years and it never reached them': {
    name: 'Long-time residents without damage',
    life: 'Photographs of the yard in every spring since the wedding bear them out.',
  },
  'the cost is certain and the event is not': { name: 'Savers tired of premiums', life: 'They have paid premiums for decades and seen nothing come back.' },
  'if it is that bad the government will pay': { name: 'Optimists who expect aid', life: 'A cousin got a check after the last one.' },
  'it all ends in the same truck': { name: 'Recycling cynics', life: 'They have watched both bins go into one hopper.' },
  'washing and driving it costs more than it saves': { name: 'Doubters of the savings', life: 'They rinse a jar and think of the meter.' },
  'makers should be made to fix it, not households': { name: 'Critics of packaging makers', life: 'They carry home four layers around one toothbrush.' },
  'charity lets government and employers off': { name: 'Critics of charity', life: 'They have ladled soup for years beside the same closed factory.' },
  'the same ten people do everything and are tired': { name: 'Worn-out helpers', life: 'They could draw the roster from memory.' },
  'outsiders with an agenda use the congregation’s good name': {
    name: 'Guardians of the congregation’s name',
    life: 'They remember the group that used the hall and the photograph that followed.',
  },
  'it costs more and does the same': { name: 'Shoppers who see no difference', life: 'They turned both packages over and read one list.' },
  'small print takes back what the front gives': { name: 'Small-print readers', life: 'A free trial is in their experience a bill.' },
  'one shopper changes nothing': { name: 'Shoppers who doubt their impact', life: 'They see pallets arrive and think of a drop in them.' },
  'recruiting leans on kids with few choices': { name: 'Critics of school recruiting', life: 'They drew a map once of which schools get visits.' },
  'the care afterwards does not match the promise': { name: 'Doubters of veterans’ care', life: 'They have sat in the waiting area with a brother.' },
  'you lose the say over your own body and years': {
    name: 'Critics of binding contracts',
    life: 'They read the clause about reassignment twice and passed the page on.',
  },
  'the centers sell what donors give for free': { name: 'Critics of blood sales', life: 'They looked up the price of a unit.' },
  'some are turned away for who they are': { name: 'Refused donors', life: 'They answered truthfully and were thanked and refused.' },
  'donors who fainted were not looked after': { name: 'Donors who fainted once', life: 'They woke on a linoleum floor with a hurried face above them.' },
  'it is less harmful than what came before': { name: 'Users who switched from worse', life: 'They gave up something worse and count it as a victory.' },
  'bans push it into bathrooms and back seats': { name: 'Ban skeptics', life: 'They can say which restroom it moved to.' },
  'adults do worse and lecture': { name: 'Critics of adult hypocrisy', life: 'They watch a lecture delivered by somebody on a smoke break.' },
  'there are more pressing things than {subject}': { name: 'Residents with other priorities', life: 'They would begin with the road, the rent or the clinic.' },
  'those who push {subject} will not carry the cost': {
    name: 'Doubters who bear the cost',
    life: 'They notice that the people on stage go home to another zip code.',
  },
  'it was tried and it faded': { name: 'Residents who remember failures', life: 'The banner from the last drive is still in a closet {in}.' },
}

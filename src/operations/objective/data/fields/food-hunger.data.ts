import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Food and hunger: SNAP and WIC, pantries and food banks, school and summer meals. */
export const foodHunger: DomainKnowledge = {
  tensions: [
    'pride in feeding one’s own family pulls against standing in a line for food',
    'care with tax money pulls against not making hungry people prove it twice',
    'choosing one’s own groceries is weighed against taking what is in the box',
    'running a pantry with what comes in is weighed against sending people away',
  ],
  trusted: [
    voice('a school cafeteria manager', 'she sees who asks for seconds on Monday'),
    voice('a neighbor who has used the pantry', 'he can say what is handed out and what is asked'),
    voice('a grocery cashier', 'she rings up every kind of card and makes no face'),
    voice('a pantry volunteer who once stood in the line', 'she remembers what she wished somebody had told her'),
  ],
  distrusted: [
    voice('officials who talk about fraud first', 'people hear themselves accused before they have applied'),
    voice('companies that hand over dented cans for the cameras', 'the photograph seems to matter more than the food'),
    voice('strangers who film the giveaway line', 'nobody in it was asked'),
  ],
  media: ['school lunch menus and take-home folders', 'pantry Facebook pages', '211 listings and clinic bulletin boards'],
  objections: [
    objection(
      'people who could work are living off people who do',
      'some adults who get help are able to work more than they do',
      'show who receives it by age and by work, from the agency’s own tables, and say what the work rules are',
    ),
    objection(
      'the benefit runs out before the month does, so it is not worth the paperwork',
      'for some households the benefit is small',
      'work out one real household’s benefit and the hours the application took',
    ),
    objection(
      'pantries hand out what stores could not sell',
      'some boxes are heavy on starch and short on fresh food',
      'list what was in last month’s boxes and what the pantry buys itself',
    ),
  ],
  reasons: [
    'a child who has eaten breakfast can follow the first lesson',
    'benefits spent at the local store come back as local pay',
    'a month of groceries covered can keep the rent paid',
    'a signed meal form can bring the school money beyond the lunch',
    'two more hands at the pantry keep the line out of the rain',
  ],
  misreadings: [
    'SNAP, WIC, school meals and the food pantry are taken for one program with one form',
    'many working households believe that a paycheck rules them out',
    'people think that taking a box leaves less for somebody who needs it more',
    'parents think that a meal form is only for families who are poor all year',
  ],
  barriers: [
    barrier(
      'social-risk',
      'parents who fear being seen in the food line',
      'somebody from work or church could see the car outside the pantry',
      'a pickup that looks like any grocery order',
      'offer curbside pickup for a month and count first-time visitors',
    ),
    barrier(
      'information',
      'working families who think they earn too much',
      'they heard a limit years ago from a cousin and never looked again',
      'a two-minute check of the income limit for their household size',
      'screen fifty such families and count how many qualify',
    ),
    barrier(
      'access',
      'applicants who lost the benefit over a form',
      'a notice went to an old address and the interview call came during work',
      'a helper who makes the call with them',
      'ask the office how many cases close for missing papers and how many reopen',
    ),
    barrier(
      'trust',
      'families who do not write down income',
      'a school form that asks for income and names seems to go further than the lunchroom',
      'a note from the cafeteria manager on who sees the school meal form',
      'ask which line of the meal form was left blank',
    ),
    barrier(
      'time',
      'willing pantry helpers without a shift',
      'the pantry runs on the morning on which they work',
      'a task that can be done on the way home, such as a pickup',
      'offer three kinds of pantry tasks and see which fills first',
    ),
  ],
  backfire: [
    'pictures of thin children make families who are short on the twentieth think that it is for others',
    'a holiday food drive tells people that hunger is over in January',
    'a lunch line in which some children pay and some do not shows everybody who is who',
    'thanking volunteers in front of the people in line embarrasses both',
  ],
  records: [
    'USDA tables of SNAP participation by state and county',
    'the school district’s free and reduced-price meal counts',
    'pantry sign-in totals by week',
    'volunteer sign-ups and returns by shift at the pantry',
  ],
  scenes: [
    'a kitchen cupboard with one box of pasta left',
    'a cafeteria line with steam on the glass',
    'a row of cars outside a pantry on a Saturday morning',
    'a checkout belt with a divider and an EBT card',
    'a cooler of summer lunches under a park tree',
  ],
  roles: [
    role('supporter', 'pantry regulars turned volunteers', 'stood in the line before they ran it'),
    role('supporter', 'lunchroom and school-office staff', 'know which children are hungry on Monday'),
    role('cross-pressured', 'families just over the limit', 'need the help in some months and think it is meant for poorer people'),
    role('opponent', 'taxpayers who want work first', 'think that help without work keeps people where they are'),
    role('bystander', 'households that never ran short', 'give cans in November and do not know who gets them'),
    role('gatekeeper', 'county caseworkers and pantry directors', 'decide which papers are asked for at the door'),
  ],
  experts: ['benefits enrollment specialists', 'food-bank logistics managers', 'pediatric nutrition researchers'],
}

import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Child care and family services: daycare, foster and kinship care, home visits, parenting help, child safety. */
export const childrenFamily: DomainKnowledge = {
  tensions: [
    'a parent’s right to decide pulls against a child’s need to be safe',
    'the price of good care pulls against the wages of those who give it',
    'opening one’s home to a child means opening it to caseworkers and courts',
    'a grandmother close by is weighed against a center with a license',
  ],
  trusted: [
    voice('a foster parent with ten years behind her', 'she talks about the hard nights and the good ones'),
    voice('a daycare teacher who stayed', 'she has watched two sets of siblings grow up'),
    voice('a home-visiting nurse', 'she came back every week and did not judge the dishes'),
    voice('an adult who grew up in foster care', 'he can say what helped him and what did not'),
  ],
  distrusted: [
    voice('agencies that are always recruiting', 'they went quiet after the placement'),
    voice('hotlines and investigators', 'families fear that a question can end with a child taken away'),
    voice('daycare chains with a waiting-list fee', 'the fee is kept and the call never comes'),
  ],
  media: ['neighborhood parent groups', 'daycare bulletin boards and apps', 'church announcements and adoption-month news stories'],
  objections: [
    objection(
      'raising children is the family’s job and not the government’s',
      'most parents do want to make these choices themselves',
      'say exactly what is offered, who may turn it down, and what happens if they do',
    ),
    objection(
      'the system breaks the hearts of people who take children in',
      'many placements end with a return home and little notice',
      'let two families describe a goodbye and say what support they had',
    ),
    objection(
      'more rules for providers only close the last daycare in town',
      'small home daycares have closed over costs',
      'go through one provider’s monthly budget and show which rule costs what',
    ),
  ],
  reasons: [
    'a parent with steady child care can keep a job',
    'a child who can stay near school and cousins loses less',
    'help in the first year costs a town less than a crisis in the tenth',
    'a subsidy lets a parent choose a provider for the child and not for the price',
  ],
  misreadings: [
    'people think that only married homeowners may foster',
    'foster care is taken for adoption, though the first goal is usually to go home',
    'child-care subsidies are believed to be for parents who do not work',
    'parents think that a child-care waiting list is not worth joining',
  ],
  barriers: [
    barrier(
      'belief',
      'people sure they would be turned down',
      'they rent, live alone or are past fifty and suppose that this rules them out',
      'a short list of what really disqualifies a person',
      'read the licensing rules with ten of them and count who is ruled out',
    ),
    barrier(
      'money',
      'parents whose pay goes to daycare',
      'after the daycare bill a second paycheck is hardly worth the drive',
      'a subsidy estimate for their own family',
      'work out with twenty parents what is left of one paycheck after care',
    ),
    barrier(
      'trust',
      'families who fear child protective services',
      'someone they know asked for help and got an investigation',
      'a helper who can say in writing what must be reported and what is not',
      'ask what they think a visitor writes down, and compare it with the form',
    ),
    barrier(
      'information',
      'night-shift parents looking for daycare',
      'every provider on the list closes at six',
      'a list of providers with evening hours and openings this month',
      'call twenty providers and note who is open past six',
    ),
    barrier(
      'time',
      'interested couples stopped by the training',
      'the foster licensing class runs on ten weeknights',
      'weekend training with child care',
      'ask those who dropped out at which session it was',
    ),
  ],
  backfire: [
    'sad photographs of waiting children bring calls that stop at the first form',
    'praising foster parents as saints tells ordinary people that they are not good enough',
    'a brochure with one happy family makes parents who are exhausted feel watched',
  ],
  records: [
    'AFCARS foster-care counts by state',
    'state child-care licensing and subsidy waiting lists',
    'training sign-ups set beside licenses granted',
    'hours and openings reported by licensed daycare providers',
  ],
  scenes: [
    'a row of small coats on hooks',
    'a trash bag of clothes on a made-up bed',
    'a parent at a daycare door at one minute to six',
    'a kitchen table with a stack of licensing forms',
    'a car seat being moved from one car to another',
  ],
  roles: [
    role('supporter', 'long-time foster families', 'still keep a spare bed made up'),
    role('supporter', 'home-daycare providers', 'open at six because the shift starts at seven'),
    role('cross-pressured', 'grandparents who stepped in', 'are raising the children already and never asked for help'),
    role('opponent', 'families hurt by the system', 'lost a child to it or nearly did and warn others'),
    role('bystander', 'couples with an empty bedroom', 'have thought about it once and told nobody'),
    role('gatekeeper', 'licensing workers and family judges', 'decide how long the next step takes'),
  ],
  experts: ['foster-family recruiters', 'child-development researchers', 'former foster youth who train caseworkers'],
}

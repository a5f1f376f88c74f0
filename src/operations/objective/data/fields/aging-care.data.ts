import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Aging, disability and caregiving: falls, home care, dementia, access, respite, plans for later. */
export const agingCare: DomainKnowledge = {
  tensions: [
    'staying in one’s own home pulls against being safe in it',
    'wanting help is weighed against who will come in and touch one’s things',
    'a daughter’s worry meets a parent’s right to take a risk',
    'keeping busy pulls against admitting that the stairs have become a problem',
  ],
  trusted: [
    voice('a home health aide who has come for years', 'she knows where the rug slips'),
    voice('a caregiver whose own mother had it', 'she can say what the third year is like'),
    voice('a disabled person who does the same job', 'he has solved that problem already'),
    voice('an options counselor at the area agency on aging', 'she sells nothing and knows the forms'),
  ],
  distrusted: [
    voice('salesmen for stair lifts and annuities', 'they call back until the answer is yes'),
    voice('officials who plan ramps without asking', 'the ramp was built and the door still opens outward'),
    voice('relatives who visit at Thanksgiving', 'they have opinions and a flight on Sunday'),
  ],
  media: ['senior-center newsletters', 'caregiver Facebook groups', 'handouts in clinic and pharmacy waiting rooms'],
  objections: [
    objection(
      'we have always looked after our own without a program',
      'many families do, and do it well',
      'say what the help adds in one week, hour by hour, and what stays with the family',
    ),
    objection(
      'strangers in the house steal or never come back',
      'turnover among aides is high and some have stolen',
      'name the background check, the backup plan and the person to call',
    ),
    objection(
      'making everything accessible costs more than the few who need it',
      'some changes to old buildings are expensive',
      'price the three changes that matter most and count who used the last one',
    ),
    objection(
      'a class will not help me, because I am careful already',
      'careful people do fall less',
      'test how long they can stand on one leg and show what six weeks changed for others',
    ),
  ],
  reasons: [
    'a grab bar is cheaper than a broken hip',
    'a caregiver who gets a day off lasts longer',
    'a place that works with a wheelchair works with a stroller and a delivery cart',
    'balance can be trained at eighty and strength comes back within weeks',
  ],
  misreadings: [
    'Medicare is believed to pay for long-term care at home',
    'disability is pictured as a wheelchair, though most disabilities do not show',
    'people who look after a parent do not call themselves caregivers',
    'people believe that falls are a part of aging and cannot be prevented',
  ],
  barriers: [
    barrier(
      'identity',
      'people who do not see themselves as old or disabled',
      'they say that such help is for people who are worse off',
      'an offer named after what it does and not after who it is for',
      'put one notice under two names and count the calls',
    ),
    barrier(
      'time',
      'relatives who cannot leave the house',
      'nobody else can stay with the person they look after',
      'a sitter who comes during the event',
      'offer respite for the same hour and compare attendance',
    ),
    barrier(
      'access',
      'people stopped by a step or a screen',
      'the entrance, the form or the website does not work for them',
      'a walk-through with a person who uses a chair or a screen reader',
      'send three such testers and list where each had to stop',
    ),
    barrier(
      'belief',
      'people who fell and kept quiet',
      'a fall that is known could bring talk of moving',
      'a talk with a therapist that goes into no file',
      'ask in private how many fell in the last year and how many told someone',
    ),
  ],
  backfire: [
    'talking about older people as a burden makes them hide what they need',
    'inspiration stories about disabled people please the audience and annoy disabled people',
    'a picture of a person on the floor makes healthy people turn the page',
  ],
  records: [
    'American Community Survey tables on age and disability by county',
    'area agency on aging waiting lists',
    'ambulance calls for falls by month',
    'class attendance and repeat falls reported by participants',
  ],
  scenes: [
    'a hallway with a night-light and a loose rug',
    'a pill organizer beside a handwritten chart',
    'a wheelchair van with the lift half down',
    'a daughter on the phone in a parked car',
    'a front step with a new handrail',
  ],
  roles: [
    role('supporter', 'caregivers in their second year', 'know every form and have no free afternoon'),
    role('supporter', 'disability-rights advocates', 'want a say in it before it is built'),
    role('cross-pressured', 'long-distance sons and daughters', 'pay the bills and feel guilty by phone'),
    role('opponent', 'elders who want no help', 'would rather fall than be moved'),
    role('bystander', 'healthy people in their fifties', 'think that it is twenty years away'),
    role('gatekeeper', 'discharge planners and clinic social workers', 'choose what goes into the folder on the way home'),
  ],
  experts: ['occupational therapists', 'independent-living center directors', 'caregiver-support counselors'],
}

import { describe, expect, test } from 'vitest'
import { readSituation } from './situation.ts'
import type { DomainName } from './situation-types.ts'

const objectivesOf: Readonly<Partial<Record<DomainName, readonly string[]>>> = {
  'food-hunger': [
    'Get 300 eligible households in Fresno to apply for SNAP before December',
    'Recruit 40 volunteers for the Saturday food pantry in Toledo',
    'Get parents in Akron to return free school lunch forms by September',
    'Raise summer meal site use among teens in Mobile',
    'Persuade voters in Maine to support universal free school meals',
    'Get college students in Ames to use the campus food pantry',
    'Increase WIC enrollment among pregnant women in Yuma',
  ],
  'children-family': [
    'Recruit 25 new foster families in Polk County by May',
    'Get parents in rural Nevada to apply for child-care subsidies',
    'Convince employers in Boise to offer child care',
    'Get first-time mothers in Dayton to accept nurse home visiting',
    'Recruit 30 CASA volunteers in Tulsa',
    'Get grandparents raising grandchildren in Pueblo to join a support circle at the family resource center',
  ],
  'aging-care': [
    'Get adults over 65 in Duluth to sign up for a fall prevention class',
    'Get family caregivers in Savannah to use respite care',
    'Persuade restaurant owners in Asheville to make their entrances accessible',
    'Recruit 60 Meals on Wheels drivers in Knox County',
    'Get adult children in Erie to talk with their parents about advance directives',
    'Persuade the city council to fund wheelchair ramps at bus stops',
  ],
  'animals-wildlife': [
    'Get 200 cat owners in El Paso to use the low-cost spay and neuter clinic by August',
    'Find foster homes for 50 shelter dogs in Cleveland',
    'Get anglers in Minnesota to clean, drain and dry their boats',
    'Persuade deer hunters in Wisconsin to submit samples for chronic wasting disease testing',
    'Get residents of Asheville to use bear-proof trash cans',
    'Encourage homeowners in Austin to plant native flowers for pollinators',
  ],
  'arts-recreation': [
    'Get first-time visitors from the east side to come to the art museum on free Thursdays',
    'Recruit 30 parents to coach youth soccer in Yakima',
    'Build support for the library levy among seniors in Dayton',
    'Get 1,000 families in Gary to sign up for library cards',
    'Get residents to attend the meeting on the new park design in Tulsa',
    'Get teens in Flint to join the community theater',
  ],
  'heat-cold': [
    'Get renters without air conditioning in Phoenix to call the city’s cooling check phone line before July',
    'Get 400 households in Buffalo to install a carbon monoxide alarm before winter',
    'Get seniors in Fresno to go to a cooling center on days with a heat warning',
    'Get 500 low-income homeowners in Maine to sign up for weatherization before October',
    'Encourage neighbors in Philadelphia to check on older neighbors during heat waves',
    'Get eligible families in St. Paul to apply for energy assistance',
  ],
  'courts-justice': [
    'Get 80% of people called for jury duty in Cook County to answer the summons',
    'Get 300 people with old convictions in Flint to apply for expungement by June',
    'Reduce missed court dates among defendants in Yakima County',
    'Get victims of domestic violence in Mobile to call the advocate line',
    'Recruit 25 mentors for returning citizens in Camden',
    'Persuade voters to support bail reform',
  ],
  'civic-duties': [
    'Get renters in Queens to fill out the census',
    'Recruit 120 poll workers under 40 in Maricopa County before the primary',
    'Recruit 12 residents to apply for open seats on town boards in Hadley',
    'Recruit volunteers for the volunteer fire department in Perry Township',
    'Persuade young professionals in Akron to serve on a city commission',
    'Get retirees in Bath to volunteer for the conservation commission',
  ],
  'money-matters': [
    'Get 500 families in Jackson to file a tax return and claim the EITC by April',
    'Get cafeteria workers in Denver to open a bank account',
    'Get employees under 35 to save for retirement',
    'Persuade borrowers in Tulsa to avoid payday loans',
    'Get couples in Boise to meet with a credit counselor about card debt',
    'Recruit 40 volunteers for free tax preparation sites in Newark',
  ],
  'jobs-training': [
    'Get 60 young adults in Flint to apply for an electrical apprenticeship',
    'Get adults without a diploma in Laredo to enroll in GED classes',
    'Get laid-off mill workers in Maine to attend the job fair',
    'Persuade 20 manufacturers in Erie to hire people with a record',
    'Get women in Tucson to sign up for the welding class',
    'Get veterans in Norfolk to use the American Job Center',
  ],
  'mental-health': [
    'Get men over 45 in Montana to talk to a counselor',
    'Get farmers in Iowa to save the 988 number in their phones',
    'Train 200 barbers in Milwaukee in mental health first aid',
    'Increase calls to 988 among veterans in Wyoming',
    'Get college students in Ames to come to a grief support group',
    'Encourage young men in Idaho to ask for help when they feel hopeless',
  ],
  'road-safety': [
    'Increase seat belt use among pickup drivers in rural Kansas',
    'Get teens in Utah to stop texting while driving',
    'Reduce speeding through highway work zones in Indiana',
    'Get parents in Macon to set rules for new teen drivers',
    'Persuade young men in Baton Rouge to plan a sober ride before football games',
    'Cut phone use at the wheel among delivery drivers in Ohio',
  ],
  // A word that belongs to another field, or a place named like one, decides nothing.
  transport: ['Get commuters in Elk Grove to take the bus', 'Build support for a parking garage downtown', 'Get library staff in Reno to bike to work'],
  waste: ['Persuade residents of Overland Park to compost', 'Get apartment dwellers to put food scraps in the green bin'],
  'climate-energy': ['Get homeowners in Vermont to switch to heat pumps', 'Get homeowners to install solar panels in Tucson'],
  'public-health': ['Get parents to vaccinate their kids against measles', 'Get bus drivers in Omaha to check their blood pressure'],
  'blood-giving': ['Get drivers at the Dallas depot to donate blood', 'Get museum volunteers in Boise to give blood online sign-up a try'],
  housing: [
    'We want folks to show up at the planning commission meeting on the new warehouse',
    'Get homeowners to oppose the rezoning at the city council hearing',
    'Get renters in Queens to ask their landlord for a written lease',
  ],
  labor: ['Persuade warehouse workers to join the union', 'Get museum guards to sign union cards before the vote'],
  elections: ['Get people with disabilities in Ohio to vote in the November election', 'Get pet owners in Tampa to register to vote online'],
  schools: ['Build support for the school bond among retirees', 'Increase turnout in the Loudoun County school-board election among parents'],
  safety: ['Get hunters to store guns safely'],
  'taxes-budget': ['Get residents to support a property tax levy for the fire department'],
  technology: ['Get grandparents in Tampa to turn on privacy settings', 'Get parents to keep phones out of bedrooms'],
}

describe.each(Object.entries(objectivesOf))('%s', (field, objectives) => {
  test.each(objectives)('%s', (objective) => {
    expect(readSituation(objective, 'United States').domainName).toBe(field)
  })
})

test.each([
  ['Get people with disabilities in Ohio to vote in November', 'people-with-disabilities'],
  ['Get parents of children with disabilities to attend the school hearing', 'parents'],
  ['Get family caregivers in Savannah to use respite care', 'caregivers'],
  ['Get adult children in Erie to talk with their parents about advance directives', 'caregivers'],
  ['Get nurses in Ohio to report unsafe staffing', 'health-workers'],
  ['Get eligible households in Fresno to apply for SNAP before December', 'tight-budget'],
  ['Get low-income homeowners in Maine to sign up for weatherization', 'homeowners'],
  ['Get laid-off mill workers in Maine to attend the job fair', 'job-seekers'],
  ['Get 200 cat owners in El Paso to use the low-cost spay and neuter clinic', 'pet-owners'],
  ['Get 300 people with old convictions in Flint to apply for expungement by June', 'people-with-records'],
  ['Get delivery drivers in Ohio to put their phones away at the wheel', 'driving-workers'],
  ['Get commuters in Reno to take the bus', 'commuters'],
  ['Persuade young men in Baton Rouge to plan a sober ride before football games', 'young-men'],
  ['Get men over 45 in Montana to talk to a counselor', 'men'],
  ['Get women over 45 in Montana to talk to a counselor', 'women'],
  ['Get middle-school teachers in Tucson to join the reading program', 'teachers'],
  ['Get parents and teachers in Tucson to attend the budget meeting', 'parents'],
  ['Get rowing club members in Erie to give blood', 'club-members'],
  ['Get college students in Phoenix to give blood', 'students'],
  ['Increase seat belt use among pickup drivers in rural Kansas', 'rural'],
])('%s addresses %s', (objective, kind) => {
  expect(readSituation(objective, 'United States').audienceKind).toBe(kind)
})

test('a help line is no call to an official', () => {
  for (const objective of [
    'Get renters without air conditioning in Phoenix to call the city’s cooling check phone line before July',
    'Get victims of domestic violence in Mobile to call the advocate line',
    'Increase calls to 988 among veterans in Wyoming',
    'Get residents to call 211 for heating help',
  ]) {
    const { behaviourClass, behaviour } = readSituation(objective, '')
    expect(behaviourClass).toBe('act')
    expect(behaviour.moment).toMatch(/says why they are calling/)
  }
  expect(readSituation('Get constituents to call their senator about heating aid', '').behaviourClass).toBe('contact')
})

test('a habit at the wheel is not told as an addiction', () => {
  const { behaviour } = readSituation('Reduce speeding through highway work zones in Indiana', '')
  expect(JSON.stringify(behaviour)).not.toMatch(/urge|third day|breath/)
  expect(readSituation('Increase seat belt use among pickup drivers in rural Kansas', '').behaviourClass).toBe('act')
  expect(readSituation('Reduce teen vaping in Ohio high schools by 20%', '').behaviourClass).toBe('reduce')
})

test('applying for a seat is service and filling out the census is not', () => {
  expect(readSituation('Recruit 12 residents to apply for open seats on town boards in Hadley', '').behaviourClass).toBe('volunteer')
  expect(readSituation('Get renters in Queens to fill out the census', '').behaviourClass).not.toBe('volunteer')
})

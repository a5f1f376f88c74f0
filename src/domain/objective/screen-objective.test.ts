import { describe, expect, test } from 'vitest'
import { defaultOutcome } from './default-outcome.ts'
import { screenObjective } from './screen-objective.ts'

const refused: readonly (readonly [string, RegExp])[] = [
  ['Suppress turnout among young voters in Ohio', /voting/],
  ['Lower turnout in Democratic precincts by 5 %', /voting/],
  ['Keep Black voters away from the polls in November', /voting/],
  ['Persuade students not to vote in the primary', /voting/],
  ['Discourage renters from voting in the referendum', /voting/],
  ['Tell Latino voters the wrong date of the election', /voting/],
  ['Convince seniors that election day is moved to Wednesday', /voting/],
  ['Intimidate poll workers until they quit', /voting|intimidate/],
  ['Harass the school board members at their homes', /harass/],
  ['Threaten journalists who cover the mine', /harass/],
  ['Get supporters to dox the clinic staff', /harass/],
  ['Publish the home addresses of the judges', /harass/],
  ['Make the librarian afraid to speak', /harass/],
  ['Get people to attack police officers at the protest', /violence/],
  ['Incite riots before the verdict', /violence/],
  ['Kill the mayor', /violence/],
  ['Get members to take up arms against the county', /violence/],
  ['Fabricate a study that shows the vaccine is deadly', /fabricated/],
  ['Make up quotes from the senator and spread them', /fabricated/],
  ['Create deepfake videos of the candidate', /fabricated/],
  ['Spread false rumors about the bond measure', /fabricated/],
  ['Use fake evidence to win support for the pipeline', /fabricated/],
  ['Increase support for the dam by inventing testimony from farmers', /fabricated/],
  ['Impersonate the county clerk in text messages', /pose/],
  ['Pretend to be nurses and write letters to the editor', /pose/],
  ['Send mailers that look like they are official, under a false name', /pose/],
  ['Run an astroturf campaign for the casino', /hide/],
  ['Use sock puppets to praise the product', /hide/],
  ['Build fake grassroots support for the merger', /hide/],
  ['Win the zoning vote while hiding our funding from the public', /hide/],
  ['Secretly pay influencers to praise the stadium', /hide/],
  ['Make it look like a spontaneous grassroots movement', /hide/],
  ['Make residents hate Muslims', /group/],
  ['Spread fear of immigrants in rural towns', /group|fabricated/],
  ['Persuade voters that Jews are evil', /group/],
  ['Get businesses to refuse to serve gay customers', /group/],
  ['Promote white supremacy among young men', /group/],
  ['Ruin my neighbor so that he moves out', /private/],
  ['Smear John Miller in our town', /private/],
  ['Get my boss fired by the spring', /private/],
]

const welcome = [
  defaultOutcome,
  'Stop voter suppression',
  'Help victims of harassment report it to the police',
  'Reduce impersonation fraud among seniors',
  'Teach people to spot fake news',
  'Oppose the new mosque parking plan',
  'Get parents to oppose the drag story hour at the county library',
  'Reduce voter wait times in Harris County',
  'Fight voter intimidation at the polls',
  'Increase turnout among young voters in Ohio',
  'Persuade voters to reject the bond measure',
  'Get students to report threats against classmates',
  'Protect election workers from harassment',
  'Stop antisemitism on campus',
  'Reduce hate crimes against Asian Americans',
  'Help survivors of stalking get a protective order',
  'Get gamers to stop harassing women online',
  'Prevent gun violence in Chicago',
  'Support Israel after the attacks',
  'Build support for Palestinian statehood among Catholics',
  'Get residents to support stricter border enforcement',
  'Persuade Republicans to oppose the immigration bill',
  'Build real grassroots support for the river cleanup and name every sponsor',
  'Expose astroturfing by the casino industry',
  'Require platforms to label bots',
  'Teach seniors to recognize deepfake calls',
  'Kill the bill that closes the rural hospital',
  'Get farmers to kill weeds without glyphosate',
  'Help people at risk of a heart attack call 911 sooner',
  'Reduce fear of vaccines among parents',
  'Reduce the spread of misinformation about wildfire smoke',
  'Boycott plastic bottles',
  'Discourage teens from vaping',
  'Keep teens from vaping',
  'Protest the closing of the women’s shelter',
  'Convince voters the mayor should resign',
  'Sign the petition to recall the sheriff',
  'Get soldiers to seek help after an attack',
  'Get commuters to use the bike lane',
  'Encourage white working-class voters to support union leaders',
  'Vote against Proposition 12',
  'Get homeowners to remove invasive plants',
  'Do not spread rumors before the recall vote',
  'Persuade undecided Christians to support Muslim neighbors',
  'Make it easier for students to vote',
  'Recruit poll workers in every precinct',
  'recycling',
]

describe('what is refused says why', () => {
  test.each(refused)('%s', (objective, reason) => {
    const verdict = screenObjective(objective)
    expect(verdict.refused).toBe(true)
    if (verdict.refused) {
      expect(verdict.reason).toMatch(reason)
      expect(verdict.reason).toMatch(/“.+”/)
    }
  })
})

describe('honest look-alikes pass', () => {
  test.each(welcome)('%s', (objective) => {
    expect(screenObjective(objective)).toEqual({ refused: false })
  })
})

test('a refusal quotes whole words', () => {
  const verdict = screenObjective('Spread false voting dates so that Black voters stay home on Election Day')
  expect(verdict.refused && /“([^”]*)”/.exec(verdict.reason)?.[1]).toBe('Spread false voting dates so that Black voters')
})

test('a long text is screened whole, not only its first sentence', () => {
  const long = `${'Get residents of Dane County to attend the hearing. '.repeat(40)}Use sock puppets to praise the plan.`
  expect(screenObjective(long).refused).toBe(true)
})

test('the default outcome has at least 60 words', () => {
  expect(defaultOutcome.split(/\s+/).length).toBeGreaterThanOrEqual(60)
})

import { expect, test } from 'vitest'
import { domainKnowledge } from './data/domains.data.ts'
import { fieldFacets } from './data/field-facets.data.ts'
import { readSituation } from './situation.ts'

const wordsOf = (objective: string) => JSON.stringify(readSituation(objective, '').domain)

test('an objective about one matter of a field is not told about the others', () => {
  const jury = wordsOf('Get hourly workers in Cook County to answer the jury summons')
  expect(jury).toMatch(/jurors/)
  expect(jury).not.toMatch(/expunge|cleared record|victims who/)
  const records = wordsOf('Get 300 people with old convictions in Flint to apply for expungement by June')
  expect(records).toMatch(/expunge/)
  expect(records).not.toMatch(/jurors|victims who fear/)
  const census = wordsOf('Get renters in Queens to fill out the census')
  expect(census).not.toMatch(/firefighters|polling place/)
})

test('an objective about the field at large, or a field with one matter, keeps everything', () => {
  const whole = readSituation('Build trust in the courts among voters in Ohio', '')
  expect(whole.domainName).toBe('courts-justice')
  expect(whole.domain.barriers).toHaveLength(domainKnowledge['courts-justice'].barriers.length)
  expect(readSituation('Get farmers in Iowa to save the 988 number', '').domain.roles).toHaveLength(domainKnowledge['mental-health'].roles.length)
})

test.each(Object.keys(fieldFacets))('%s keeps every part and at least two of most things, whatever it is focused on', (field) => {
  const kinds = ['bystander', 'cross-pressured', 'gatekeeper', 'opponent', 'supporter']
  for (const objective of [
    'Get renters to fill out the census',
    'Get workers to answer the jury summons',
    'Get families to file a tax return',
    'Get teens to wear a seat belt',
    'Get anglers to drain their boats',
    'Get seniors to visit the library',
    'Get households to install a carbon monoxide alarm',
    'Get parents to return free school lunch forms',
    'Recruit foster families',
    'Get caregivers to use respite care',
    'Get adults to enroll in GED classes',
  ]) {
    const { domain, domainName } = readSituation(objective, '')
    if (domainName !== field) continue
    expect([...new Set(domain.roles.map(({ kind }) => kind))].sort()).toEqual(kinds)
    for (const list of [domain.barriers, domain.objections, domain.reasons, domain.tensions, domain.records]) expect(list.length).toBeGreaterThan(1)
  }
})

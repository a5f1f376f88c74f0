import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import { readSegmentAddress, segmentParts, segmentSearch } from './segment-address.ts'

test('an address that was written is read back', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom('narratives' as const, 'delivery' as const),
      fc.constantFrom(...hpemStages),
      (segmentId, part, stage) => {
        const address = { segmentId, part, stage }
        expect(readSegmentAddress({ ...segmentSearch(address) })).toEqual(address)
      },
    ),
  )
})

test('whatever stands in the address, it leads to a part and a stage that exist', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.anything(), fc.anything(), (segment, part, stage) => {
      // A stage comes from an address as text; what cannot become text never does.
      fc.pre(typeof stage !== 'object' && typeof stage !== 'symbol')
      const address = readSegmentAddress({ segment, part, stage })
      expect(segmentParts).toContain(address?.part)
      expect(hpemStages).toContain(address?.stage)
    }),
  )
})

test('a stage is found by its plain name too, and without a segment there is no panel', () => {
  expect(readSegmentAddress({ segment: 'a', stage: 'Attitude Shift' })?.stage).toBe('Attitude Shift')
  expect(readSegmentAddress({ part: 'delivery' })).toBeNull()
  expect(readSegmentAddress({ segment: '' })).toBeNull()
  expect(segmentSearch(null)).toEqual({ segment: undefined, part: undefined, stage: undefined })
})

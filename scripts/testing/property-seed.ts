import fc from 'fast-check'

/**
 * Properties draw the same cases in every run of the checks, so that a failure belongs to the change
 * that is checked. `PROPERTY_SEED=random npm run test:unit` draws new ones; a seed that a failure
 * printed is repeated by naming it there.
 */
const asked = process.env.PROPERTY_SEED ?? '20261121'
if (asked !== 'random') {
  const seed = Number(asked)
  if (!Number.isInteger(seed)) throw new Error(`PROPERTY_SEED is "random" or a whole number, not "${asked}".`)
  fc.configureGlobal({ seed })
}

/** The type id of `bigint` in every PostgreSQL. */
export const int8TypeId = 20

/**
 * `bigint` columns and counts read alike from both databases: a number where it is exact (to 2^53),
 * else a BigInt. Left alone, one driver gives text and the other a number.
 */
export function parseInt8(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

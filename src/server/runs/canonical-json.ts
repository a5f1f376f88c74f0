/**
 * JSON with the keys of every object in code-unit order, so that equal values give equal text. For JSON values;
 * `undefined` members are left out as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (member === null || typeof member !== 'object' || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

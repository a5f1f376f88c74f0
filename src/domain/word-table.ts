/**
 * A table that is looked up by words people wrote: it has the given entries and nothing else, while a
 * plain object would also answer to "constructor" and "toString".
 */
export function wordTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, entries)
}

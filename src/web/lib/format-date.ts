const dayTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO date and time in the reader's own form and time zone; 'Invalid Date' when it is none. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : dayTime.format(date)
}

const steps = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [7, 'day'],
] as const

/** How long ago, in words, up to a week; older is the date. `now` in milliseconds since 1970. */
export function formatAgo(iso: string, now: number): string {
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  let amount = (new Date(iso).getTime() - now) / 1000
  if (Number.isNaN(amount)) return 'Invalid Date'
  if (Math.abs(amount) < 45) return 'just now'
  for (const [size, unit] of steps) {
    if (Math.abs(amount) < size) return relative.format(Math.round(amount), unit)
    amount /= size
  }
  return formatDateTime(iso)
}

import { capital } from '../objective/speak.ts'

/** A frame with its parts put in. `{X}` is the part `x` with a capital; slots the parts do not name are left for the caller's slots. */
export function fillFrame(frame: string, parts: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const exact = parts[name]
    if (exact !== undefined) return exact
    const lower = parts[name.toLowerCase()]
    return lower === undefined ? whole : capital(lower)
  })
}

/** Stands in no text: `cleanText` takes it out. */
const joint = '‿'

/** Keeps "11- to 13-year-olds" and "18 to 24 year olds" one word, so that their "to" begins no verb. */
export function shield(text: string): string {
  return text.replace(
    /\b(\d{1,3})(-| years?)? (to|and|or) (\d{1,3}(?:th|st|nd|rd)?)([- ]years?(?:[- ]olds?)?)/gi,
    (_, from: string, dash: string | undefined, word: string, to: string, unit: string) =>
      [`${from}${(dash ?? '').replace(' ', joint)}`, word, `${to}${unit.replaceAll(' ', joint)}`].join(joint),
  )
}

export function unshield(text: string): string {
  return text.replaceAll(joint, ' ')
}

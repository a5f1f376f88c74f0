/** The phrase inside a sentence: "Sign the petition" begins small there, "HPV shots" and "I" do not. */
export function lowerFirst(phrase: string): string {
  return /^[A-Z][a-z]/.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}

/**
 * Takes the API key out of a text: providers repeat what they were sent ("Incorrect API key provided: sk-…").
 * A key of under four characters is a placeholder for a server that wants none, and would cut up ordinary words.
 */
export function redactKey(text: string, apiKey: string | null): string {
  if (apiKey === null || apiKey.length < 4) return text
  return [apiKey, encodeURIComponent(apiKey), JSON.stringify(apiKey).slice(1, -1)].reduce((clean, form) => clean.replaceAll(form, '[API key]'), text)
}

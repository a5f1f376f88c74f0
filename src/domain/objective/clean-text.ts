// Controls, bidi marks, zero-width characters, emoji and list bullets: shown text keeps them, slots inside our sentences must not.
const unspeakable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0F•▪◦●■►→]/gu

/** The text as our sentences can speak it: single spaces, straight list marks gone, no emoji or invisible characters. */
export function cleanText(value: string): string {
  return value
    .replace(/[0-9#*]\uFE0F?\u20E3/gu, ' ')
    .replace(/[\r\n]+\s*[-*]\s+/g, '; ')
    .replace(/[\r\n]+/g, ' ')
    .replace(unspeakable, (character) => (/[0-9#*©®™]/.test(character) ? character : ' '))
    .replace(/[<>{}[\]|\\^~`_‿*#]+/g, ' ')
    .replace(/\bppl\b/gi, 'people')
    .replace(/\s+/g, ' ')
    .replace(/([!?.,;:])\1+/g, '$1')
    .trim()
}

const commonEnglish =
  /\b(?:the|to|of|and|for|with|that|is|are|their|more|people|who|get|from|before|among|support|vote|stop|reduce|increase|help|our|we|not|this)\b/gi

const foreignFunction =
  /\b(?:el|los|las|una|que|para|por|con|del|der|die|das|und|für|mit|nicht|ein|eine|les|des|une|pour|dans|avec|est|sur|il|che|per|gli|della|não|para|uma|dos|em|os|het|een|voor|och|att|som)\b/gi

/** Rough and kind: only a text that clearly is not English is treated as another language. */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return false
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length / letters.length < 0.6) return false
  const words = text.match(/\p{L}+/gu) ?? []
  const english = text.match(commonEnglish)?.length ?? 0
  const foreign = text.match(foreignFunction)?.length ?? 0
  if (words.length <= 3) return foreign <= english
  if (english === 0 && words.length >= 5 && /[^\p{ASCII}]/u.test(text.replace(/[‘’“”–—…]/g, ''))) return false
  return foreign <= english + 1 || foreign / words.length < 0.12
}

const stop = new Set(
  `a about above after again all also an and another any are as at be because been before being below between both but by can could did do does doing down during each every few for
from further get getting goal had has have having he help helping her here him his how i if in increase into is it its itself just least less let like make making many may me might more most much must my need
new next no nor not now of off on once one only or other our out over own people percent per persuade convince encourage rather same she should so some such than that the their them then there these they this those three through to
too two under until up us use very want was we were what when where which while who whom why will with within without would year years month months you your objective outcome desired campaign audience
want wants get gets move ensure toward towards across among least end start january february march april june july august september october november december`.split(
    /\s+/,
  ),
)

/** The telling words of a text, lower-case, longest and most repeated first; at least one, at most `max`. */
export function contentWords(text: string, max = 12): string[] {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}][\p{L}\p{N}’'-]*/gu)) {
    const bare = word.replace(/[’']s$|[-’']+$/g, '')
    if (bare.length < 3 || stop.has(bare)) continue
    counts.set(bare, (counts.get(bare) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([wordA, countA], [wordB, countB]) => countB - countA || Math.min(wordB.length, 12) - Math.min(wordA.length, 12))
  const words = ranked.slice(0, max).map(([word]) => word)
  return words.length > 0 ? words : [text.toLowerCase().slice(0, 40) || 'this']
}

export const themes = ['values', 'trust', 'costs', 'media', 'norms', 'barriers', 'objections', 'backfire', 'measurement'] as const
export type Theme = (typeof themes)[number]

/** Words by which a lens, whoever wrote it, shows what it asks about. The category counts double. */
export const themeWords: readonly (readonly [Theme, RegExp])[] = [
  ['measurement', /\b(?:count|counts|measur\w*|proof|evaluat\w*|baseline|metric\w*|data|records?|happened|track\w*|survey\w*)\b/gi],
  ['backfire', /\b(?:backfire\w*|risk\w*|harm\w*|hurt|insult\w*|offen[cs]\w*|unintended|goes wrong|wrong|damage|reaction\w*|ethic\w*|halt\w*)\b/gi],
  [
    'objections',
    /\b(?:counter-?arguments?|objection\w*|opponents?|opposition|critics?|against|doubt\w*|skeptic\w*|debate|argument\w*|concede\w*|microphone)\b/gi,
  ],
  [
    'barriers',
    /\b(?:barriers?|obstacle\w*|hinder\w*|friction|step|steps|access|doors?|forms?|stop(?:s|ped)?|hold back|drop(?:ped|s)?|difficult\w*|habit\w*)\b/gi,
  ],
  [
    'norms',
    /\b(?:norms?|networks?|peers?|friends?|neighbors?|chain\w*|asks? whom|social|communit\w*|groups?|gatekeepers?|lets? it through|family|leaders?)\b/gi,
  ],
  [
    'media',
    /\b(?:media|information|news|channels?|hear|heard|podcasts?|radio|online|feeds?|mix(?:es|ed)? up|misinformation|knowledge|aware\w*|message\w*|platforms?)\b/gi,
  ],
  ['costs', /\b(?:costs?|benefits?|price|money|econom\w*|financ\w*|week|hour|gains?|pay\w*|comes back|incentive\w*|material|lived)\b/gi],
  ['trust', /\b(?:trust\w*|messengers?|believe\w*|credib\w*|discounted|voices?|speakers?|spokes\w*|sources?|authorit\w*|influenc\w*)\b/gi],
  [
    'values',
    /\b(?:values?|identit\w*|loyal\w*|faith|moral\w*|beliefs?|principle\w*|collide|goods|cultur\w*|emotion\w*|sentiment\w*|histor\w*|psycholog\w*|demographic\w*|attitudes?)\b/gi,
  ],
]

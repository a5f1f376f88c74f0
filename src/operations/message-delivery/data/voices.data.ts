/** Kinds of people a persona may trust and a script may let speak. Words in either text put them there. */
export const voiceKinds: readonly (readonly [string, RegExp])[] = [
  ['neighbor', /\b(?:neighbors?|neighbours?|next door|across the (?:road|street)|down the road)\b/i],
  [
    'family',
    /\b(?:wife|husband|mother|father|mom|dad|sister|brother|daughter|son|grand(?:mother|father|son|daughter|kids?|children)|cousins?|aunts?|uncles?|in-laws?|family)\b/i,
  ],
  ['doctor', /\b(?:doctors?|physicians?|pediatricians?|midwi(?:fe|ves)|nurses?|medics?|pharmacists?)\b/i],
  ['clergy', /\b(?:pastors?|priests?|ministers?|rabbis?|imams?|deacons?|preachers?|reverend|chaplains?)\b/i],
  ['teacher', /\b(?:teachers?|principals?|coach(?:es)?|librarians?|professors?|tutors?)\b/i],
  ['veteran', /\b(?:veterans?|served|sergeants?|soldiers?|marines?|legion)\b/i],
  ['farmer', /\b(?:farmers?|herdsm[ae]n|milk haulers?|veterinarians?|agronomists?|co-op|feed (?:rep|store|dealer)|well drillers?|ranchers?)\b/i],
  [
    'coworker',
    /\b(?:coworkers?|co-workers?|crew|foreman|stewards?|dispatch(?:er)?|colleagues?|someone on the line|somebody on the line|shift lead|charge nurse)\b/i,
  ],
  ['trade', /\b(?:plumbers?|electricians?|mechanics?|contractors?|carpenters?|adjusters?|lineworkers?|firefighters?)\b/i],
  ['friend', /\b(?:friends?|buddy|buddies|roommates?|teammates?|classmates?|bandmates?)\b/i],
  ['expert', /\b(?:scientists?|experts?|researchers?|economists?|epidemiologists?|hydrologists?|analysts?|professors?)\b/i],
  [
    'official',
    /\b(?:officials?|county (?:agent|clerk|board|office)|mayors?|sheriffs?|inspectors?|agenc(?:y|ies)|regulators?|council(?:wom[ae]n|m[ae]n|members?)?|commissioners?|clerks?)\b/i,
  ],
  ['politician', /\b(?:senators?|congress(?:wom[ae]n|m[ae]n)?|governors?|politicians?|candidates?|party)\b/i],
  ['journalist', /\b(?:reporters?|journalists?|anchors?|columnists?|editors?|the (?:local )?paper|newspapers?|cable news|network news)\b/i],
  ['host', /\b(?:podcasts?|radio hosts?|hosts?|talk radio|streamers?|youtubers?|channels?)\b/i],
  ['celebrity', /\b(?:celebrit(?:y|ies)|influencers?|actors?|actress(?:es)?|athletes?|stars?)\b/i],
  ['activist', /\b(?:activists?|organizers?|canvassers?|volunteers?|advocates?|nonprofits?|foundations?)\b/i],
  ['business', /\b(?:owners?|bosses|manage(?:r|ment)|company|companies|corporations?|executives?|lobby(?:ists?)?|brands?)\b/i],
  ['changed', /\b(?:used to (?:be against|say no|think)|changed (?:my|her|his|their) mind|was against it|would have laughed|once said no)\b/i],
]

/** A sentence about someone a persona listens to. */
export const trustCue =
  /\b(?:trusts?|listens? to|believes?|checks? (?:it|things|them|everything)? ?with|asks?|takes? (?:it|advice|his word|her word|the word)|goes by|relies|hears? it from|swears by|respects?|sends? (?:it )?to|turns? to|counts on|follows|outweighs|that would count|the check on|has heard it too|counts double)\b/i

/** A sentence about someone a persona does not listen to. */
export const distrustCue =
  /\b(?:distrusts?|mistrusts?|does(?:n’t|n't| not) (?:trust|believe)|never (?:trusts?|believes?)|turns? off|mutes?|skips?|tired of|fed up with|sick of|suspicious of|wary of|no time for|has had it with|rolls? (?:his|her|their) eyes at|scrolls past|hangs up on|blocks?)\b/i

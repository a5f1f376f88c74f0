/** Words too common in any prose to show that a text is about a person. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all almost along already also always am among an and another any anybody anyone anything are around as ask asked asking asks at away back be became because become been before behind being below
beside best better between big both bring but by call came can cannot come comes could day days did different do does doing done down during each early either else end enough even ever every everybody everyone everything
far feel few find first follow follows for found from full further gave get gets getting give gives go goes going good got had half hand has have having he held help her here hers herself hey him himself his hold holds how however i if in
instead into is it its itself just keep keeps kept kind knew know known knows large last late later least left less let lets life like line little live lives living long look looked looks lot lots made make makes making man many
may maybe me mean might mine more most much must my myself near need needs never new next nice no nobody none nor not nothing now of off often old on once one ones only open or other others our ours out over own
part people perhaps person place put quite rather read really right said same saw say saying says see seen set several shall she should show shows since small so some somebody someone something sometimes somewhere soon
still such sure take taken takes talk tell tells than thank that the their theirs them themselves then there these they thing things think this those though thought three through till to today together told tomorrow too
took toward towards tried try turn two under until up upon us use used uses very want wanted wants was way we week weeks well went were what whatever when where whether which while who whole whom whose why will with without woman women word
words work worked working works would year years yes yesterday yet you young your yours yourself four five six seven eight nine ten don’t doesn’t didn’t can’t won’t isn’t aren’t wasn’t it’s that’s i’m you’re he’s she’s they’re we’re there’s let’s i’ve i’ll
united states region adult adults american americans four-year some-college usually mostly says-so one’s oneself`.split(/\s+/),
)

/** Words no English text of some length does without. */
export const functionWords: ReadonlySet<string> = new Set(
  `the a an and or but of to in on at for from by with as is are was were be been it that this these those i you he she we they my your his her our their me him them us not no do does did have has had will would can could
if so what who when where why how there here all one out up about into then than just because only more some any now over before after until without nobody nothing somebody its it's it’s don't don’t i'm i’m that's that’s`.split(
    /\s+/,
  ),
)

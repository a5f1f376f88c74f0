/**
 * Ways of saying in a barrier text what would lift it, as a thing: the first group is the noun phrase. The rules' own
 * personas and prose of any other maker are met; what follows a pronoun of somebody else is left alone by the reader.
 */
export const reliefThings: readonly RegExp[] = [
  /\bwould (?:make up (?:his|her) mind|be ready) if there were ([^.;:!?]{4,160})/i,
  /\bcould see a first try if there were ([^.;:!?]{4,160})/i,
  /\bwould listen if somebody offered ([^.;:!?]{4,160}?), which (?:he|she) doubts\b/i,
  /\b(?:he|she) says what it would take: ([^.;!?]{4,160})/i,
  /\ball (?:he|she) needs now is ([^.;!?]{4,160})/i,
  /\bwhat (?:he|she) is missing is ([^.;!?]{4,160})/i,
  /(?:^|[.;] )with ([^.;!?]{4,160}?) (?:he|she) would say yes\b/i,
  /\b(?:his|her) one request is ([^.;!?]{4,160})/i,
  /\bmight decide it for (?:him|her) is ([^.;!?]{4,160})/i,
  /\bmight try it once with ([^.;!?]{4,160})/i,
  /(?:^|[.;] )([^.;:!?]{4,160}?) would get (?:him|her) to try it once\b/i,
  /\bcondition for a first try, which is ([^.;!?]{4,160})/i,
  /\bis waiting for ([^.;!?]{4,160}?) before (?:he|she) decides\b/i,
  /\basks for ([^.;!?]{4,160}?) and would make up\b/i,
  /\bthink about it again only for ([^.;!?]{4,160})/i,
  /\bbefore any other talk (?:he|she) wants ([^.;!?]{4,160})/i,
  /(?:^|[.;] )without ([^.;!?]{4,160}?) (?:he|she) sees no reason\b/i,
  /\bto be convinced (?:he|she) would need ([^.;!?]{4,160})/i,
  /\bto be told no, but has asked for ([^.;!?]{4,160})/i,
  /\bcondition for any further talk is ([^.;!?]{4,160})/i,
  /; ([^.;!?]{4,160}?) would make (?:him|her) friendlier\b/i,
  /\bthinks ([^.;!?]{4,160}?) would be only fair\b/i,
  /\bthinks that others should get ([^.;!?]{4,160}?), but has decided\b/i,
  /\beven with ([^.;!?]{4,160}?) (?:his|her) answer would be no\b/i,
  /\bhis answer is no, though ([^.;!?]{4,160}?) would make it a politer one\b/i,
  /\bher answer is no, though ([^.;!?]{4,160}?) would make it a politer one\b/i,
  /(?:^|[.;] )([^.;:!?]{4,160}?) might win others over\b/i,
  /\bno longer stops (?:him|her), though ([^.;!?]{4,160}?) would still help\b/i,
  /\bdid not let it stop (?:him|her); ([^.;!?]{4,160}?) would make it easier\b/i,
  /\bwould tell others to ask for ([^.;!?]{4,160})/i,
  /\bwhat (?:it would take|would help|would change (?:it|that|things)|might tip it)(?: is|:) ([^.;!?]{4,160})/i,
  /\bwould try once with ([^.;!?]{4,160}?), and then\b/i,
  /\bthough ([^.;!?]{4,160}?) would make it (?:lighter|easier)/i,
  /\bneeds no persuading, only ([^.;!?]{4,160})/i,
  /(?:^|[.;] )([^.;:!?]{4,160}?): that would be enough\b/i,
  /\bis waiting for ([^.;!?]{4,160}?)(?:, and half\b|[.;!?]|$)/i,
  /\basks for ([^.;!?]{4,160}?)(?: before any\b|[.;!?]|$)/i,
  /\bshort of ([^.;!?]{4,160}?), (?:sees|there|nothing|no)\b/i,
  /(?:^|[.;] )first ([^.;!?]{4,160}?), then a\b/i,
  /; ([^.;!?]{4,160}?) would only make the no friendlier\b/i,
  /\bat the least there should be ([^.;!?]{4,160})/i,
  /\bwould still say no, if more kindly, after ([^.;!?]{4,160})/i,
  /\bwould (?:\S+ ){1,8}given ([^.;!?]{4,160})/i,
  /\bwould (?:come round|come around|change|move|do it|go|say yes|be different) (?:for|with) ([^.;:!?]{4,160})/i,
  /\b(?:needs|wants to see|waits for|would want|would need|it would take) ((?:an? |the |somebody|someone|some |one |two |proof )[^.;:!?]{4,160})/i,
]

/** The same as a condition: `only if speakers are drawn by lot`. */
export const reliefCondition = /\b(?:only )?(if|when|once|unless|until) ((?!more\b|not\b|only\b|with\b)(?:\S+ ){2,}[^.;:!?]{2,140})/i

/** Where somebody stands, by words of their own texts, from -1, refuses, to 1, does it already. */
export const readinessCues: readonly (readonly [number, RegExp])[] = [
  [
    -1,
    /\b(?:refuses|won’t (?:go|sign|do|give|vote)|would (?:never|still say no|say no)|says no and\b|the answer would be no|the no friendlier|has no plan to|opposes|opposed|dead set|is against it|in (?:his|her|their) view it is simple|not (?:his|her|their) (?:fight|business)|no interest|has said no|votes no|will argue it with|still say no|not plan to|no more than that|decided against it|one reason settles|is no, though|is against it|have stayed friends)\b/i,
  ],
  [
    -0.5,
    /\b(?:doubts (?:it|that|them|whether)|skeptical|suspicious|not convinced|tired of|gave up on|stopped (?:going|believing|asking)|nothing (?:changes|changed|came of)|pointless|leans (?:no|against)|parts company|from nodding along|straight answer|easier to win|short of|before any other talk|then a conversation|again only for|sees no reason|to be convinced|told no, but|any further talk|which (?:he|she) doubts|no straight answer)\b/i,
  ],
  [
    0,
    /\b(?:torn|undecided|both sides|both ways|on the fence|unsure|not sure|could go either way|not be hurried|whoever spoke last|both camps|might tip it|would try once|half hopes|back and forth|might decide it|try it once|a first try|before (?:he|she) decides|make up (?:his|her) mind after)\b/i,
  ],
  [
    0.5,
    /\b(?:would (?:go|like to|come|do it|sign|give|help)|is willing|meaning to|means to|ready to|in favor|leans (?:yes|for|toward)|nearer to yes|needs no persuading|that would be enough|said what it would take|hopes to|all (?:he|she) needs now|is missing is|would say yes|says what it would take|would be ready|one request is|came round to it|leans toward)\b/i,
  ],
  [
    1,
    /\b(?:does it (?:already|now)|already (?:does|goes|gives|votes|came)|acts all the same|by acting anyway|has managed it since|has got past that|is past the argument|is already on board|decided in favor|goes ahead (?:anyway|without)|went ahead all the same|found a way round it|no longer stops (?:him|her)|did not let it stop|goes on in spite of it|keeps on for|never (?:misses|missed) (?:a|one)|every (?:election|drive|meeting)|regular (?:donor|voter|giver)|first to (?:sign|go|give))\b/i,
  ],
]

/** Somebody whose word settles things, as a noun phrase in the first group. */
export const confidants: readonly RegExp[] = [
  /\bthe person (?:he|she) listens to is ([^.;:!?]{4,60})/i,
  /\bwould (?:believe it from|change (?:his|her) mind for) ([^.;:,!?]{4,60})/i,
  /\bchecks it with ([^.;:,!?]{4,60})/i,
  /\bnobody persuades (?:him|her) faster than ([^.;:,!?]{4,60})/i,
  /\bbelieves ([^.;:,!?]{4,60}?), (?:because|since)\b/i,
  /\bputs ([^.;:!?]{4,60}?) above\b/i,
  /\bgives ([^.;:!?]{4,60}?) a hearing\b/i,
  /\bhas the most confidence in ([^.;:,!?]{4,60})/i,
  /\bfor a second opinion (?:he|she) goes to ([^.;:,!?]{4,60})/i,
  /\bwould rather hear a thing from ([^.;:,!?]{4,60}?) than\b/i,
  /\bbut not of ([^.;:,!?]{4,60})/i,
  /\btakes it seriously once ([^.;:,!?]{4,60}?) has said\b/i,
  /\bthe opinion of ([^.;:,!?]{4,60}?) counts\b/i,
  /\blistens when ([^.;:,!?]{4,60}?) speaks\b/i,
  /\btrusts ([^.;:,!?]{4,60}?) most\b/i,
  /\bchanged (?:his|her) mind because of ([^.;:,!?]{4,60})/i,
  /\bwhat ([^.;:,!?]{4,60}?) says settles it\b/i,
  /\bsettles nothing before ([^.;:,!?]{4,60}?) has heard\b/i,
  /\btakes it home to ([^.;:,!?]{4,60}?) first\b/i,
  /\basks ([^.;:,!?]{4,60}?) what is wrong\b/i,
  /\bbelieves about half until ([^.;:,!?]{4,60}?) has had\b/i,
  /\brepeats it aloud to ([^.;:,!?]{4,60}?) to hear\b/i,
  /\btakes the word of ([^.;:!?]{4,60}?) over\b/i,
  /\ba word from ([^.;:!?]{4,60}?) outweighs\b/i,
  /\bthe check on all of it is ([^.;:!?]{4,60}?),/i,
  /\bif ([^.;:!?]{4,60}?) said it, that would count\b/i,
  /\bbefore (h(?:is|er) [^.;:!?]{2,40}|an? [^.;:!?]{2,40}|one [^.;:!?]{2,40}) has heard it too\b/i,
  /\bbefore settling anything \S+ asks ([^.;:!?]{4,60})/i,
  /\b(?:trusts|listens to|believes|relies on|goes by|asks|turns to|swears by|checks (?:it|them|things|everything|anything|the rest) with|takes (?:it|advice) from|hears it from) ((?:the|a|an|one|two|his|her|their) [^.,;:!?()“”"]{4,60})/i,
]

/** Sentences that lean on another one ("has managed it since") and cannot be told alone. */
export const leaning =
  /\b(?:managed it since|got past that|does it|no plan to|asks for|short of|is waiting|understands people|keeps on for|is willing|has noticed what|has found one|is past the|shares the trouble|what holds for|knows from close by|gives the reason|grants the|the return|could respect|softens at|stands nearer|leans toward|thinks the loud|agrees with whoever|disappoints|annoys|argues it|has heard it put|says no and|thought it through|parts company|has said what|needs no)\b/i

import type { DomainName } from '../situation-types.ts'

/**
 * Phrases that place an objective in a field beyond doubt. They are counted twice and then taken out of the text, so that
 * a word inside them (the school of "school meals", the shelter of "animal shelter") speaks for no other field. Order matters:
 * an earlier row takes its words first.
 */
export const domainPhrases: readonly (readonly [DomainName, RegExp])[] = [
  [
    'aging-care',
    /\b(?:meals on wheels|caregiv\w+|respite(?: care)?|dementia|alzheimer\w*|nursing homes?|assisted living|long-term care|home (?:health )?(?:care|aides?)|advance (?:care )?(?:directives?|planning)|living wills?|powers? of attorney|hospice|fall prevention|prevent falls|falls at home|grab bars?|senior (?:centers?|services)|aging in place|wheelchairs?|ramps?|accessib\w+|(?:people|adults|children|residents|students|workers|riders) with disabilit\w+|disab(?:led|ility|ilities)|special needs|sign language|screen readers?|hearing aids?|medicare (?:open enrollment|savings programs?|plans?|advantage|counsel\w+)|(?:aging|elderly|older) (?:parents?|relatives?|neighbors?)|home modifications?|stair lifts?|special olympics)\b/,
  ],
  [
    'children-family',
    /\b(?:child[- ]?care|daycares?|day care|babysit\w*|foster(?:ing)?(?: (?:care|parents?|parenting|famil\w+|homes?|child(?:ren)?|youth|kids|teens))?|kinship (?:care|famil\w+|caregivers?)|adopt(?:ing|ion of)? (?:a )?(?:child(?:ren)?|teens?|kids?|siblings?)|adoptive (?:parents?|famil\w+)|head start|home[- ]visit\w*(?: program)?|parenting (?:class\w*|courses?|workshops?|programs?)|child (?:abuse|neglect|welfare|support|protective services)|court[- ]appointed special advocates?|casa volunteers?|safe sleep|diaper (?:bank|drive)s?|family (?:resource|support) (?:centers?|services)|after[- ]?school (?:care|programs?)|grandparents raising|paternity leave)\b/,
  ],
  [
    'food-hunger',
    /\b(?:snap(?: (?:benefits?|enrollment|recertification|applications?))?|food (?:stamps?|banks?|pantr(?:y|ies)|shelf|shelves|drives?|insecurity|assistance|boxes)|ebt(?: cards?)?|wic(?: (?:program|benefits?|clinics?))?|(?:free|reduced-price|free and reduced-price) (?:school )?(?:meals?|lunch(?:es)?|breakfasts?)|school (?:meals?|lunch(?:es)?|breakfasts?)|summer (?:meals?|lunch\w*|food program)|hunger|hungry|soup kitchens?|community (?:fridges?|kitchens?)|nutrition assistance|gleaning|meal (?:sites?|programs?)|groceries for|double up food bucks|(?:give|donate|donating|giving) (?:canned )?(?:food|groceries))\b/,
  ],
]

/** Words that point to one of these fields without settling it; counted once, like those of topic-words. */
export const domainHints: readonly (readonly [DomainName, RegExp])[] = [
  ['aging-care', /\b(?:older (?:adults?|people|residents|drivers)|elders?|elderly|aging|seniors|frail|mobility|handrails?)\b/],
  ['children-family', /\b(?:toddlers?|infants?|newborns?|babies|siblings|parenting|fatherhood|custody|guardianship)\b/],
  ['food-hunger', /\b(?:food|meals?|groceries|lunch(?:es)?|breakfasts?|pantry|nutrition)\b/],
]

import type { DomainName } from '../situation-types.ts'

/**
 * Matters inside a field that an objective is seldom about all at once, by the words that name them, in an objective as in
 * a fragment. What speaks only of another matter of the field is left out of the objective's situation (see focus.ts).
 */
export const fieldFacets: Readonly<Partial<Record<DomainName, readonly RegExp[]>>> = {
  'food-hunger': [
    /\b(?:snap|wic|ebt|food stamps?|benefits?|application|applying|apply|caseworkers?|income limit|paycheck|paperwork)\b/i,
    /\b(?:pantr(?:y|ies)|food (?:banks?|drives?|line)|box(?:es)?|giveaway|volunteers?|helpers|hands at|cans?)\b/i,
    /\b(?:school meals?|school (?:lunch\w*|breakfasts?)|lunch\w*|breakfast|cafeteria|summer meals?|meals? forms?|school form|free and reduced-price)\b/i,
  ],
  'children-family': [
    /\b(?:foster\w*|kinship|placements?|licensing|adoption\w*|in care|casa|court-appointed|reunif\w+|caseworkers?|take children in|go home|spare bed|empty bedroom|turned down|waiting children|foster licensing|near school|interested couples|training sign-ups|trash bag|stepped in|calls that stop)\b/i,
    /\b(?:child[- ]?care|day ?cares?|providers?|subsid\w+|waiting[- ]list|shift starts|grandmother close by|keep a job|coats on hooks)\b/i,
    /\b(?:home[- ]visit\w*|visiting|visitor|parenting|protective services|hotlines?|first year|neglect|abuse|hurt by the system)\b/i,
  ],
  'aging-care': [
    /\b(?:falls?|fall|grab bars?|handrail|rug|hip|stairs?|ambulance calls|home modif\w+|balance|fell|on the floor|a class will not)\b/i,
    /\b(?:caregiv\w+|respite|dementia|alzheimer\w*|look(?:s|ed|ing)? after|day off|second year|long-distance|a program|sitter|advance|directives?|hospice|meals on wheels|home health aide|strangers in the house)\b/i,
    /\b(?:disab\w+|wheelchairs?|ramps?|accessib\w+|screen readers?|step or a screen|doors?|independent-living)\b/i,
  ],
  'animals-wildlife': [
    /\b(?:pets?|dogs?|cats?|spay\w*|neuter\w*|kittens?|pupp(?:y|ies)|vets?|shelters?|litters?|kennels?|carrier|breeders?|veterinar\w+|adoption|leash|my animal|low-cost clinic)\b/i,
    /\b(?:hunt\w*|deer|tags?|wardens?|licen[sc]es?|wildlife|biologists?|quota|tree stand|elk|wolves|bears?|coyotes?|pollinators?|bees?|landowners|birds?|habitat|conserve|positive)\b/i,
    /\b(?:boats?|boaters?|the ramp|boat ramps?|bilge|launch|infestation|lakes?|mussels?|invasive|fishing|anglers?|drain\w*|cleaning stations?|bait-shop|rinse)\b/i,
  ],
  'arts-recreation': [
    /\b(?:librar\w+|levy|reference desk|on their phones|books?|story[- ]time|story time|card|branch\w*|reading|homework)\b/i,
    /\b(?:museums?|galler\w+|concerts?|theat(?:er|re)|art|arts|painting|band\w*|music|festivals?|donors|world-class|made by hand|free and paid)\b/i,
    /\b(?:teams?|leagues?|coach\w*|youth|sports?|soccer|ball field|field|travel-team|over-scheduled|win|never played|starts at nine|referee|players)\b/i,
    /\b(?:parks?|trail\w*|playgrounds?|bench|master plan|pool)\b/i,
  ],
  'heat-cold': [
    /\b(?:heat(?! (?:pump|bill))|hot|hottest|summers?|cooling|cool|air[- ]condition\w*|fans?|july|cooled|sandals|shade|public room|cools itself|centers for it)\b/i,
    /\b(?:carbon monoxide|co alarms?|alarms?|furnace|generator|smell\w*|grill|red tags)\b/i,
    /\b(?:bills?|shutoffs?|weatheri[sz]\w+|insulation|liheap|assistance|energy|utility|electric|insulat\w+|attic|crew into|inspectors)\b/i,
    /\b(?:cold|winters?|warming|january|freez\w+|frozen|heaters?|stove)\b/i,
  ],
  'courts-justice': [
    /\b(?:jury|juries|jurors?|duty to serve|lost day|summons\w*|court day|seated|twelve neighbors|stranger’s life|judgment)\b/i,
    /\b(?:records?|expunge\w*|cleared?|clearing|arrests?|convict\w+|second chance\w*|probation|parole|reentry|prison|jail|qualify|handcuffs|people who think any form|license)\b/i,
    /\b(?:victims?|advocates?|domestic violence|assault|blamed|protection|forgiveness|her again|at home|home will|survivors who got out|black eye|box of tissues)\b/i,
    /\b(?:court dates?|missed date|failures? to appear|warrants?|reminders?|public defenders?)\b/i,
  ],
  'civic-duties': [
    /\b(?:census|(?:the|one form|the block) count|the count|counted|several families|household that|lists?|government lists|formulas|federal|self-response|envelope|census helpers|shared door|answers?)\b/i,
    /\b(?:poll(?:s|ing)?|poll workers?|precincts?|gym|election (?:day|office))\b/i,
    /\b(?:boards?|seats?|first-year|overbooked|volunteers are doing|never getting out|one meeting|endless commitment|commissions?|committees?|appoint\w*|council|nameplates|vacanc\w+|term|opening|binder)\b/i,
    /\b(?:fire\w*|fire-hall|volunteer fire\w*|ambulance)\b/i,
  ],
  'money-matters': [
    /\b(?:tax(?:es)?|storefront|filers?|eitc|refunds?|returns?|preparers?|file|filing|credit that|irs|shoebox)\b/i,
    /\b(?:debts?|cards?|loans?|owe|credit counselor|minimum|gurus|rescued|unopened)\b/i,
    /\b(?:banks?|accounts?|overdraft\w*|check-cashing|credit-union|fees?|unbanked)\b/i,
    /\b(?:retire\w*|401\w*|match|enroll\w*|save|saving|set aside|too late|Social Security|compound|keep meaning|account for later|reserve|sent in the form)\b/i,
  ],
  'jobs-training': [
    /\b(?:apprentic\w*|journeyman|trades?|welding|tool belt|learning and owes)\b/i,
    /\b(?:ged|classroom|class|classmate|algebra|workbook|school|adult education|diploma|tests?|homework)\b/i,
    /\b(?:hir(?:e|es|ed|ing)|employers?|openings?|job (?:fairs?|boards?|search)|record|box to tick|former boss|applications?|applicants?)\b/i,
  ],
  'road-safety': [
    /\b(?:belts?|car seats?|stays? in the seat|buckle|unbelted)\b/i,
    /\b(?:speed\w*|slow\w*|over is believed|work[- ]zones?|tickets?|stopping distance|cameras?|faster|deadline|delivery window|road workers|slow mile)\b/i,
    /\b(?:phones?|text\w*|buzz|calls?|hands-free|distract\w*|messages?)\b/i,
    /\b(?:teen\w*|new drivers?|driving (?:instructor|teachers)|copy|driver-education|taught)\b/i,
  ],
}

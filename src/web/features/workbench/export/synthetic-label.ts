/** Stands in everything that leaves the workbench. Imports nothing: pages print it without loading the exporters. */
export const syntheticLabel = 'Synthetic panel, not a survey of people'

/** Who pays is not part of an analysis yet, so an export says that it is missing rather than nothing. */
export const disclosureText = 'Sponsor and disclosure: not stated in this analysis. Name who pays before anything made from it is shown to anybody.'

/** Both as one text, for a page on paper and for the rows of a table. */
export const syntheticNote = `${syntheticLabel}. ${disclosureText}`

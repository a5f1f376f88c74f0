/** The desired outcome a new analysis starts with. Own text; at least 60 words. */
export const defaultOutcome =
  'Build informed support for the US–Israel alliance among the MAGA base within 12 months, so that supporters can say what the alliance costs, what it returns and where they would set its limits. ' +
  'Measure it with the same survey questions before and after: the share who support continued cooperation, the share who can name one concrete reason and one concrete cost, and the share who would say so to a skeptical friend. ' +
  'Use only honest, attributed argument: every claim has a named source, the sponsor is shown on every message, opposing views are stated fairly, and nobody is misled about who is speaking.'

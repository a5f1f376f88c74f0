/** Unlike objectives on which content is tested; the first is the default outcome's kind. */
export const unlikeObjectives: readonly string[] = [
  'Build informed support for the US–Israel alliance among the MAGA base within 12 months.',
  'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.',
  'Reduce teen vaping in Ohio high schools by 20% by the end of the 2027 school year',
  'Get 500 residents of Portland to sign a petition for protected bike lanes on Hawthorne Boulevard by March 2027',
  'Increase blood donation among college students in Phoenix this summer',
  'Persuade warehouse workers at the Memphis plant to sign union cards before the September vote',
  'Increase turnout in the Loudoun County school-board election among parents of young children',
  'Get homeowners in Houston to buy flood insurance before hurricane season',
  'Get renters in Chicago to recycle',
  'Increase mammogram screening among Black women over 40 in Detroit within two years',
  'Recruit 200 young people from rural Georgia into the Army',
  'Encourage nurses to report unsafe staffing levels',
]

/** Texts that carry little or no meaning for rules; output must stay whole. */
export const hardObjectives: readonly string[] = [
  'Recycling',
  'asdf',
  'Vote',
  'غيّر رأي الناس حول المياه',
  'Conseguir que los padres vacunen a sus hijos antes de junio',
  '🙂🙂',
  'we want folks in our town to show up at the planning commission meeting on the new warehouse, next month, at least 50 of them!!!',
  'GET PEOPLE TO STOP LITTERING',
]

/** The source of an expression for an adverb such as "safely"; "apply" and "rely" are verbs of the same shape. */
export const adverbInLy = String.raw`(?!(?:app|supp|rep|re|comp|f|multip|imp)ly\b)[a-z]+ly`

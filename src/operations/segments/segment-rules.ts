import { limits } from '../../contract/limits.ts'

/** What both segment operations ask of a model: the marks of groups a strategist would keep. */
export const segmentRules = `Write exactly ${limits.segments} groups.
- They differ in WHY they would or would not act: what they hold, what stands in the way, whom they answer to. Never only in age, income, party or place. Swap the names of two groups: if nobody would notice, one of them is not done.
- Together they cover the objective's public: supporters, cross-pressured people, bystanders who have not noticed, gatekeepers whose word decides for others, and opponents at their most reasonable.
- segment_name: two to five plain words, such as "Herd-bound operators". No jargon, no "Rural Moderates 35-54".
- segment_description: who they are in daily life, what they hold (with a disagreement inside the group where there is one), what stands between them and the behaviour, and where and through whom they are found. One idea a sentence, concrete nouns, the audience, place, behaviour and date of this objective where they matter.
- rationale: the mechanism, in words that could turn out wrong; what would move them, or that nothing should be spent on moving them; how to check it.
- Each group is large enough to matter and can be reached through a place, a list in totals or a trusted voice. Never a named individual, never targeting of single persons.
- id: a stable slug of the name (lower case, hyphens), all different.
- Honest: no statistics, studies, quotations or events that the data below does not hold. What is a guess reads as a guess. A claim that needs a source is marked "[source needed]".
- Respectful and even about every group: opponents have reasons, not faults.
- Do not paste the objective whole. Do not use one sentence pattern in more than two groups.`

import type { Persona } from '../../../contract/persona.ts'

const persona = (
  id: string,
  name: string,
  age: number,
  gender: string,
  [demographics, psychographics, media_habits, motivations, barriers]: readonly [string, string, string, string, string],
): Persona => ({ id, name, age, gender, demographics, psychographics, media_habits, motivations, barriers })

/** People around the Wisconsin hearing, in the wording of several makers: clipped, full sentences, first names. */
export const fixturePersonas: readonly Persona[] = [
  persona('p1', 'Carl Voss', 58, 'male', [
    'Milks fifty cows with his wife outside Kewaunee; no hired help. Owns the farm with a mortgage.',
    'Carl is tired of meetings where the speaker list is made before the door opens. Does not trust the state agency since a letter came with somebody else’s well on it.',
    'Has farm radio on in the barn at five and reads the co-op newsletter. Trusts the milk hauler and his neighbor, who tested first.',
    'Wants to know what is in the well before his daughter takes over the farm.',
    'Went to the 2019 hearing, waited two hours, was cut off at three minutes; would go again only if speakers are drawn by lot.',
  ]),
  persona('p2', 'Renee Dahl', 41, 'female', [
    'Renee is a nurse on night shift at the county hospital and lives on a gravel road with two children at home.',
    'She likes facts she can check and is suspicious of anything with a slogan on it.',
    'Scrolls short clips after work. Believes the charge nurse and a cousin who farms.',
    'Mixes formula with tap water and has never seen a test for it.',
    'Her shift starts at seven in the evening, so an evening hearing is lost to her. What might tip it is a second session at noon.',
  ]),
  persona('p3', 'Bud Lindner', 73, 'male', [
    'Retired machinist in Luxemburg, Wisconsin. Widowed, two grown children.',
    'Says no and can say why: the county only wants another fee. Rolls his eyes at activists and experts from Madison.',
    'Watches the six o’clock news and talks it over at the diner.',
    'Fished the creek as a boy and would like his grandson to.',
    'Has no plan to attend; the last one was settled before it began.',
  ]),
  persona('p4', 'Ana Flores', 29, 'female', [
    'Works the line at a cheese plant; rents a duplex in Green Bay, without a car.',
    'Torn: she thinks the farms feed the town and the water is everybody’s.',
    'Listens to Spanish radio on the bus and follows the parish page. Trusts Father Luis and her mother.',
    'Wants to be counted as somebody who lives here.',
    'No bus goes to the county hall in the evening; would go with a ride that waits until the end.',
  ]),
  persona('p5', 'Dean Kroll', 47, 'male', [
    'Hauls milk for a cooperative; married, three children at home in Algoma.',
    'Leans toward going but keeps the counter talk neutral: his customers are on both sides.',
    'Podcasts in the cab, long ones. Checks things with the veterinarian.',
    'Has seen the signs at two wells and wants it talked about without names.',
    'Afraid of being seen at the hearing by farms he hauls for. Needs written comments without a name.',
  ]),
  persona('p6', 'Joyce Behnke', 66, 'female', [
    'Keeps the books of a feed store; married; owns a house in Casco.',
    'Already goes to every county meeting and sits in the second row.',
    'Reads the local paper and the minutes. Trusts the county clerk.',
    'Likes to hear it first-hand and tell the counter what was said.',
    'Is worn out by shouting; would stay home if the microphone goes to the same five people.',
  ]),
  persona('p7', 'Tyler Maas', 22, 'male', [
    'Student at a technical college, helps on the home farm on weekends.',
    'Thinks the old men have had their turn. Skeptical of company videos.',
    'Scrolls videos between classes with the sound off. Sends clips to two friends.',
    'May take over the herd and wants rules he can plan with.',
    'Never heard the date until the day after. Not sure where the hearing is.',
  ]),
  persona('p8', 'Marlene Ott', 52, 'female', [
    'Owns a bait and tackle shop on the lake with one employee.',
    'Customers on both sides; the counter is neutral ground. Does not believe politicians.',
    'Reads fishing pages. Trusts the warden and the other shop owners.',
    'Summer people ask her whether one can swim.',
    'Cannot close the shop for an afternoon without losing money; needs a session after closing time.',
  ]),
  persona('p9', 'Steve Brandt', 39, 'male', [
    'Manages a four-hundred-cow herd for an owner who lives elsewhere.',
    'Annoyed that every story about wells shows a barn. Is wary of who pays for a campaign.',
    'Market reports and one farm forum. Believes the agronomist, because she walks the fields.',
    'Wants the numbers of his own fields to be the ones that count.',
    'Fears that speaking up will be quoted against the farm; would speak if questions were taken in writing.',
  ]),
  persona('p10', 'Grace Xiong', 34, 'female', [
    'Teaches fourth grade in Kewaunee; two children at home.',
    'Weighs both sides and changes position slowly.',
    'Public radio while driving; trusts a colleague who grew up on a farm.',
    'Her class drew the watershed and asked who looks after it.',
    'Evenings are homework and bedtime. Would go with a sitter or a play corner in the next room.',
  ]),
]

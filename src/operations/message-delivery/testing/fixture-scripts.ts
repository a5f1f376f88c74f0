import type { VideoScript } from '../../../contract/video-script.ts'

type Beat = readonly [scene: string, voiceover: string, visual: string, seconds: number]
const script = (...beats: Beat[]): VideoScript => ({
  video_script: beats.map(([scene, voiceover, visual_direction, duration_seconds]) => ({ scene, voiceover, visual_direction, duration_seconds })),
})

export const hearingOutcome =
  'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.'

/** Scripts for the Wisconsin hearing, by what they deserve. */
export const fixtureScripts = {
  fitting: script(
    [
      'A barn door at five in the morning; Ruth hoses down boots.',
      'Ruth milks fifty cows. The last water hearing was at seven in the evening, so she missed it.',
      'Steam, boots, a clock over the bulk tank.',
      12,
    ],
    [
      'Ruth and her neighbor at the fence with two jars.',
      'Her neighbor tested his well first. I thought the same as you, he says: what for, it is settled anyway.',
      'Two jars of water on a fence post.',
      12,
    ],
    [
      'A clerk draws slips from a bucket.',
      'This time there are two sessions, one at noon, and speakers are drawn by lot. Written comments without a name count too.',
      'Slips of paper; on-screen: source, county notice.',
      13,
    ],
    [
      'A van outside the county hall.',
      'There is a ride that waits until the end, and a sitter in the next room. It will not fix a well by itself.',
      'A van with its lights on; a room with crayons.',
      12,
    ],
    [
      'Ruth writes on the barn calendar.',
      'Put the date of your water hearing on the calendar, and tell one person who covers for you.',
      'A pencil, the calendar; space for “Paid for by [sponsor]”.',
      10,
    ],
  ),
  notice: script(
    ['A county sign.', 'The county holds two hearings on water quality.', 'The sign, static.', 6],
    ['A list.', 'There will be an opportunity to hear from the departments involved.', 'Text on a plain ground.', 7],
    ['The sign again.', 'More information is available from the county.', 'The county’s address.', 6],
  ),
  offTopic: script(
    ['A beach at sunset.', 'Feel the rhythm of summer with the new coconut cooler.', 'Slow motion, dancing.', 8],
    ['A bar.', 'Smooth, sweet and tropical, it is the taste of vacation.', 'Ice cubes and glitter.', 8],
    ['A logo.', 'Coconut cooler. Grab a can and live a little.', 'The logo spins.', 6],
  ),
  insulting: script(
    ['A desk.', 'You people are too stupid to read a water test.', 'A finger pointing at the lens.', 6],
    ['A field.', 'Only a moron spreads manure on frozen ground and then acts surprised.', 'A tractor.', 8],
    ['A hall.', 'Come to the hearing, if you can find it.', 'An empty hall.', 6],
  ),
  lecturing: script(
    ['A studio.', 'Every responsible farmer knows that clean water comes first.', 'A man in a tie.', 7],
    ['The same.', 'You should be ashamed if you do not attend the hearing. It is your duty to your children.', 'Close on his face.', 9],
    ['The same.', 'Real neighbors show up. You must do your part at the county water hearing.', 'A pointed finger.', 8],
  ),
  bareClaims: script(
    ['A graph.', 'Studies show that 83 % of wells in the county are poisoned by nitrates.', 'A red curve.', 7],
    ['A graph.', 'Experts agree that hearings always work.', 'A green curve.', 6],
    ['A logo.', 'Everyone knows the answer. Attend the water hearing.', 'The logo.', 6],
  ),
  vague: script(
    ['People.', 'Together we can make a difference for our communities.', 'Smiling people.', 7],
    ['Hills.', 'Water is life, and the future belongs to those who care about quality.', 'Drone shot.', 8],
    ['Sun.', 'Be part of the change. Be part of the solution.', 'Sunrise.', 7],
  ),
  scary: script(
    ['Dark water.', 'They are coming for your wells, and time is running out!!', 'Red light.', 7],
    ['A siren.', 'Before it is too late, stop this invasion of our county hearing.', 'A siren.', 7],
    ['Black.', 'Act now. Last chance. Attend the water hearing or lose everything.', 'White letters.', 7],
  ),
  gibberish: script(
    ['asdf jkl', 'asdkj qwlekj zxmnc qpwoei vnbmx lkjqw erpoi', 'qwe', 5],
    ['zzz', 'mnbvc lkjhg poiuy trewq asdfg', 'x', 5],
    ['yyy', 'qazws xedcr fvtgb yhnuj mikol', 'y', 5],
  ),
  spanish: script(
    ['Una cocina.', 'El agua de los pozos de nuestro condado se discute en una audiencia.', 'Un grifo.', 6],
    ['Un campo.', 'Los vecinos que van pueden decir lo que piensan de la calidad del agua.', 'Vacas.', 7],
    ['Una sala.', 'Ven a la audiencia y pregunta por las pruebas de tu pozo.', 'Sillas.', 6],
  ),
  blood: script(
    ['A dorm hallway in Phoenix.', 'Mia fainted the last time. She went white and slid off the chair.', 'Sneakers, a vending machine.', 9],
    ['A donor chair.', 'You can lie down, and you may say stop at any time. Somebody stays with you.', 'A nurse’s hand; a cookie.', 10],
    ['A calendar on a door.', 'Pick a slot between two classes and give blood once this summer.', 'A pencil mark.', 8],
  ),
} as const satisfies Record<string, VideoScript>

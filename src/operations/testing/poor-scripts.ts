import type { VideoScript } from '../../contract/video-script.ts'

/** A commercial for something that no campaign objective is about. */
export const offTopicScript: VideoScript = {
  video_script: [
    {
      scene: 'A beach at sunset.',
      voiceover: 'Feel the rhythm of summer with the new coconut cooler.',
      visual_direction: 'Slow motion, dancing.',
      duration_seconds: 8,
    },
    { scene: 'A bar.', voiceover: 'Smooth, sweet and tropical, it is the taste of vacation.', visual_direction: 'Ice cubes and glitter.', duration_seconds: 8 },
    { scene: 'A logo.', voiceover: 'Coconut cooler. Grab a can and live a little.', visual_direction: 'The logo spins.', duration_seconds: 6 },
  ],
}

/** The same script with an insult at the end of its second scene. */
export function withInsult(script: VideoScript): VideoScript {
  return {
    video_script: script.video_script.map((scene, index) =>
      index === 1
        ? { ...scene, voiceover: `${scene.voiceover} You people are too stupid to understand this.`, duration_seconds: scene.duration_seconds + 4 }
        : scene,
    ),
  }
}

import type { ReactNode } from 'react'
import type { VideoScript } from '../../../../contract/video-script.ts'
import { ChartFrame } from './chart-frame.tsx'
import { CopyButton } from './copy-button.tsx'
import { readingPace, secondsText, totalSeconds } from './reading-pace.ts'
import { SceneCard } from './scene-card.tsx'
import { ScriptTimeline } from './script-timeline.tsx'
import { toTsv } from './to-tsv.ts'

interface StoryboardProps {
  readonly script: VideoScript
  /** Which narrative this is, for the copy button: 'Awareness'. */
  readonly name: string
  readonly mark?: ReactNode
  readonly onEditScene?: (sceneIndex: number) => void
  /** Stands in the place of the scene that is being edited. */
  readonly editing?: { readonly sceneIndex: number; readonly form: ReactNode } | undefined
}

/** A narrative scene by scene, on a line of seconds. */
export function Storyboard({ script, name, mark, onEditScene, editing }: StoryboardProps) {
  const scenes = script.video_script
  const hurried = scenes.filter((scene) => readingPace(scene).verdict === 'hurried').length
  const pace = hurried === 0 ? 'every scene can be read aloud in its time' : `${hurried} ${hurried === 1 ? 'has' : 'have'} more words than their time holds`
  return (
    <ChartFrame
      title={`${name}: ${scenes.length} scenes, ${secondsText(totalSeconds(scenes))}`}
      subtitle={`Blocks are as wide as scenes are long; ${pace} (up to 3 words a second).`}
      mark={mark}
      actions={
        <CopyButton
          label={`Copy the ${name} storyboard as a table`}
          read={() =>
            toTsv(
              ['Scene', 'Seconds', 'Voiceover', 'What happens', 'Visual direction'],
              scenes.map((scene, place) => [place + 1, scene.duration_seconds, scene.voiceover, scene.scene, scene.visual_direction]),
            )
          }
        />
      }
    >
      <ScriptTimeline scenes={scenes} />
      <ol className="grid gap-5">
        {scenes.map((scene, place) => {
          const startSeconds = totalSeconds(scenes.slice(0, place))
          return (
            <li key={startSeconds} className="min-w-0">
              {editing?.sceneIndex === place ? (
                editing.form
              ) : (
                <SceneCard
                  scene={scene}
                  number={place + 1}
                  startSeconds={startSeconds}
                  editPlace={`scene-${name}-${place}`}
                  {...(onEditScene ? { onEdit: () => onEditScene(place) } : {})}
                />
              )}
            </li>
          )
        })}
      </ol>
    </ChartFrame>
  )
}

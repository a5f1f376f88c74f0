import { useState } from 'react'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import { NarrativeStoryboards } from '../views/narrative-storyboards.tsx'
import { consequenceOfSceneEdit } from './consequences.ts'
import { EditScene } from './edit-scene.tsx'
import type { SegmentPartProps } from './segment-panel-props.ts'
import { useEditPlace } from './use-edit-place.ts'

interface ScenePlace {
  readonly stage: HpemStage
  readonly sceneIndex: number
}

/** The segment's narratives, whose scenes can be corrected in place. */
export function NarrativesPart({ segment, deliveries, stale, address, mark, onOpen, onEdit }: SegmentPartProps) {
  const [place, setPlace] = useState<ScenePlace | null>(null)
  const surface = useEditPlace(place && `scene-${place.stage}-${place.sceneIndex}`)
  if (Object.keys(segment.narratives ?? {}).length === 0) return <p className="text-ink-2">No narratives for this segment yet.</p>
  const edited = place && segment.narratives?.[place.stage]?.video_script[place.sceneIndex]
  return (
    <div ref={surface}>
      <NarrativeStoryboards
        narratives={segment.narratives ?? {}}
        stage={address.stage}
        onStageChange={(stage) => onOpen(segment.id, { part: 'narratives', stage })}
        staleStages={stale.narratives}
        mark={mark('narratives')}
        onEditScene={(stage, sceneIndex) => setPlace({ stage, sceneIndex })}
        editing={
          place && edited
            ? {
                ...place,
                form: (
                  <EditScene
                    scene={edited}
                    number={place.sceneIndex + 1}
                    consequence={consequenceOfSceneEdit(place.stage, deliveries)}
                    onCancel={() => setPlace(null)}
                    onSave={(scene) => {
                      onEdit({ type: 'scene-edited', segmentId: segment.id, ...place, scene })
                      setPlace(null)
                    }}
                  />
                ),
              }
            : null
        }
      />
    </div>
  )
}

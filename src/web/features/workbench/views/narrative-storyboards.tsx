import type { ReactNode } from 'react'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import type { VideoScript } from '../../../../contract/video-script.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { totalSeconds } from './reading-pace.ts'
import { stageOfSlug, stageSlug } from './stage-names.ts'
import { Storyboard } from './storyboard.tsx'

interface NarrativeStoryboardsProps {
  readonly narratives: Readonly<Partial<Record<HpemStage, VideoScript>>>
  readonly stage: HpemStage
  readonly onStageChange: (stage: HpemStage) => void
  readonly staleStages?: readonly HpemStage[]
  readonly mark?: ReactNode
  readonly onEditScene?: (stage: HpemStage, sceneIndex: number) => void
  readonly editing?: { readonly stage: HpemStage; readonly sceneIndex: number; readonly form: ReactNode } | null
}

/** A segment's five narratives as storyboards, one stage at a time. */
export function NarrativeStoryboards({ narratives, stage, onStageChange, staleStages = [], mark, onEditScene, editing }: NarrativeStoryboardsProps) {
  return (
    <Tabs
      label="HPEM stages"
      value={stageSlug(stage)}
      onValueChange={(value) => onStageChange(stageOfSlug(value) ?? stage)}
      tabs={hpemStages.map((tab) => {
        const script = narratives[tab]
        const stale = staleStages.includes(tab)
        return {
          value: stageSlug(tab),
          label: (
            <span className="inline-flex items-baseline gap-1.5">
              {tab}
              {script && <span className="text-ink-3 text-s tabular-nums">{Math.round(totalSeconds(script.video_script))} s</span>}
              {stale && <span className="text-s text-warn">out of date</span>}
            </span>
          ),
          content: script ? (
            <div className="grid gap-3">
              {stale && (
                <p className="flex flex-wrap items-center gap-2 text-ink-2">
                  <Badge tone="warn">Out of date</Badge> The segment or the objective was changed after this was written.
                </p>
              )}
              <Storyboard
                script={script}
                name={tab}
                mark={mark}
                {...(onEditScene ? { onEditScene: (sceneIndex) => onEditScene(tab, sceneIndex) } : {})}
                editing={editing?.stage === tab ? editing : undefined}
              />
            </div>
          ) : (
            <p className="text-ink-2">No narrative for {tab} yet.</p>
          ),
        }
      })}
    />
  )
}

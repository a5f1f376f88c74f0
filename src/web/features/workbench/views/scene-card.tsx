import { Pencil } from 'lucide-react'
import type { Scene } from '../../../../contract/video-script.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { readingPace, secondsText } from './reading-pace.ts'

interface SceneCardProps {
  readonly scene: Scene
  /** From 1. */
  readonly number: number
  readonly startSeconds: number
  readonly onEdit?: () => void
  /** Names the Edit button's place, so that the focus finds it again. */
  readonly editPlace?: string
}

/** One scene: what happens, what is said, what is seen, and whether it can be said in its seconds. */
export function SceneCard({ scene, number, startSeconds, onEdit, editPlace }: SceneCardProps) {
  const pace = readingPace(scene)
  return (
    <article className="grid min-w-0 break-inside-avoid gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold text-ink">Scene {number}</h4>
        <span className="text-ink-2 text-s tabular-nums">
          {secondsText(startSeconds)} to {secondsText(startSeconds + scene.duration_seconds)}
        </span>
        {pace.verdict === 'hurried' && <Badge tone="warn">Too much to say</Badge>}
        {onEdit && (
          <Button size="s" variant="ghost" aria-label={`Edit scene ${number}`} onClick={onEdit} data-edit={editPlace} className="ml-auto print:hidden">
            <Pencil aria-hidden="true" className="size-3.5" />
            Edit
          </Button>
        )}
      </header>
      <blockquote dir="auto" className="border-accent border-l-2 pl-3 text-ink leading-relaxed">
        {scene.voiceover}
      </blockquote>
      <dl className="grid gap-x-4 gap-y-1.5 @xl:grid-cols-[5.5rem_1fr]">
        <dt className="text-ink-2 text-s @xl:pt-px">Scene</dt>
        <dd dir="auto" className="break-words text-ink-2">
          {scene.scene}
        </dd>
        <dt className="text-ink-2 text-s @xl:pt-px">Visuals</dt>
        <dd dir="auto" className="break-words text-ink-2">
          {scene.visual_direction}
        </dd>
        <dt className="text-ink-2 text-s @xl:pt-px">Reading</dt>
        <dd className="text-ink-2 tabular-nums">
          {pace.words} words in {secondsText(scene.duration_seconds)}, {pace.wordsPerSecond} a second
          {pace.verdict === 'hurried' ? ': a speaker would hurry' : pace.verdict === 'sparse' ? ': mostly silent' : ''}
        </dd>
      </dl>
    </article>
  )
}

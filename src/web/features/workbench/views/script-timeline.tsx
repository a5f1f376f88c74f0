import type { Scene } from '../../../../contract/video-script.ts'
import { classNames } from '../../../lib/class-names.ts'
import { readingPace, secondsText, totalSeconds } from './reading-pace.ts'

/** The script's seconds as a bar: one block a scene, as wide as it is long. Decoration: the scene list says the same. */
export function ScriptTimeline({ scenes }: { readonly scenes: readonly Scene[] }) {
  const starts = scenes.map((_, place) => totalSeconds(scenes.slice(0, place)))
  return (
    <div aria-hidden="true" className="grid min-w-0 gap-1">
      <div className="flex gap-0.5">
        {scenes.map((scene, place) => (
          <div
            key={starts[place]}
            style={{ flexGrow: scene.duration_seconds, flexBasis: 0 }}
            className={classNames(
              'min-w-0 truncate rounded-sm px-1.5 py-1 font-medium text-s',
              readingPace(scene).verdict === 'hurried' ? 'bg-warn-soft text-warn' : 'bg-accent-soft text-accent',
            )}
          >
            {place + 1}
          </div>
        ))}
      </div>
      <div className="flex gap-0.5 text-ink-2 text-s tabular-nums">
        {scenes.map((scene, place) => (
          <span key={starts[place]} style={{ flexGrow: scene.duration_seconds, flexBasis: 0 }} className="min-w-0 truncate">
            {place === 0 ? '0 s' : secondsText(starts[place] ?? 0)}
          </span>
        ))}
      </div>
    </div>
  )
}

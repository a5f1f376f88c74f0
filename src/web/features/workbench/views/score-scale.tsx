import type { ComponentProps } from 'react'
import { ScoreStrip } from './score-strip.tsx'

/** The personas of one message on a labelled scale from 0 to 10, with the bands' borders. */
export function ScoreScale(props: ComponentProps<typeof ScoreStrip>) {
  return (
    <div aria-hidden="true" className="grid max-w-md gap-1 text-ink">
      <ScoreStrip {...props} wide />
      <div className="relative h-5 text-ink-2 text-s tabular-nums">
        {[0, 6, 8, 10].map((score) => (
          // The strip leaves 5 of its 110 units free at either side.
          <span key={score} className="absolute -translate-x-1/2" style={{ left: `${((5 + score * 10) / 110) * 100}%` }}>
            {score}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Frames with alternatives in square brackets (`[I would|I might] watch it`), each written out in every form. */
export function spelledOut(frames: readonly string[]): readonly string[] {
  return frames.flatMap((frame) => {
    const choice = /\[([^\]]*)\]/.exec(frame)
    if (choice === null) return [frame]
    return spelledOut((choice[1] ?? '').split('|').map((text) => frame.slice(0, choice.index) + text + frame.slice(choice.index + choice[0].length)))
  })
}

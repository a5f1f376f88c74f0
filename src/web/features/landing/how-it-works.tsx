const steps = [
  {
    title: 'State the outcome',
    text: 'Who should do what, where and by when, in your own words. Every later step is about that sentence.',
  },
  {
    title: 'Question it',
    text: 'Research lenses come at it from different sides and are executed one by one. Each names the bias of asking it that way.',
  },
  {
    title: 'See who stands where',
    text: '20 audience segments, each mapped onto five stages from Awareness to Behavioral Commitment, with a video script for every stage.',
  },
  {
    title: 'Try the messages',
    text: 'A drafted focus group per segment scores every script and says why. A failed call is left out, never turned into a score.',
  },
  {
    title: 'Know what it is worth',
    text: 'Results are synthetic and marked so where you read them. One click tells what made them; every export says it too.',
  },
] as const

/** The way from an outcome to something one can rely on, or decide not to. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-line border-y bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-14 md:px-8 md:py-16">
        <h2 id="how-it-works" className="font-semibold text-l">
          From an outcome to research that can be questioned
        </h2>
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-2">
              <span aria-hidden="true" className="flex size-6 items-center justify-center rounded-full bg-accent font-semibold text-accent-ink tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-semibold">{title}</h3>
              <p className="max-w-[44ch] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

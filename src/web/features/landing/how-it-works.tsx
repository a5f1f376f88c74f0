const steps = [
  {
    title: 'State the outcome',
    text: 'Who should do what, where and by when, in your own words. Every later step is about that sentence.',
  },
  {
    title: 'Question it',
    text: 'Research lenses come at it from different sides. Each names its tasks and the bias of asking it that way.',
  },
  {
    title: 'Read what was found',
    text: 'Sentiment, supporting evidence, emerging themes and warnings, lens by lens. A lens that failed says so and can be retried.',
  },
  {
    title: 'Know what it is worth',
    text: 'Results are synthetic and marked so where you read them. One click tells which engine made them.',
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
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
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

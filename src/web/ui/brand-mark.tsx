/** The product's mark: a sounding, seen from above. Decoration beside the name. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className} width="16" height="16">
      <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8" cy="8" r="3.25" fill="currentColor" />
    </svg>
  )
}

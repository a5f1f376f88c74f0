import { Avatar as Primitive } from 'radix-ui'

/** A picture of the user, else the letter. Decoration: the name stands beside it. */
export function Avatar({ imageUrl, letter }: { readonly imageUrl: string | null; readonly letter: string }) {
  return (
    <Primitive.Root
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent"
    >
      {imageUrl && <Primitive.Image src={imageUrl} alt="" className="size-full object-cover" />}
      <Primitive.Fallback>{letter}</Primitive.Fallback>
    </Primitive.Root>
  )
}

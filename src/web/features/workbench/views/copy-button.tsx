import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

interface CopyButtonProps {
  /** What is copied, read aloud: 'Copy the HPEM mapping'. It begins with `text`, which people who speak to their browser say. */
  readonly label: string
  /** What the button says; 'Copy' unless told. */
  readonly text?: string
  /** What goes on the clipboard, asked for when it is copied: a table as tab-separated text, a document as Markdown. */
  readonly read: () => string
  /** Quiet beside a chart, like the others in a row of buttons. */
  readonly variant?: 'ghost' | 'secondary'
}

/** How long the button says what came of it, in milliseconds. */
const answerMs = 2500

/** Puts a chart's table or a document on the clipboard. */
export function CopyButton({ label, text = 'Copy', read, variant = 'ghost' }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), answerMs)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read())
      setAnswer('copied')
    } catch {
      // Browsers refuse without a secure origin or a permission; what the page shows can still be selected by hand.
      setAnswer('refused')
    }
  }
  const Icon = answer === 'copied' ? Check : Copy
  return (
    <Button size="s" variant={variant} aria-label={label} onClick={() => void copy()} className="print:hidden">
      <Icon aria-hidden="true" className="size-3.5" />
      <span aria-live="polite">{answer === 'copied' ? 'Copied' : answer === 'refused' ? 'Not allowed here' : text}</span>
    </Button>
  )
}

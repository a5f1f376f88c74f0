import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

interface CopyTableButtonProps {
  /** What is copied, read aloud: 'Copy the HPEM mapping'. */
  readonly label: string
  /** What the button says; 'Copy' unless told. */
  readonly text?: string
  /** The table as tab-separated text, asked for when it is copied. */
  readonly read: () => string
}

/** How long the button says what came of it, in milliseconds. */
const answerMs = 2500

/** Puts a chart's table on the clipboard, ready for a spreadsheet. */
export function CopyTableButton({ label, text = 'Copy', read }: CopyTableButtonProps) {
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
      // Browsers refuse without a secure origin or a permission; the table can still be selected by hand.
      setAnswer('refused')
    }
  }
  const Icon = answer === 'copied' ? Check : Copy
  return (
    <Button size="s" variant="ghost" aria-label={label} onClick={() => void copy()} className="print:hidden">
      <Icon aria-hidden="true" className="size-3.5" />
      <span aria-live="polite">{answer === 'copied' ? 'Copied' : answer === 'refused' ? 'Not allowed here' : text}</span>
    </Button>
  )
}

import { useEffect } from 'react'
import { keepReturnPath, loginUrl } from '../lib/return-path.ts'
import { onUnauthorized } from '../lib/unauthorized.ts'
import { useToast } from '../ui/toast.tsx'

/** How long the toast can be read before the browser leaves, in milliseconds. */
const redirectDelayMs = 500

/** When a call or a protected page finds no session: says so once, then sends the browser to sign in and back here. */
export function SessionWatch({ leave = (url: string) => window.location.assign(url) }: { readonly leave?: (url: string) => void }) {
  const { toast } = useToast()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onUnauthorized(() => {
      if (timer !== undefined) return
      const path = window.location.pathname + window.location.search + window.location.hash
      keepReturnPath(path)
      toast({ variant: 'destructive', title: 'Unauthorized', description: 'You are logged out. Logging in again...' })
      timer = setTimeout(() => leave(loginUrl(path)), redirectDelayMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [toast, leave])
  return null
}

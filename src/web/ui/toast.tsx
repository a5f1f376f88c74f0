import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { classNames } from '../lib/class-names.ts'
import { leaveEscapeToDialog } from './escape-under-toast.ts'
import { createToastStore, type ShownToast, type ToastMessage, type ToastStore } from './toast-store.ts'

const toastDurationMs = 5000
const swipeThresholdPx = 50

const StoreContext = createContext<ToastStore | null>(null)

/** Shows toasts for everything inside it: one at a time, F8 moves the focus to it, a swipe to the right dismisses. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const store = useMemo(() => createToastStore(), [])
  return (
    <StoreContext value={store}>
      {children}
      <Toasts store={store} />
    </StoreContext>
  )
}

/** `toast({ title, description?, variant?: 'destructive' })` says something once; it answers the toast's id. */
export function useToast(): { readonly toast: (message: ToastMessage) => number; readonly dismiss: (id: number) => void } {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useToast needs a ToastProvider above it')
  return useMemo(() => ({ toast: store.show, dismiss: store.dismiss }), [store])
}

function Toasts({ store }: { readonly store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.current)
  return (
    <Primitive.Provider swipeDirection="right" swipeThreshold={swipeThresholdPx} duration={toastDurationMs}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />
      ))}
      <Primitive.Viewport className="fixed right-0 bottom-0 z-60 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none sm:max-w-96" />
    </Primitive.Provider>
  )
}

function ToastCard({ toast, onClose }: { readonly toast: ShownToast; readonly onClose: () => void }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Primitive.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onEscapeKeyDown={leaveEscapeToDialog}
      type={destructive ? 'foreground' : 'background'}
      {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
      className={classNames(
        'toast flex items-start gap-3 rounded border bg-surface p-4 shadow-pop',
        destructive ? 'border-bad text-bad' : 'border-line-strong text-ink',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
        {toast.description && (
          <Primitive.Description className={classNames('break-words', !destructive && 'text-ink-2')}>{toast.description}</Primitive.Description>
        )}
      </div>
      <Primitive.Close
        aria-label="Dismiss"
        className="-m-2 grid place-items-center rounded-sm p-2 text-ink-2 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <X aria-hidden="true" className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  )
}

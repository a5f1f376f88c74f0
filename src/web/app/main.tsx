import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentUserQuery } from '../lib/queries.ts'
import { followSystemTheme } from '../lib/theme.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { SessionWatch } from './session-watch.tsx'

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

followSystemTheme()
// Asked before anything is drawn: the first page waits for it. Its failure is shown by who reads it.
void queryClient.prefetchQuery(currentUserQuery)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <SessionWatch />
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
)

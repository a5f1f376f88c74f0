import { QueryClient } from '@tanstack/react-query'

/** The specification's data defaults: no retries, no refetching, data never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchInterval: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  })
}

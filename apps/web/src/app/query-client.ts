import { QueryClient } from '@tanstack/react-query'

/** The socket delivers changes, so focusing the window does not refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

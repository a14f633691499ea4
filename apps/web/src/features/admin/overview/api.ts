import { readAttention, readOverview } from '@easel/contract/admin-overview'
import { listProcesses } from '@easel/contract/admin-processes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const REFRESH_MS = 60_000

/** Figures by day in this browser's time zone; refetched on opening and polled while visible. */
export function overviewQuery() {
  const offset = String(-new Date().getTimezoneOffset())
  return queryOptions({
    queryKey: ['admin', 'overview', offset],
    queryFn: ({ signal }) => call(readOverview, { query: { offset }, signal, quiet: true }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
}

/** How the house stands now; refetched on opening and polled while visible. */
export const attentionQuery = queryOptions({
  queryKey: ['admin', 'attention'],
  queryFn: ({ signal }) => call(readAttention, { signal, quiet: true }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

/** The processes of the installation; refetched on opening and polled while visible. */
export const processesQuery = queryOptions({
  queryKey: ['admin', 'processes'],
  queryFn: ({ signal }) => call(listProcesses, { signal, quiet: true }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

import { readOverview } from '@easel/contract/admin-overview'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const REFRESH_MS = 60_000

/** By the days of this machine's clock; read anew whenever the section is opened, and while it is looked at. */
export function overviewQuery() {
  const offset = String(-new Date().getTimezoneOffset())
  return queryOptions({
    queryKey: ['admin', 'overview', offset],
    queryFn: ({ signal }) => call(readOverview, { query: { offset }, signal, quiet: true }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
}

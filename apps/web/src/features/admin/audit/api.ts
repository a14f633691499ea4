import { readAuditLog } from '@easel/contract/admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

export const auditQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'audit', cursor],
    queryFn: ({ signal }) => call(readAuditLog, { query: cursor === undefined ? {} : { cursor }, signal, quiet: true }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

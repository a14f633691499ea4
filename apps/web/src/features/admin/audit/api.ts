import { readAuditLog } from '@easel/contract/admin'
import type { QueryOf } from '@easel/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

export const readAudit = (query: QueryOf<typeof readAuditLog>, signal?: AbortSignal) =>
  call(readAuditLog, { query, quiet: true, ...(signal && { signal }) })

export const auditQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'audit', cursor],
    queryFn: ({ signal }) => readAudit(cursor === undefined ? {} : { cursor }, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

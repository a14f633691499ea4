import { endSession, listSessions, type OpenSession } from '@easel/contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** Refetched whenever the list opens, because sessions expire. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal, quiet: true }),
  staleTime: 0,
})

/** Ends sessions of one's own. Sessions that ended leave the list even if another failed; `onGone` runs just before that. */
export function useEndSessions(onGone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sessions: readonly OpenSession[]) => {
      const ends = await Promise.allSettled(
        sessions.map(({ id }) => call(endSession, { params: { sessionId: id }, quiet: true })),
      )
      const gone = new Set(sessions.filter((_, at) => ends[at]?.status === 'fulfilled').map(({ id }) => id))
      if (gone.size > 0) onGone()
      client.setQueryData(sessionsQuery.queryKey, (known) => known?.filter(({ id }) => !gone.has(id)))
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) throw failed.reason
    },
  })
}

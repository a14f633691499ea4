import { endSession, listSessions, type OpenSession } from '@easel/contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** Asked anew whenever the list opens: sessions end by themselves. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal, quiet: true }),
  staleTime: 0,
})

/** End sessions of one's own; those that could be ended leave the list even when another could not; `onGone` is called just before. */
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

import { deleteAnyChannel, searchChannels } from '@easel/contract/admin-channels'
import type { QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const CHANNELS = ['admin', 'channels'] as const

export const readChannels = (query: QueryOf<typeof searchChannels>, signal?: AbortSignal) =>
  call(searchChannels, { query, quiet: true, ...(signal && { signal }) })

export const channelsQuery = (query: QueryOf<typeof searchChannels>) =>
  queryOptions({
    queryKey: [...CHANNELS, query],
    queryFn: ({ signal }) => readChannels(query, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

/** The form shows a refusal itself. */
export function useDeleteChannel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ channelId, reason }: { channelId: string; reason: string }) =>
      call(deleteAnyChannel, { params: { channelId }, body: { reason }, quiet: true }),
    // Not awaited: the form that handles the response unmounts once the list has been refetched.
    onSettled: () => void client.invalidateQueries({ queryKey: CHANNELS }),
  })
}

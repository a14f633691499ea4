import { listChannels } from '@easel/contract/channel'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The channels one is in, oldest first. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal, quiet: true }),
})

/** Whether the channel is the reader's own; false while that is not known. */
export function useIsCreator(channelId: string): boolean {
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  return channels?.some(({ id, isCreator }) => isCreator && id === channelId) ?? false
}

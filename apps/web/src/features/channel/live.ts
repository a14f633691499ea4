import type { QueryClient } from '@tanstack/react-query'
import { channelsQuery, leavingKeyOf, readChannels } from './api.ts'
import { useGoneChannels } from './store.ts'

/** A list fetched less than this long ago is not refetched. */
const FRESH_MS = 10_000

/** A channel was deleted, or the person left or was removed. Not called for actions of this page. */
export function dropChannel(client: QueryClient, channelId: string): void {
  if (client.isMutating({ mutationKey: leavingKeyOf(channelId) }) > 0) return
  const gone = client.getQueryData(channelsQuery.queryKey)?.find(({ id }) => id === channelId)
  if (gone) useGoneChannels.setState({ [channelId]: gone })
  client.setQueryData(channelsQuery.queryKey, (known) => known?.filter(({ id }) => id !== channelId))
  readChannels(client)
}

/** Frames about a channel are only sent after subscribing, so earlier changes were missed. */
export function refreshChannels(client: QueryClient): void {
  void client.prefetchQuery({ ...channelsQuery, staleTime: FRESH_MS })
}

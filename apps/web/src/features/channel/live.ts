import type { QueryClient } from '@tanstack/react-query'
import { channelsQuery, endingOf, readChannels } from './api.ts'
import { useGoneChannels } from './store.ts'

/** What is younger than this is read again by nobody. */
const FRESH_MS = 10_000

/** A channel ended, or one is in it no longer. What this page does itself it tells itself. */
export function dropChannel(client: QueryClient, channelId: string): void {
  if (client.isMutating({ mutationKey: endingOf(channelId) }) > 0) return
  const gone = client.getQueryData(channelsQuery.queryKey)?.find(({ id }) => id === channelId)
  if (gone) useGoneChannels.setState({ [channelId]: gone })
  client.setQueryData(channelsQuery.queryKey, (known) => known?.filter(({ id }) => id !== channelId))
  readChannels(client)
}

/** Nobody told of a channel's changes before one listened to it. */
export function refreshChannels(client: QueryClient): void {
  void client.prefetchQuery({ ...channelsQuery, staleTime: FRESH_MS })
}

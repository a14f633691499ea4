import { type Channel, type ChannelFacts, listChannels } from '@easel/contract/channel'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../lib/call.ts'
import { promisedOf } from '../../lib/promised.ts'

/** The channels one is in, oldest first. Whatever is written here, newer copies win. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal, quiet: true }),
  structuralSharing: (known, fresh) => keepNewer((known ?? []) as Channel[], fresh as Channel[]),
})

/** Names the acts by which one leaves or ends a channel, while they run. */
export const endingOf = (channelId: string) => ['channel-ending', channelId]

/** Whether the channel is the reader's own; false while that is not known. */
export function useIsCreator(channelId: string): boolean {
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  return channels?.some(({ id, isCreator }) => isCreator && id === channelId) ?? false
}

/** What a channel is called, as `useChannelTitle` has it; by its id. */
export function useTitleOf(channelId: string): string {
  const t = useText()
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  return channels?.find(({ id }) => id === channelId)?.title || t('channel.fallback')
}

/** Read the list anew. */
export function readChannels(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: channelsQuery.queryKey })
}

/** A channel changed for everybody in it; of two copies the newer is right. */
export function putChannel(client: QueryClient, facts: ChannelFacts): void {
  client.setQueryData(channelsQuery.queryKey, (known) =>
    known?.map((channel) =>
      channel.id === facts.id && channel.version <= facts.version ? { ...channel, ...facts } : channel,
    ),
  )
}

interface Unread {
  channelId: string
  unread: number
  /** The channel as it is now, when that changed, too. */
  channel?: ChannelFacts | undefined
}

/** What came since one last looked; of a channel that is not known one is a member from now on. */
export function putUnread(client: QueryClient, { channelId, unread, channel: facts }: Unread): void {
  const known = client.getQueryData(channelsQuery.queryKey)
  if (!known?.some(({ id }) => id === channelId)) return readChannels(client)
  client.setQueryData(
    channelsQuery.queryKey,
    known.map((channel) => (channel.id === channelId ? { ...channel, unread } : channel)),
  )
  if (facts) putChannel(client, facts)
}

/** An answer may be older than what was heard meanwhile, and than one's leaving that waits for the line. */
function keepNewer(known: Channel[], fresh: Channel[]): Channel[] {
  const left = promisedOf('end')
  return fresh.flatMap((channel) => {
    if (left.includes(channel.id)) return []
    const shown = known.find(({ id }) => id === channel.id)
    return shown && shown.version > channel.version ? { ...shown, unread: channel.unread } : channel
  })
}

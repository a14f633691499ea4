import { type Channel, type ChannelFacts, listChannels } from '@easel/contract/channel'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../lib/call.ts'
import { queuedIdsOf } from '../../lib/queued-calls.ts'

/** Channels of the person, oldest first. When responses and frames race, the newer copy of a channel wins. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal, quiet: true }),
  structuralSharing: (known, fresh) => keepNewer((known ?? []) as Channel[], fresh as Channel[]),
})

/** Mutation key of leaving or deleting a channel. */
export const leavingKeyOf = (channelId: string) => ['channel-ending', channelId]

/** Whether the person created the channel; false while unknown. */
export function useIsCreator(channelId: string): boolean {
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  return channels?.some(({ id, isCreator }) => isCreator && id === channelId) ?? false
}

/** Display title of a channel, by id. */
export function useTitleOf(channelId: string): string {
  const t = useText()
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  return channels?.find(({ id }) => id === channelId)?.title || t('channel.fallback')
}

/** Refetches the list. */
export function readChannels(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: channelsQuery.queryKey })
}

/** Applies a change of a channel that all its members got; the newer copy wins. */
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
  /** The channel's current state, if that changed too. */
  channel?: ChannelFacts | undefined
}

/** Applies an unread count; for an unknown channel the person has just become a member, so the list is refetched. */
export function putUnread(client: QueryClient, { channelId, unread, channel: facts }: Unread): void {
  const known = client.getQueryData(channelsQuery.queryKey)
  if (!known?.some(({ id }) => id === channelId)) return readChannels(client)
  client.setQueryData(
    channelsQuery.queryKey,
    known.map((channel) => (channel.id === channelId ? { ...channel, unread } : channel)),
  )
  if (facts) putChannel(client, facts)
}

/** A response may be older than frames received meanwhile, and than a "leave" that is still stored for sending. */
function keepNewer(known: Channel[], fresh: Channel[]): Channel[] {
  const left = queuedIdsOf('end')
  return fresh.flatMap((channel) => {
    if (left.includes(channel.id)) return []
    const shown = known.find(({ id }) => id === channel.id)
    return shown && shown.version > channel.version ? { ...shown, unread: channel.unread } : channel
  })
}

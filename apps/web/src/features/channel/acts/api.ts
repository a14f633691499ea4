import type { Channel } from '@easel/contract/channel'
import { createChannel, deleteChannel, quitChannel, renameChannel } from '@easel/contract/channel-acts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { text, type TextKey } from '../../../i18n/text.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { callOrQueue } from '../../../lib/offline-queue.ts'
import { toast } from '../../../ui/toast.ts'
import { channelsQuery, leavingKeyOf, putChannel, readChannels } from '../api.ts'

const CREATING = ['channel-creating']

export interface NewChannel {
  title: string
  /** Idempotency key, so that a retry creates no second channel. */
  key: string
}

/** Creates a channel and opens it. The dialog shows a refusal itself. */
export function useCreateChannel() {
  const client = useQueryClient()
  const creation = useMutation({
    mutationKey: CREATING,
    mutationFn: ({ title, key }: NewChannel) =>
      call(createChannel, { body: { title }, idempotencyKey: key, quiet: true }),
    onSuccess: (channel) => {
      toast(text('channel.created'), 'success')
      client.setQueryData(channelsQuery.queryKey, (known) => known && [...known, channel])
      navigate(`/draw/${channel.id}`, { replace: true })
      readChannels(client)
    },
  })
  return {
    ...creation,
    /** Ignored while a request runs; a second press may come before the first has re-rendered. */
    create: (channel: NewChannel) => client.isMutating({ mutationKey: CREATING }) === 0 && creation.mutate(channel),
  }
}

export function useRenameChannel(channelId: string) {
  const client = useQueryClient()
  return useMutation({
    // Serialized, so that the last name wins.
    scope: { id: `rename ${channelId}` },
    mutationFn: (title: string) =>
      callOrQueue(`rename:${channelId}`, renameChannel, { params: { channelId }, body: { title } }),
    onSuccess: (channel, title) => {
      if (channel === 'kept') return showTitle(client, channelId, title.trim())
      putChannel(client, channel)
      toast(text('channel.renamed'), 'success')
    },
    onError: (error) => tellFailure(error, 'channel.renameFailed'),
  })
}

/** One toast for one fault: what never reached the server is told as that and nothing else. */
function tellFailure(error: Error, refused: TextKey): void {
  const isLost = error instanceof CallError && error.status === 0
  toast(isLost ? error.message : text(refused), 'danger')
}

/** Optimistic update. */
function showTitle(client: QueryClient, channelId: string, title: string): void {
  client.setQueryData(channelsQuery.queryKey, (known) =>
    known?.map((channel) => (channel.id === channelId ? { ...channel, title } : channel)),
  )
}

/**
 * Deletes one's own channel or leaves another's; `onEnd` runs just before it disappears. If it was open, the first remaining
 * channel opens.
 */
export function useEndChannel({ id: channelId, isCreator }: Channel, onEnd: () => void) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationKey: leavingKeyOf(channelId),
    mutationFn: () => {
      const options = { params: { channelId } }
      const name = `end:${channelId}`
      return isCreator ? callOrQueue(name, deleteChannel, options) : callOrQueue(name, quitChannel, options)
    },
    onSuccess: (end) => {
      if (end !== 'kept') toast(text(isCreator ? 'channel.deleted' : 'channel.left'), 'success')
      onEnd()
      forgetChannel(client, channelId)
    },
    onError: (error) => tellFailure(error, isCreator ? 'channel.deleteFailed' : 'channel.leaveFailed'),
    onSettled: () => readChannels(client),
  })
  return {
    ...ending,
    end: () => client.isMutating({ mutationKey: leavingKeyOf(channelId) }) === 0 && ending.mutate(),
  }
}

function forgetChannel(client: QueryClient, channelId: string): void {
  const remaining = client.getQueryData(channelsQuery.queryKey)?.filter(({ id }) => id !== channelId)
  const [first] = remaining ?? []
  if (location.pathname.includes(channelId)) navigate(first ? `/draw/${first.id}` : '/draw', { replace: true })
  client.setQueryData(channelsQuery.queryKey, remaining)
}

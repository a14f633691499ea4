import type { Channel } from '@easel/contract/channel'
import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from './api.ts'
import { pickChannel } from './rules.ts'
import { useGoneChannels } from './store.ts'

/** The channel in the address; `gone` is set when it was deleted or left while this page was open. */
export function useCurrentChannel(wantedId: string | undefined): {
  channels: readonly Channel[] | undefined
  current: Channel | undefined
  gone: Channel | undefined
} {
  const { data: channels } = useQuery(channelsQuery)
  const known = useGoneChannels()
  const current = pickChannel(channels ?? [], wantedId, known)
  return { channels, current, gone: current ? undefined : known[wantedId ?? ''] }
}

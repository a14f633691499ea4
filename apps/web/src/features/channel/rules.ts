import type { Channel } from '@easel/contract/channel'

/** The channel that the address names, else the first; undefined when there is none. */
export function pickChannel(channels: readonly Channel[], wantedId: string | undefined): Channel | undefined {
  return channels.find((channel) => channel.id === wantedId) ?? channels[0]
}

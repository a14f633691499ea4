import type { Channel } from '@easel/contract/channel'

/** The channel in the address, else the first; undefined when there is none, or when the address names one that has gone. */
export function pickChannel(
  channels: readonly Channel[],
  wantedId: string | undefined,
  gone: Readonly<Record<string, Channel>> = {},
): Channel | undefined {
  const wanted = channels.find(({ id }) => id === wantedId)
  if (wanted) return wanted
  return wantedId !== undefined && Object.hasOwn(gone, wantedId) ? undefined : channels[0]
}

/** The channel `step` places further, wrapping around; undefined when there is no other. */
export function stepChannel(
  channels: readonly Channel[],
  currentId: string | undefined,
  step: 1 | -1,
): Channel | undefined {
  const at = channels.findIndex(({ id }) => id === currentId)
  const next = at < 0 && step < 0 ? channels.at(-1) : channels.at((at + step) % channels.length)
  return next?.id === currentId ? undefined : next
}

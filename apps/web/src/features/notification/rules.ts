import type { Notification } from '@easel/contract/notification'

/** Of several of one kind in a channel only the newest stands. */
export function tagOf({ kind, channelId }: Pick<Notification, 'kind' | 'channelId'>): string {
  return `${kind === 'spoken' ? 'spoken' : 'drawn'}:${channelId}`
}

export function pathOf({ channelId }: Pick<Notification, 'channelId'>): string {
  return `/draw/${channelId}`
}

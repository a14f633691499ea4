import type { Task } from '@easel/contract/drawing'

const ENDS: readonly Task['status'][] = ['SUCCESS', 'FAILURE', 'CANCEL']

/** Only what nothing more will happen to can be deleted. */
export function hasEnded({ status }: Pick<Task, 'status'>): boolean {
  return ENDS.includes(status)
}

/** An address that opens a task's first picture, or its channel when it has none. */
export function linkTo({ id, channelId, images, grid }: Task, origin: string): string {
  const picture = images.length > 0 || grid ? `?image=${id}:1` : ''
  return `${origin}/draw/${channelId}${picture}`
}

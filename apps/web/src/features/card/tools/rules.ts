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

/** Whether a finger that rests there means the card: not its words, which it selects, and no button but a picture's. */
export function isHoldable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-picture-id]')) return true
  if (target.closest('a, button, input, textarea, select, [popover]')) return false
  return ![...target.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
}

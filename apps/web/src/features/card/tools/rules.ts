import type { Task } from '@easel/contract/drawing'
import type { OpenPicture } from '../../../lib/picture-address.ts'
import { openablesOf } from '../../task/rules.ts'

const ENDS: readonly Task['status'][] = ['SUCCESS', 'FAILURE', 'CANCEL']

/** Whether the task has ended, so that it can be deleted. */
export function hasEnded({ status }: Pick<Task, 'status'>): boolean {
  return ENDS.includes(status)
}

/** URL of a task's first picture, or of its channel when it has none. */
export function linkTo(task: Task, origin: string): string {
  const { id, channelId } = task
  const picture = openablesOf(task).length > 0 ? `?image=${id}:1` : ''
  return `${origin}/draw/${channelId}${picture}`
}

/** Whether a long press there means the card: not on text, which it selects, nor on buttons other than a picture's. */
export function isHoldable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-picture-id]')) return true
  if (target.closest('a, button, input, textarea, select, [popover]')) return false
  return ![...target.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
}

/** File name from the first words of the prompt and the end of the id. */
export function fileNameOf(prompt: string, { taskId, index }: OpenPicture, mime: string): string {
  const words =
    prompt
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, FILE_WORDS)
      .join('-')
      .slice(0, FILE_CHARS) ?? 'picture'
  return `${words}-${taskId.slice(-6)}-${index}.${mime.split('/')[1] ?? 'png'}`
}

const FILE_WORDS = 6
const FILE_CHARS = 60

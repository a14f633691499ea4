import type { BotType, Button, Task } from '@easel/contract/drawing'

/** What a person asked for: words to draw, or a button under a finished picture. */
export type Order =
  | { kind: 'imagine'; botType: BotType; prompt: string }
  | { kind: 'press'; parent: Task; button: Button }

export type SendState =
  | { name: 'sending' }
  /** `message` is in the reader's language; `detail`: what of the input is wrong; `isLost`: no answer came, so the server may have accepted it all the same. */
  | { name: 'failed'; message: string; detail: string; isLost: boolean }

/** An order that the server has not accepted yet. */
export interface Send {
  /** Also the Idempotency-Key: the same send tried again is drawn and charged once. */
  key: string
  channelId: string
  /** Who sends. */
  userId: string
  order: Order
  sentAt: string
  /** The newest task that was known then; whatever the order becomes is newer. Empty when there was none. */
  afterId: string
  state: SendState
}

/** U opens its picture inside the parent's card; all else makes a card of its own. */
export function opensInParent(order: Order): boolean {
  return order.kind === 'press' && order.button.kind === 'UPSCALE' && order.parent.images.length > 1
}

/** A picked picture that is still on its way to this grid's card. */
export function isPickFrom(parentId: string, send: Send): boolean {
  return send.order.kind === 'press' && send.order.parent.id === parentId && opensInParent(send.order)
}

/** Which picture of the grid a button is about, 1 to 4; null for the whole. Both id and label carry it. */
export function pictureOf(button: Button): number | null {
  const found = /^[UV]([1-4])$/.exec(button.label) ?? /::(?:upsample|variation)::([1-4])::/.exec(button.customId)
  return found?.[1] ? Number(found[1]) : null
}

/**
 * The sends that still need a place of their own. A task pushed by the socket may come before the answer to its send, or
 * instead of an answer that was lost: then the task stands for it.
 */
export function listWaiting(sends: Send[], tasks: Task[]): Send[] {
  const taken = new Set<string>()
  return sends.filter((send) => {
    if (send.state.name === 'failed' && !send.state.isLost) return true
    const task = tasks.find((other) => !taken.has(other.id) && isResultOf(other, send))
    if (task) taken.add(task.id)
    return !task
  })
}

function isResultOf(task: Task, send: Send): boolean {
  if (task.author.id !== send.userId || task.id <= send.afterId) return false
  const { order } = send
  // Not by bot: what the prompt says beats the one that was chosen.
  if (order.kind === 'imagine') return task.action === 'IMAGINE' && task.prompt === order.prompt
  const isSame = task.parentId === order.parent.id && task.action === order.button.kind
  return isSame && (task.index === null || task.index === pictureOf(order.button))
}

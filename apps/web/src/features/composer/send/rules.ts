import type { ChatItem } from '@easel/contract/chat'
import type { BotType, Button, Task } from '@easel/contract/drawing'
import type { BlendDimensions } from '@easel/contract/submits'

/** What a person asked of a bot: words, pictures by id, or a button under a finished picture. */
export type DrawOrder =
  /** `confirmed`: a prompt that makes several drawings, after their number and price were said. */
  | { kind: 'imagine'; botType: BotType; prompt: string; images?: string[]; confirmed?: true }
  | { kind: 'shorten'; botType: BotType; prompt: string }
  | { kind: 'describe'; botType: BotType; image: string }
  | { kind: 'blend'; botType: BotType; images: string[]; dimensions: BlendDimensions }
  | { kind: 'press'; parent: Task; button: Button }
/** Or words for the others in the channel. */
export type Order = DrawOrder | { kind: 'say'; content: string }

export type SendState = { name: 'sending' } | Failed

interface Failed {
  name: 'failed'
  /** In the reader's language. */
  message: string
  /** What of the input is wrong. */
  detail: string
  /** No answer came, so the server may have accepted it all the same. */
  isLost: boolean
  /** The server was not even reached; it is sent again by itself once that is possible. */
  waits?: boolean
  /** The server's word for why; empty when it said none. */
  reason?: string
}

/** An order that the server has not accepted yet. */
export interface Send {
  /** Also the Idempotency-Key: the same send tried again is drawn and charged, or said, once. */
  key: string
  channelId: string
  /** Who sends. */
  userId: string
  order: Order
  sentAt: string
  /** The newest item that was known then; whatever the order becomes is newer. Empty when there was none. */
  afterId: string
  state: SendState
}

/** The words that an order is about; those of a picture that was pressed are its own. */
export function promptOf(order: DrawOrder): string {
  if (order.kind === 'press') return order.parent.prompt
  return 'prompt' in order ? order.prompt : ''
}

/** The pictures that an order brings along, by id. */
export function imagesOf(order: Order): readonly string[] {
  if (order.kind === 'describe') return [order.image]
  return ('images' in order && order.images) || []
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
 * The sends that still need a place of their own. What the socket brings may come before the answer to its send, or
 * instead of an answer that was lost: then that stands for it.
 */
export function listWaiting(sends: Send[], items: ChatItem[]): Send[] {
  const taken = new Set<string>()
  return sends.filter((send) => {
    if (send.state.name === 'failed' && !send.state.isLost) return true
    const item = items.find((other) => !taken.has(other.id) && isResultOf(other, send))
    if (item) taken.add(item.id)
    return !item
  })
}

function isResultOf({ id, author, kind, content, task }: ChatItem, send: Send): boolean {
  if (author.id !== send.userId || id <= send.afterId) return false
  const { order } = send
  if (order.kind === 'say') return kind === 'text' && content === order.content
  if (!task) return false
  // Not by bot: what the prompt says beats the one that was chosen.
  if (order.kind !== 'press') {
    return task.action === order.kind.toUpperCase() && (!('prompt' in order) || task.prompt === order.prompt)
  }
  const isSame = task.parentId === order.parent.id && task.action === order.button.kind
  return isSame && (task.index === null || task.index === pictureOf(order.button))
}

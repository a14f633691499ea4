import type { BodyOf } from '@easel/contract/call'
import type { ChatItem } from '@easel/contract/chat'
import { type BotType, type Button, mediumOf, type Task } from '@easel/contract/drawing'
import type { BlendDimensions, submitVideo } from '@easel/contract/submits'
import type { ToldPrice } from '@easel/contract/told-price'

/** An order to a bot: words, pictures by id, or a button below a finished picture. */
export type DrawOrder =
  /** `confirmed`: the person has confirmed number and price of a prompt that makes several drawings. */
  | { kind: 'imagine'; botType: BotType; prompt: string; images?: string[]; confirmed?: true }
  | { kind: 'shorten'; botType: BotType; prompt: string }
  | { kind: 'describe'; botType: BotType; image: string }
  | { kind: 'blend'; botType: BotType; images: string[]; dimensions: BlendDimensions }
  | VideoOrder
  | { kind: 'press'; parent: Task; button: Button }
/** A clip of words, of a first picture, or of both. */
export type VideoOrder = { kind: 'video' } & Omit<BodyOf<typeof submitVideo>, 'told' | 'mode'>
/** Or a message to the channel. */
export type Order = DrawOrder | { kind: 'say'; content: string }

export type SendState = { name: 'sending' } | Failed

interface Failed {
  name: 'failed'
  /** In the reader's language. */
  message: string
  /** The invalid part of the input. */
  detail: string
  /** No response arrived, so the server may have accepted it. */
  isLost: boolean
  /** The server was not reached; it is retried automatically after the reconnect. */
  waits?: boolean
  /** Machine-readable reason; empty when the server sent none. */
  reason?: string
}

/**
 * What a send that was not accepted waits for: the person's confirmation, because it makes several drawings, or the network. Null: nothing, it
 * has failed.
 */
export function waitsFor(state: SendState, isCut: boolean): 'person' | 'network' | null {
  if (state.name !== 'failed') return null
  if (state.reason === 'needs_confirmation') return 'person'
  return isCut && state.waits ? 'network' : null
}

/** An order that the server has not accepted yet. */
export interface Send {
  /** Also the Idempotency-Key: a retry draws, charges or posts only once. */
  key: string
  channelId: string
  /** Id of the sender. */
  userId: string
  order: Order
  sentAt: string
  /** Id of the newest item when it was sent; the resulting item is newer. Empty when there was none. */
  afterId: string
  state: SendState
  /** What a quote said that it costs; it costs no more. */
  told?: ToldPrice
}

/** Prompt of an order; a button press has the prompt of its task. */
export function promptOf(order: DrawOrder): string {
  if (order.kind === 'press') return order.parent.prompt
  return ('prompt' in order && order.prompt) || ''
}

/** Base image ids of an order. */
export function imagesOf(order: Order): readonly string[] {
  if (order.kind === 'describe') return [order.image]
  if (order.kind === 'video') return [order.image, order.endImage].filter((id) => id !== undefined)
  return ('images' in order && order.images) || []
}

/** Whether the order picks one of a grid's pictures (U1 to U4). */
export function isPick(order: Order): boolean {
  return order.kind === 'press' && order.button.kind === 'UPSCALE' && order.parent.images.length > 1
}

/** Whether the order picks a picture from this grid. */
export function isPickFrom(parentId: string, send: Send): boolean {
  return send.order.kind === 'press' && send.order.parent.id === parentId && isPick(send.order)
}

/** Number of the picture that a button is about, 1 to 4, from its id or label; null for the whole. */
export function pictureOf(button: Button): number | null {
  const found = /^[UV]([1-4])$/.exec(button.label) ?? /::(?:upsample|variation)::([1-4])::/.exec(button.customId)
  return found?.[1] ? Number(found[1]) : null
}

/**
 * The orders that still need a card of their own. A frame may deliver the item before the response, or in place of a lost one;
 * then the item replaces the order.
 */
export function listUnmatchedSends(sends: Send[], items: ChatItem[]): Send[] {
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
  if (order.kind === 'press') return comesOfPress(task, order)
  // The bot is not compared, because the prompt may override it.
  return task.action === order.kind.toUpperCase() && (!('prompt' in order) || task.prompt === order.prompt)
}

function comesOfPress(
  { parentId, action, index }: Task,
  { parent, button }: Extract<Order, { kind: 'press' }>,
): boolean {
  if (parentId !== parent.id) return false
  // The same again of a clip is a clip, and no button of one says a number.
  if (mediumOf(action) !== 'image') return action === (button.kind === 'REROLL' ? parent.action : button.kind)
  return action === button.kind && (index === null || index === pictureOf(button))
}

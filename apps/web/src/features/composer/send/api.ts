import { type ChatItem, sendChat } from '@easel/contract/chat'
import { submitAction, submitImagine } from '@easel/contract/drawing'
import { submitBlend, submitDescribe, submitShorten } from '@easel/contract/submits'
import type { QueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { sessionQuery } from '../../account/api.ts'
import { newestIn, putItems } from '../../task/api.ts'
import { itemOf } from '../../task/rules.ts'
import type { Order, Send, SendState } from './rules.ts'
import { beforeSend, dropSend, putSend } from './store.ts'

/**
 * Send an order of whoever is signed in to a channel. Its card stands before this returns; the server hears of it next.
 * What could not be sent stays among the sends, with its reason.
 */
export function sendOrder(client: QueryClient, channelId: string, order: Order): void {
  const userId = client.getQueryData(sessionQuery.queryKey)?.user?.id ?? ''
  const sentAt = new Date().toISOString()
  const afterId = newestIn(client, channelId)
  start(client, { key: makeKey(), channelId, userId, order, sentAt, afterId, state: { name: 'sending' } })
}

/** The same send under the same key. */
export function sendAgain(client: QueryClient, send: Send): void {
  start(client, { ...send, state: { name: 'sending' } })
}

function start(client: QueryClient, send: Send): void {
  putSend(send)
  const begin = () => afterPaint().then(() => submit(client, send))
  if (send.order.kind === 'say') inTurn(client, send.channelId, begin)
  else void begin()
}

/** What was said last in each channel, until the server has heard of it. */
const lastSaid = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/** What is said in a channel is said in its order: two requests at once may overtake each other. */
function inTurn(client: QueryClient, channelId: string, begin: () => Promise<void>): void {
  const ofClient = lastSaid.get(client) ?? new Map<string, Promise<unknown>>()
  lastSaid.set(client, ofClient)
  ofClient.set(channelId, (ofClient.get(channelId) ?? Promise.resolve()).then(begin))
}

/** Nobody listens to how it goes but the cards: a hook that did would draw the whole screen again with each step. */
async function submit(client: QueryClient, send: Send): Promise<void> {
  try {
    await beforeSend.settle?.()
    const items = await submitOrder(send)
    putItems(client, items)
    dropSend(send.key)
    // What was pressed asks first.
    const asking = items.find(({ task }) => task?.status === 'MODAL')
    if (asking) openDialog('modal', asking.id)
  } catch (error) {
    putSend({ ...send, state: failureOf(error) })
  }
}

/** Hand an order to the server, under its own key, so that trying again never draws or says it twice. */
async function submitOrder({ key, channelId, order }: Send): Promise<ChatItem[]> {
  const extras = { idempotencyKey: key, quiet: true }
  const options = { params: { channelId }, ...extras }
  switch (order.kind) {
    case 'say':
      return [await call(sendChat, { body: { content: order.content }, ...options })]
    case 'press': {
      const params = { taskId: order.parent.id }
      return (await call(submitAction, { params, body: { customId: order.button.customId }, ...extras })).tasks.map(
        itemOf,
      )
    }
    case 'imagine': {
      const { kind: _, ...body } = order
      return (await call(submitImagine, { body, ...options })).tasks.map(itemOf)
    }
    case 'describe': {
      const { kind: _, ...body } = order
      return (await call(submitDescribe, { body, ...options })).tasks.map(itemOf)
    }
    case 'blend': {
      const { kind: _, ...body } = order
      return (await call(submitBlend, { body, ...options })).tasks.map(itemOf)
    }
    case 'shorten': {
      const { kind: _, ...body } = order
      return (await call(submitShorten, { body, ...options })).tasks.map(itemOf)
    }
    default:
      return order satisfies never
  }
}

/** A refusal came in an envelope; everything else leaves it open whether the server heard of the send. */
function failureOf(error: unknown): SendState {
  if (!(error instanceof CallError)) return { name: 'failed', message: text('net.unknown'), detail: '', isLost: true }
  const isLost = error.status === 0 || error.status >= 500
  const { status, message, reason, fields } = error
  return {
    name: 'failed',
    message,
    detail: Object.values(fields).join(text('drawing.listSemicolon')),
    isLost,
    waits: status === 0 || status > 501,
    reason,
  }
}

/** In a window that is not seen no frames come. */
const PATIENCE_MS = 100

/** What was drawn is on the screen; not that the line and the processor have something else to do until then. */
function afterPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

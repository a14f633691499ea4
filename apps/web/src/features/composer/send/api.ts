import { type ChatItem, sendChat } from '@easel/contract/chat'
import { submitAction, submitImagine } from '@easel/contract/drawing'
import { submitBlend, submitDescribe, submitShorten, submitVideo } from '@easel/contract/submits'
import type { Quote } from '@easel/contract/quote'
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
 * Sends an order of the signed-in person to a channel. Its card is in the store before this returns; the request follows. A
 * failed order stays in the store with the reason.
 *
 * @param quote The last quote of exactly this order
 */
export function sendOrder(client: QueryClient, channelId: string, order: Order, quote?: Quote): void {
  const told = quote && quote.problems.length === 0 ? { told: { cost: quote.cost, priceList: quote.priceList } } : {}
  const userId = client.getQueryData(sessionQuery.queryKey)?.user?.id ?? ''
  const sentAt = new Date().toISOString()
  const afterId = newestIn(client, channelId)
  start(client, { key: makeKey(), channelId, userId, order, sentAt, afterId, ...told, state: { name: 'sending' } })
}

/** Retries with the same idempotency key; at the current price once the person has read that it changed. */
export function sendAgain(client: QueryClient, { told, ...send }: Send): void {
  const isTold = told && !(send.state.name === 'failed' && send.state.reason === 'price_changed')
  start(client, { ...send, ...(isTold && { told }), state: { name: 'sending' } })
}

function start(client: QueryClient, send: Send): void {
  putSend(send)
  const begin = () => afterPaint().then(() => submit(client, send))
  if (send.order.kind === 'say') inTurn(client, send.channelId, begin)
  else void begin()
}

/** By channel: request of the latest message, until it has finished. */
const lastSaid = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/** Messages of a channel are sent one after another, because parallel requests could overtake each other. */
function inTurn(client: QueryClient, channelId: string, begin: () => Promise<void>): void {
  const ofClient = lastSaid.get(client) ?? new Map<string, Promise<unknown>>()
  lastSaid.set(client, ofClient)
  ofClient.set(channelId, (ofClient.get(channelId) ?? Promise.resolve()).then(begin))
}

/** Not a mutation hook: its state changes would re-render the whole screen, and only the cards need them. */
async function submit(client: QueryClient, send: Send): Promise<void> {
  try {
    await beforeSend.settle?.()
    const items = await submitOrder(send)
    putItems(client, items)
    dropSend(send.key)
    // If a pressed button leads to a dialog, open it.
    const asking = items.find(({ task }) => task?.status === 'MODAL')
    if (asking) openDialog('modal', asking.id)
  } catch (error) {
    putSend({ ...send, state: failureOf(error) })
  }
}

/** Sends an order under its key as idempotency key, so that a retry draws, charges or posts only once. */
async function submitOrder({ key, channelId, order, told }: Send): Promise<ChatItem[]> {
  const extras = { idempotencyKey: key, quiet: true }
  const options = { params: { channelId }, ...extras }
  switch (order.kind) {
    case 'say':
      return [await call(sendChat, { body: { content: order.content }, ...options })]
    case 'press': {
      const params = { taskId: order.parent.id }
      return (
        await call(submitAction, { params, body: { customId: order.button.customId, told }, ...extras })
      ).tasks.map(itemOf)
    }
    case 'imagine': {
      const { kind: _, ...body } = order
      return (await call(submitImagine, { body: { ...body, told }, ...options })).tasks.map(itemOf)
    }
    case 'describe': {
      const { kind: _, ...body } = order
      return (await call(submitDescribe, { body: { ...body, told }, ...options })).tasks.map(itemOf)
    }
    case 'blend': {
      const { kind: _, ...body } = order
      return (await call(submitBlend, { body: { ...body, told }, ...options })).tasks.map(itemOf)
    }
    case 'shorten': {
      const { kind: _, ...body } = order
      return (await call(submitShorten, { body: { ...body, told }, ...options })).tasks.map(itemOf)
    }
    case 'video': {
      const { kind: _, ...body } = order
      return (await call(submitVideo, { body: { ...body, told }, ...options })).tasks.map(itemOf)
    }
    default:
      return order satisfies never
  }
}

/** An envelope means the server refused it; after any other error the server may have accepted the order. */
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

/** Hidden windows get no animation frames, so wait no longer than this. */
const PATIENCE_MS = 100

/** Resolves after the card has been painted, before the network and the processor become busy. */
function afterPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { newestIn, putItems, submitOrder } from '../../task/api.ts'
import type { Order, Send, SendState } from './rules.ts'
import { beforeSend, dropSend, putSend } from './store.ts'

interface Sender {
  /** The card stands before this returns; the server hears of it next. */
  send(order: Order): void
  /** The same send under the same key. */
  retry(send: Send): void
}

/** Send orders of one person to a channel. What could not be sent stays among the sends, with its reason. */
export function useSend(channelId: string, userId: string): Sender {
  const client = useQueryClient()
  // The desk is made of this, and a new desk would draw every card again.
  return useMemo(() => {
    // What is said is said in its order: two requests at once may overtake each other.
    let said = Promise.resolve()
    function start(send: Send): void {
      putSend(send)
      const begin = () => afterPaint().then(() => submit(client, send))
      if (send.order.kind === 'say') said = said.then(begin)
      else void begin()
    }

    return {
      send: (order) => {
        const sentAt = new Date().toISOString()
        const afterId = newestIn(client, channelId)
        start({ key: makeKey(), channelId, userId, order, sentAt, afterId, state: { name: 'sending' } })
      },
      retry: (send) => start({ ...send, state: { name: 'sending' } }),
    }
  }, [client, channelId, userId])
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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { text } from '../../../i18n/text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { putTasks, submitOrder, tasksOf } from '../api.ts'
import type { Order, Send, SendState } from './rules.ts'
import { dropSend, putSend } from './store.ts'

interface Sender {
  /** The card stands before this returns; the server hears of it next. */
  send(order: Order): void
  /** The same send under the same key. */
  retry(send: Send): void
}

/** Send orders of one person to a channel. What could not be sent stays among the sends, with its reason. */
export function useSend(channelId: string, userId: string): Sender {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: submitOrder,
    // Offline, too, the answer is a card that says "not sent", not a silent wait.
    networkMode: 'always',
    onSuccess: (tasks, { key }) => {
      putTasks(client, tasks)
      dropSend(key)
    },
    onError: (error, send) => putSend({ ...send, state: failureOf(error) }),
  })

  // The desk is made of this, and a new desk would draw every card again.
  return useMemo(() => {
    function start(send: Send): void {
      putSend(send)
      mutate(send)
    }

    return {
      send: (order) => {
        const newest = client.getQueryData(tasksOf(channelId).queryKey)?.pages[0]?.items[0]
        const sentAt = new Date().toISOString()
        const afterId = newest?.id ?? ''
        start({ key: makeKey(), channelId, userId, order, sentAt, afterId, state: { name: 'sending' } })
      },
      retry: (send) => start({ ...send, state: { name: 'sending' } }),
    }
  }, [client, mutate, channelId, userId])
}

/** A refusal came in an envelope; everything else leaves it open whether the server heard of the send. */
function failureOf(error: Error): SendState {
  if (!(error instanceof CallError)) return { name: 'failed', message: text('net.unknown'), detail: '', isLost: true }
  const isLost = error.status === 0 || error.status >= 500
  return { name: 'failed', message: error.message, detail: Object.values(error.fields).join('; '), isLost }
}

/** Random enough for a day, also on pages without https, where `crypto.randomUUID` is missing. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

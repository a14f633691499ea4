import type { Quote } from '@easel/contract/quote'
import { readQuote } from '@easel/contract/quote'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sessionQuery } from '../../account/api.ts'
import type { Order } from '../send/rules.ts'

/** Orders that have a price: all but button presses and messages. */
export type PricedOrder = Exclude<Order, { kind: 'press' | 'say' }>

/** Price and queue barely change within this time. */
const FRESH_MS = 5_000
const ASKED_AGAIN_MS = 15_000

/** Price, wait and possible refusal of an order. The person's `credits` are part of the key, because the response depends on them. */
export const quoteOf = (channelId: string, order: PricedOrder, credits: number) =>
  queryOptions({
    queryKey: ['quote', channelId, credits, order],
    queryFn: ({ signal }): Promise<Quote> =>
      call(readQuote, { params: { channelId }, body: bodyOf(order), signal, quiet: true }),
    staleTime: FRESH_MS,
    refetchInterval: ASKED_AGAIN_MS,
    retry: false,
  })

/** What was last said of just this order; undefined: nothing. */
export function findQuote(client: QueryClient, channelId: string, order: Order): Quote | undefined {
  if (order.kind === 'press' || order.kind === 'say') return
  const credits = client.getQueryData(sessionQuery.queryKey)?.user?.credits ?? 0
  return client.getQueryData(quoteOf(channelId, order, credits).queryKey)
}

function bodyOf(order: PricedOrder) {
  switch (order.kind) {
    case 'imagine': {
      const { kind: _, ...body } = order
      return { action: 'IMAGINE' as const, ...body }
    }
    case 'shorten': {
      const { kind: _, ...body } = order
      return { action: 'SHORTEN' as const, ...body }
    }
    case 'describe': {
      const { kind: _, ...body } = order
      return { action: 'DESCRIBE' as const, ...body }
    }
    case 'blend': {
      const { kind: _, ...body } = order
      return { action: 'BLEND' as const, ...body }
    }
    case 'video': {
      const { kind: _, ...body } = order
      return { action: 'VIDEO' as const, ...body }
    }
    default:
      return order satisfies never
  }
}

import type { Quote } from '@easel/contract/quote'
import { readQuote } from '@easel/contract/quote'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { Order } from '../send/rules.ts'

/** What a bot can be asked for in a composer. */
export type Asked = Exclude<Order, { kind: 'press' | 'say' }>

/** Until then the line of waiting drawings has hardly moved. */
const FRESH_MS = 5_000
const ASKED_AGAIN_MS = 15_000

/**
 * Price and wait of an order, and why it would be refused. `credits` are those that the person has: with others the
 * answer is another one.
 */
export const quoteOf = (channelId: string, order: Asked, credits: number) =>
  queryOptions({
    queryKey: ['quote', channelId, credits, order],
    queryFn: ({ signal }): Promise<Quote> =>
      call(readQuote, { params: { channelId }, body: bodyOf(order), signal, quiet: true }),
    staleTime: FRESH_MS,
    refetchInterval: ASKED_AGAIN_MS,
    retry: false,
  })

function bodyOf(order: Asked) {
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
    default:
      return order satisfies never
  }
}

import type { BodyOf, DataOf } from '@easel/contract/call'
import { endTrade, payTrade, readTrade } from '@easel/contract/order-acts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

export type Trade = DataOf<typeof readTrade>
/** Result of a sandbox payment. */
export type Outcome = 'paid' | BodyOf<typeof endTrade>['outcome']

export const tradeQuery = (secret: string) =>
  queryOptions({
    queryKey: ['trade', secret],
    queryFn: ({ signal }) => call(readTrade, { params: { secret }, signal, quiet: true }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export function useSettleTrade(secret: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (outcome: Outcome): Promise<Trade> =>
      outcome === 'paid'
        ? call(payTrade, { params: { secret }, quiet: true })
        : call(endTrade, { params: { secret }, body: { outcome }, quiet: true }),
    onSuccess: (trade) => client.setQueryData(tradeQuery(secret).queryKey, trade),
    // The payment may have ended meanwhile.
    onError: () => client.invalidateQueries({ queryKey: tradeQuery(secret).queryKey }),
  })
}

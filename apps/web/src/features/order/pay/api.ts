import type { DataOf } from '@easel/contract/call'
import { payOrder } from '@easel/contract/order-acts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { orderQuery } from '../api.ts'
import { renewDelayMs } from './rules.ts'

export type PayCode = DataOf<typeof payOrder>

/**
 * Payment code of an order. Repeated requests return the same code while it is valid. Refetched whenever the order changes,
 * because a failed payment invalidates it.
 */
export const payCodeQuery = (orderId: string, payChannel: string) =>
  queryOptions({
    queryKey: [...orderQuery(orderId).queryKey, 'code', payChannel],
    queryFn: ({ signal }): Promise<PayCode> =>
      call(payOrder, {
        params: { orderId },
        body: { payChannel },
        signal,
        quiet: true,
      }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => renewDelayMs(data, data?.order, Date.now()),
  })

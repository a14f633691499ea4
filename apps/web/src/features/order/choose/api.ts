import { listProducts } from '@easel/contract/order-acts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** Products on sale; refetched, because the operator may have changed them. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => call(listProducts, { signal, quiet: true }),
  staleTime: 0,
})

import { listProducts } from '@easel/contract/order-acts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** What is on sale; the operator may have changed it since it was last looked at. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => call(listProducts, { signal, quiet: true }),
  staleTime: 0,
})

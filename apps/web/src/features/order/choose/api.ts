import { listProducts } from '@easel/contract/order-acts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useCompany } from '../../company/api.ts'
import { partOfProduct } from '../rules.ts'
import { smallestPackFor } from './rules.ts'

/** Products on sale; refetched, because the operator may have changed them. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => call(listProducts, { signal, quiet: true }),
  staleTime: 0,
})

interface OfferedPack {
  title: string
  /** Part of the shop's address at which it is chosen. */
  part: string
}

/** The pack for who lacks that many credits; undefined while unknown, and where none can be bought. */
export function usePackFor(missing: number): OfferedPack | undefined {
  const isOpen = Boolean(useCompany()?.payChannels.length)
  const { data: products } = useQuery({ ...productsQuery, enabled: isOpen })
  const pack = isOpen ? smallestPackFor(missing, products ?? []) : undefined
  return pack && { title: pack.title, part: partOfProduct(pack.id) }
}

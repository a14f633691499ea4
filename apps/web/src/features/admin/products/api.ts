import {
  type AdminProduct,
  changeProduct,
  createProduct,
  listAllProducts,
  type ProductDetails,
} from '@easel/contract/admin-products'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { ProductDraft } from './rules.ts'
import { dropHandedIn, NEW } from './store.ts'

/** All of them, as people see them in order. Read anew whenever a section opens that needs them. */
export const productsQuery = queryOptions({
  queryKey: ['admin', 'products'],
  queryFn: ({ signal }) => call(listAllProducts, { signal, quiet: true }),
  staleTime: 0,
})

export interface ProductSave {
  /** Null: it is a new one. */
  saved: AdminProduct | null
  draft: ProductDraft
  body: ProductDetails
}

/** The form shows what was refused. Of one that is there only what differs is sent. */
export function useSaveProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ saved, body }: ProductSave) =>
      saved
        ? call(changeProduct, { params: { productId: saved.id }, body: changesOf(saved, body), quiet: true })
        : call(createProduct, { body, quiet: true }),
    // Here, so that it is also forgotten when one went elsewhere meanwhile.
    onSuccess: async (product, { saved, draft }) => {
      dropHandedIn(saved?.id ?? NEW, draft)
      client.setQueryData(productsQuery.queryKey, (known) =>
        known?.filter(({ id }) => id !== product.id).concat(product),
      )
      await client.invalidateQueries({ queryKey: productsQuery.queryKey })
    },
  })
}

function changesOf(
  saved: AdminProduct,
  { kind: _kind, ...body }: ProductDetails,
): Partial<Omit<ProductDetails, 'kind'>> {
  const before: Record<string, unknown> = saved
  const changed = Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
  return Object.fromEntries(changed)
}

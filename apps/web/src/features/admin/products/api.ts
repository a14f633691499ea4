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
import { dropSavedDraft, NEW } from './store.ts'

/** All products in display order. Refetched whenever a section that needs them opens. */
export const productsQuery = queryOptions({
  queryKey: ['admin', 'products'],
  queryFn: ({ signal }) => call(listAllProducts, { signal, quiet: true }),
  staleTime: 0,
})

export interface ProductSave {
  /** Null for a new product. */
  saved: AdminProduct | null
  draft: ProductDraft
  body: ProductDetails
}

/** The form shows a refusal itself. Of a saved product only the differences are sent. */
export function useSaveProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ saved, body }: ProductSave) =>
      saved
        ? call(changeProduct, { params: { productId: saved.id }, body: changesOf(saved, body), quiet: true })
        : call(createProduct, { body, quiet: true }),
    // Here rather than in the component, so that the draft is dropped even if it has unmounted meanwhile.
    onSuccess: async (product, { saved, draft }) => {
      dropSavedDraft(saved?.id ?? NEW, draft)
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

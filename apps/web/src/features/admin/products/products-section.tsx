import type { AdminProduct } from '@easel/contract/admin-products'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { QueryView } from '../parts/query-view.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Section } from '../parts/section.tsx'
import { productsQuery } from './api.ts'
import { ProductForm } from './product-form.tsx'
import { ProductTable } from './product-table.tsx'
import { NEW } from './store.ts'

/** List of products; with an id, the form of that product. */
export function ProductsSection({ productId }: { productId: string | undefined }) {
  const products = useQuery(productsQuery)
  if (productId === NEW) return <Product product={null} />
  if (productId === undefined) return <Products />
  const product = products.data?.find(({ id }) => id === productId)
  return product ? <Product key={product.id} product={product} /> : <Products isMissing={products.isSuccess} />
}

function Products({ isMissing = false }: { isMissing?: boolean }) {
  const t = useAdminText()
  const products = useQuery(productsQuery)
  return (
    <Section
      title={t('admin.products')}
      hint={t('admin.productsHint')}
      act={
        <LinkButton size="small" href={`/admin/products/${NEW}`}>
          {t('admin.addProduct')}
        </LinkButton>
      }
    >
      {isMissing && <p role="alert">{t('admin.productMissing')}</p>}
      <QueryView query={products} height="240px">
        {(all) => (all.length === 0 ? <Empty text={t('admin.noProducts')} /> : <ProductTable products={all} />)}
      </QueryView>
    </Section>
  )
}

function Product({ product }: { product: AdminProduct | null }) {
  const t = useAdminText()
  return (
    <Section
      title={t(product ? 'admin.changeProduct' : 'admin.addProduct')}
      hint={t('admin.productHint')}
      act={
        <LinkButton size="small" href="/admin/products" variant="quiet">
          {t('admin.allProducts')}
        </LinkButton>
      }
    >
      <ProductForm saved={product} />
    </Section>
  )
}

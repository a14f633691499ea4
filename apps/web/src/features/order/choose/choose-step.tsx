import { useQuery } from '@tanstack/react-query'
import { useOrderText } from '../../../i18n/order-words.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { RedeemForm } from '../redeem/redeem-form.tsx'
import { productsQuery } from './api.ts'
import styles from './choose-step.module.css'
import { Holdings } from './holdings.tsx'
import { PaymentNote } from './payment-note.tsx'
import { ProductShelf } from './product-shelf.tsx'

/** First step: current plan and credits, products, and the redeem form. */
export function ChooseStep({ wantedId }: { wantedId: string }) {
  const t = useOrderText()
  const products = useProducts()
  return (
    <>
      <Holdings>
        {products.data?.some(({ kind }) => kind === 'credits') && <Jump to="packs">{t('subscribe.packs')}</Jump>}
        {!products.isPending && <Jump to="redeem">{t('redeem.label')}</Jump>}
      </Holdings>
      <PaymentNote />
      <Products asked={products} wantedId={wantedId} />
      {!products.isPending && (
        <div data-part="redeem">
          <RedeemForm />
        </div>
      )}
    </>
  )
}

/** Leads to a part further down, which a low window does not show, and to its first field. */
function Jump({ to, children }: { to: string; children: string }) {
  function handleClick() {
    const part = document.querySelector(`[data-part="${to}"]`)
    part?.scrollIntoView({ block: 'center' })
    part?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <button type="button" onClick={handleClick}>
      {children}
    </button>
  )
}

const useProducts = () => useQuery(productsQuery)

function Products({ asked, wantedId }: { asked: ReturnType<typeof useProducts>; wantedId: string }) {
  const t = useOrderText()
  const { data: products, error, isFetching, refetch } = asked
  if (products?.length) return <ProductShelf products={products} wantedId={wantedId} />
  if (products) return <p className={styles.empty}>{t('subscribe.empty')}</p>
  if (!error) return <LoadingPlaceholder height="280px" />
  return <FailedNote problem={t('subscribe.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
}

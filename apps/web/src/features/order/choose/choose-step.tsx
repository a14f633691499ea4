import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { RedeemForm } from '../redeem/redeem-form.tsx'
import { productsQuery } from './api.ts'
import styles from './choose-step.module.css'
import { Holdings } from './holdings.tsx'
import { PaymentNote } from './payment-note.tsx'
import { ProductShelf } from './product-shelf.tsx'

/** First step: current plan and credits, products, and the redeem form. */
export function ChooseStep() {
  const products = useProducts()
  return (
    <>
      <Holdings />
      <PaymentNote />
      <Products asked={products} />
      {!products.isPending && <RedeemForm />}
    </>
  )
}

const useProducts = () => useQuery(productsQuery)

function Products({ asked }: { asked: ReturnType<typeof useProducts> }) {
  const t = useText()
  const { data: products, error, isFetching, refetch } = asked
  if (products?.length) return <ProductShelf products={products} />
  if (products) return <p className={styles.empty}>{t('subscribe.empty')}</p>
  if (!error) return <LoadingPlaceholder height="280px" />
  return <FailedNote problem={t('subscribe.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
}

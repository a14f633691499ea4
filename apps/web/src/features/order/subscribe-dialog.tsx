import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { productsQuery } from './api.ts'
import { Holdings } from './holdings.tsx'
import { PaymentNote } from './payment-note.tsx'
import { ProductShelf } from './product-shelf.tsx'
import styles from './subscribe-dialog.module.css'

/** What one has, and what there is to have. A press beside it does not close it: here one thinks about money. */
export function SubscribeDialog() {
  const t = useText()
  return (
    <Dialog
      isOpen
      title={t('subscribe.title')}
      onClose={closeDialog}
      options={{ width: 960, closesOutside: false, scrollsByKeys: true }}
    >
      <Holdings />
      <Products />
    </Dialog>
  )
}

function Products() {
  const t = useText()
  const { data: products, isError, refetch } = useQuery(productsQuery)
  if (products?.length) {
    return (
      <>
        <PaymentNote />
        <ProductShelf products={products} />
      </>
    )
  }
  if (products) return <p className={styles.note}>{t('subscribe.empty')}</p>
  if (!isError) return <Loading />
  return (
    <div className={styles.note} role="alert">
      <p>{t('subscribe.failed')}</p>
      <Button onClick={() => refetch()}>{t('ui.retry')}</Button>
    </div>
  )
}

function Loading() {
  const t = useText()
  return (
    <div role="status" aria-label={t('ui.loading')} className={styles.loading}>
      <Skeleton height="48px" />
      <Skeleton height="280px" />
    </div>
  )
}

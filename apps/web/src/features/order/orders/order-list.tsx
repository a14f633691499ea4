import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Awaiting } from '../awaiting.tsx'
import { MorePages } from '../more-pages.tsx'
import { NothingYet } from '../nothing-yet.tsx'
import { ordersQuery } from './api.ts'
import styles from './order-list.module.css'
import { OrderRow } from './order-row.tsx'

/** All that one has ordered, newest first. */
export function OrderList() {
  const t = useText()
  const { data, isFetching, refetch, ...more } = useInfiniteQuery(ordersQuery)
  const orders = data?.pages.flatMap(({ items }) => items)
  if (!orders) {
    if (!more.error) return <Awaiting height="240px" />
    return <FailedNote problem={t('orders.failed')} error={more.error} isBusy={isFetching} onRetry={refetch} />
  }
  if (orders.length === 0) return <NothingYet words={t('orders.empty')} />
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <MorePages pages={more} />
    </>
  )
}

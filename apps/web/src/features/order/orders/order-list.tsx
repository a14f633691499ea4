import { useInfiniteQuery } from '@tanstack/react-query'
import { useOrderText } from '../../../i18n/order-words.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LongList } from '../../../ui/long-list.tsx'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { MorePages } from '../more-pages.tsx'
import { EmptyOrders } from '../empty-orders.tsx'
import { useFocusNewEntries } from '../use-focus-new-entries.ts'
import { ordersQuery } from './api.ts'
import styles from './order-list.module.css'
import { OrderRow } from './order-row.tsx'

const OPTIONS = { entryPx: 81, className: styles.list, entryClassName: styles.entry }

export function OrderList() {
  const t = useOrderText()
  const { data, isFetching, refetch, ...more } = useInfiniteQuery(ordersQuery)
  const orders = data?.pages.flatMap(({ items }) => items)
  const { place, goOn } = useFocusNewEntries(orders?.length ?? 0)
  if (!orders) {
    if (!more.error) return <LoadingPlaceholder height="240px" />
    return <FailedNote problem={t('orders.failed')} error={more.error} isBusy={isFetching} onRetry={refetch} />
  }
  if (orders.length === 0) return <EmptyOrders words={t('orders.empty')} />
  return (
    <div ref={place}>
      <LongList entries={orders} options={OPTIONS}>
        {(order) => <OrderRow order={order} />}
      </LongList>
      <MorePages pages={more} onMore={goOn} />
    </div>
  )
}

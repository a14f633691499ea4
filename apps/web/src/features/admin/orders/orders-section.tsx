import { orderSorts } from '@easel/contract/admin-orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Select } from '../../../ui/select.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useSorting } from '../parts/use-sorting.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { ordersQuery, readOrders } from './api.ts'
import { OrderDialog } from './order-dialog.tsx'
import { OrderTable } from './order-table.tsx'
import { findRefundState, findStatus, REFUND_STATES, STATUSES } from './rules.ts'

export function OrdersSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text', 'status', 'refund'])
  const [openId, setOpenId] = useState<string | null>(null)
  const [status, refund] = [findStatus(values.status), findRefundState(values.refund)]
  const { sort, sorting } = useSorting(orderSorts)
  const filter = {
    ...(values.text && { text: values.text }),
    ...(status && { status }),
    ...(refund && { refund }),
    ...(sort && { sort }),
  }
  const trail = useCursorHistory(JSON.stringify(filter))
  const orders = useQuery(ordersQuery({ ...filter, ...(trail.cursor && { cursor: trail.cursor }) }))
  const read = (page: object) => readOrders({ ...filter, ...page })
  const statuses = STATUSES.map((value) => ({ value, label: t(`admin.order.${value}`) }))
  const refunds = REFUND_STATES.map((value) => ({ value, label: t(`admin.refund.${value}`) }))
  return (
    <Section title={t('admin.orders')} hint={t('admin.ordersHint')}>
      <OrderTable
        pages={{ query: orders, trail, read, sorting, onClear: isFiltered ? clear : undefined }}
        onOpen={setOpenId}
      >
        <SearchForm label={t('admin.searchOrders')} text={values.text} onSearch={(text) => change({ text })}>
          <Select
            label={t('admin.state')}
            value={values.status}
            choices={[{ value: '', label: t('admin.anyState') }, ...statuses]}
            onChange={(word) => change({ status: word })}
          />
          <Select
            label={t('admin.refunds')}
            value={values.refund}
            choices={[{ value: '', label: t('admin.anyState') }, ...refunds]}
            onChange={(word) => change({ refund: word })}
          />
        </SearchForm>
      </OrderTable>
      <OrderDialog
        shown={orders.data?.items.find(({ order }) => order.id === openId)}
        onClose={() => setOpenId(null)}
      />
    </Section>
  )
}

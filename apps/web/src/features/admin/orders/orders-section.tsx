import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Select } from '../../../ui/select.tsx'
import { Paged } from '../parts/paged.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useTrail } from '../parts/use-trail.ts'
import { ordersQuery } from './api.ts'
import { OrderDialog } from './order-dialog.tsx'
import { OrderTable } from './order-table.tsx'
import { findStatus, STATUSES } from './rules.ts'

/** Orders by number, person and state. */
export function OrdersSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text', 'status'])
  const statuses = STATUSES.map((value) => ({ value, label: t(`admin.order.${value}`) }))
  return (
    <Section title={t('admin.orders')} hint={t('admin.ordersHint')}>
      <SearchForm label={t('admin.searchOrders')} text={values.text} onSearch={(text) => change({ text })}>
        <Select
          label={t('admin.state')}
          value={values.status}
          choices={[{ value: '', label: t('admin.anyState') }, ...statuses]}
          onChange={(status) => change({ status })}
        />
      </SearchForm>
      <Orders key={JSON.stringify(values)} values={values} onClear={isFiltered ? clear : undefined} />
    </Section>
  )
}

interface OrdersProps {
  values: { text: string; status: string }
  onClear: (() => void) | undefined
}

function Orders({ values: { text, status: word }, onClear }: OrdersProps) {
  const t = useAdminText()
  const trail = useTrail()
  const [openId, setOpenId] = useState<string | null>(null)
  const status = findStatus(word)
  const orders = useQuery(
    ordersQuery({ ...(text && { text }), ...(status && { status }), ...(trail.cursor && { cursor: trail.cursor }) }),
  )
  return (
    <>
      <Paged query={orders} trail={trail} height="320px" empty={t('admin.noOrders')} onClear={onClear}>
        {(rows) => <OrderTable orders={rows} onOpen={setOpenId} />}
      </Paged>
      <OrderDialog
        shown={orders.data?.items.find(({ order }) => order.id === openId)}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}

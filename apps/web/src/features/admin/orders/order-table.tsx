import type { AdminOrder } from '@easel/contract/admin-orders'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useMoney } from '../parts/use-money.ts'
import { OrderTag } from './order-tag.tsx'
import { useOrderTitle } from './use-order-title.ts'

interface OrderTableProps {
  orders: readonly AdminOrder[]
  onOpen: (orderId: string) => void
}

type Row = AdminOrder & { id: string }

/** An order a row. */
export function OrderTable({ orders, onOpen }: OrderTableProps) {
  const t = useAdminText()
  const columns = useColumns()
  const acts: Column<Row> = {
    label: '',
    kind: 'acts',
    cell: ({ order }) => (
      <Button size="small" aria-label={t('admin.openOrder', { no: order.no })} onClick={() => onOpen(order.id)}>
        {t('admin.details')}
      </Button>
    ),
  }
  const rows = orders.map((one) => ({ ...one, id: one.order.id }))
  return <Table label={t('admin.orders')} columns={[...columns, acts]} rows={rows} />
}

function useColumns(): Column<Row>[] {
  const t = useAdminText()
  const formats = useFormats()
  const money = useMoney()
  const titleOf = useOrderTitle()
  return [
    {
      label: t('admin.orderNo'),
      cell: ({ order }) => <TwoLines first={order.no} second={formats.dateTime(order.createdAt)} />,
    },
    { label: t('admin.person'), cell: ({ user }) => <TwoLines first={user.name || '—'} second={user.phone} /> },
    { label: t('admin.product'), cell: ({ order }) => titleOf(order) },
    { label: t('admin.amount'), kind: 'number', cell: ({ order }) => money(order.amount, order.currency) },
    { label: t('admin.state'), cell: (one) => <OrderTag shown={one} /> },
  ]
}

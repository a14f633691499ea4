import type { AdminOrder } from '@easel/contract/admin-orders'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { formatMajor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged, type Pages } from '../parts/paged.tsx'
import { PersonLines } from '../parts/person-lines.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useMoney } from '../parts/use-money.ts'
import { OrderTag } from './order-tag.tsx'
import { useOrderTitle } from './use-order-title.ts'

interface OrderTableProps {
  pages: Pages<AdminOrder>
  onOpen: (orderId: string) => void
  /** Filter controls. */
  children: ReactNode
}

export function OrderTable({ pages: { read, sorting, ...page }, onOpen, children }: OrderTableProps) {
  const t = useAdminText()
  const columns = useColumns()
  const shown = useShownColumns('orders', columns)
  const acts: Column<AdminOrder> = {
    label: '',
    kind: 'acts',
    cell: ({ order }) => (
      <Button size="small" aria-label={t('admin.openOrder', { no: order.no })} onClick={() => onOpen(order.id)}>
        {t('admin.details')}
      </Button>
    ),
  }
  return (
    <>
      <ListBar name="orders" columns={columns} read={read}>
        {children}
      </ListBar>
      <Paged {...page} height="320px" empty={t('admin.noOrders')}>
        {(orders) => (
          <Table
            label={t('admin.orders')}
            columns={[...shown, acts]}
            rows={orders.map((one) => ({ ...one, id: one.order.id }))}
            sorting={sorting}
          />
        )}
      </Paged>
    </>
  )
}

function useColumns(): Column<AdminOrder>[] {
  const t = useAdminText()
  const formats = useFormats()
  const money = useMoney()
  const titleOf = useOrderTitle()
  return [
    { id: 'no', label: t('admin.orderNo'), cell: ({ order }) => order.no, text: ({ order }) => order.no },
    {
      id: 'time',
      label: t('admin.orderedAt'),
      sort: 'time',
      cell: ({ order }) => formats.dateTime(order.createdAt),
      text: ({ order }) => order.createdAt,
      also: [{ label: t('admin.paidAt'), text: ({ order }) => order.paidAt ?? '' }],
    },
    {
      id: 'person',
      label: t('admin.person'),
      cell: ({ user }) => <PersonLines person={user} />,
      text: ({ user }) => user.name,
      also: [{ label: t('admin.phone'), text: ({ user }) => user.phone }],
    },
    {
      id: 'product',
      label: t('admin.product'),
      cell: ({ order }) => titleOf(order),
      text: ({ order }) => titleOf(order),
    },
    {
      id: 'amount',
      label: t('admin.amount'),
      sort: 'amount',
      kind: 'number',
      cell: ({ order }) => money(order.amount, order.currency),
      text: ({ order }) => formatMajor(order.amount, order.currency),
      also: [{ label: t('admin.currency'), text: ({ order }) => order.currency }],
    },
    {
      id: 'state',
      label: t('admin.state'),
      cell: (one) => <OrderTag shown={one} />,
      text: ({ order }) => t(`admin.order.${order.status}`),
    },
  ]
}

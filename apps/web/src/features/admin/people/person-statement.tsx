import { useQuery } from '@tanstack/react-query'
import type { StatementLine } from '@easel/contract/redeem'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { Paged } from '../parts/paged.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { statementQuery } from './api.ts'
import styles from './person-records.module.css'

/** What came and went of a person's credits, as they read it themselves. */
export function PersonStatement({ userId }: { userId: string }) {
  const t = useAdminText()
  const orderText = useOrderText()
  const formats = useFormats()
  const trail = useCursorHistory(userId)
  const lines = useQuery(statementQuery(userId, trail.cursor ? { cursor: trail.cursor } : {}))
  const columns: Column<StatementLine>[] = [
    {
      id: 'time',
      label: t('admin.at'),
      cell: ({ createdAt }) => formats.dateTime(createdAt),
      text: ({ createdAt }) => createdAt,
    },
    {
      id: 'what',
      label: orderText('statement.what'),
      cell: ({ reason }) => orderText(`statement.reason.${reason}`),
      text: ({ reason }) => reason,
    },
    {
      id: 'change',
      label: orderText('statement.change'),
      kind: 'number',
      cell: ({ delta }) => (delta > 0 ? `+${formats.number(delta)}` : formats.number(delta)),
      text: ({ delta }) => delta,
    },
    {
      id: 'balance',
      label: orderText('statement.balance'),
      kind: 'number',
      cell: ({ balance }) => formats.number(balance),
      text: ({ balance }) => balance,
    },
  ]
  return (
    <div className={styles.statement}>
      <Paged query={lines} trail={trail} height="160px" empty={orderText('statement.empty')}>
        {(rows) => <Table label={orderText('statement.title')} columns={columns} rows={rows} />}
      </Paged>
    </div>
  )
}

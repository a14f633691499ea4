import { useAdminText } from '../../../i18n/admin-words.ts'
import { Empty } from '../parts/empty.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { Panel } from '../parts/panel.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useProviderName } from '../parts/use-provider-name.ts'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import type { Books } from './alarms.tsx'

type Taking = Books['money'][number] & { id: string }

/** Takings and refunds by provider. */
export function Takings({ money }: Pick<Books, 'money'>) {
  const t = useAdminText()
  const columns = useColumns()
  const shown = useShownColumns('takings', columns)
  const rows = money.map((taking) => ({ ...taking, id: `${taking.provider} ${taking.currency}` }))
  return (
    <Panel title={t('admin.takings')}>
      {rows.length === 0 ? (
        <Empty text={t('admin.noTakings')} />
      ) : (
        <>
          <ListBar name="takings" columns={columns} />
          <Table label={t('admin.takings')} columns={shown} rows={rows} />
        </>
      )}
    </Panel>
  )
}

function useColumns(): Column<Taking>[] {
  const t = useAdminText()
  const nameOf = useProviderName()
  const money = useMoney()
  return [
    { id: 'provider', label: t('admin.provider'), cell: ({ provider }) => nameOf(provider) },
    { id: 'currency', label: t('admin.currency'), cell: ({ currency }) => currency },
    {
      id: 'received',
      label: t('admin.received'),
      kind: 'number',
      cell: ({ received, currency }) => money(received, currency),
    },
    {
      id: 'refunded',
      label: t('admin.refunded'),
      kind: 'number',
      cell: ({ refunded, currency }) => money(refunded, currency),
    },
    {
      id: 'kept',
      label: t('admin.kept'),
      kind: 'number',
      cell: ({ received, refunded, currency }) => money(received - refunded, currency),
    },
  ]
}

import type { PaymentDoubt } from '@easel/contract/admin-orders'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { formatMajor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { DoubtWords } from '../parts/doubt-words.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged } from '../parts/paged.tsx'
import { Panel } from '../parts/panel.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useDoubtWords } from '../parts/use-doubt-words.ts'
import { useMoney } from '../parts/use-money.ts'
import { useProviderName } from '../parts/use-provider-name.ts'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { doubtsQuery, readDoubts, useResolveDoubt } from './api.ts'

/** Provider notices that match no order, each with a form to resolve it. */
export function Doubts() {
  const t = useAdminText()
  const trail = useCursorHistory()
  const doubts = useQuery(doubtsQuery(trail.cursor))
  const columns = useColumns()
  const shown = useShownColumns('doubts', columns)
  return (
    <Panel title={t('admin.doubts')}>
      <ListBar name="doubts" columns={columns} read={readDoubts} />
      <Paged query={doubts} trail={trail} height="120px" empty={t('admin.noDoubts')}>
        {(rows) => <Table label={t('admin.doubts')} columns={shown} rows={rows} />}
      </Paged>
    </Panel>
  )
}

function useColumns(): Column<PaymentDoubt>[] {
  const t = useAdminText()
  const formats = useFormats()
  const nameOf = useProviderName()
  const money = useMoney()
  const wordsOf = useDoubtWords()
  return [
    {
      id: 'reason',
      label: t('admin.reason'),
      cell: ({ reason, tradeNo }) => <TwoLines first={<DoubtWords reason={reason} />} second={tradeNo ?? ''} />,
      text: ({ reason }) => wordsOf(reason) ?? reason,
      also: [{ label: t('admin.detail.no'), text: ({ tradeNo }) => tradeNo ?? '' }],
    },
    {
      id: 'provider',
      label: t('admin.provider'),
      cell: ({ provider }) => nameOf(provider),
      text: ({ provider }) => nameOf(provider),
    },
    {
      id: 'amount',
      label: t('admin.amount'),
      kind: 'number',
      cell: ({ amount, currency }) => (amount === null || currency === null ? '—' : money(amount, currency)),
      text: ({ amount, currency }) => (amount === null || currency === null ? '' : formatMajor(amount, currency)),
      also: [{ label: t('admin.currency'), text: ({ currency }) => currency ?? '' }],
    },
    {
      id: 'time',
      label: t('admin.at'),
      cell: ({ createdAt }) => formats.dateTime(createdAt),
      text: ({ createdAt }) => createdAt,
      also: [{ label: t('admin.resolved'), text: ({ resolvedAt }) => resolvedAt ?? '' }],
    },
    { label: '', kind: 'acts', cell: (doubt) => <Resolve doubt={doubt} /> },
  ]
}

function Resolve({ doubt }: { doubt: PaymentDoubt }) {
  const t = useAdminText()
  const resolve = useResolveDoubt()
  if (doubt.resolvedAt !== null) return <Tag tone="jade">{t('admin.resolved')}</Tag>
  return (
    <Button size="small" isBusy={resolve.isPending} onClick={() => resolve.mutate(doubt.id)}>
      {t('admin.resolve')}
    </Button>
  )
}

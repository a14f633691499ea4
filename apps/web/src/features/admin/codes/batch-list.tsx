import type { CodeBatch } from '@easel/contract/admin-codes'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged } from '../parts/paged.tsx'
import { Panel } from '../parts/panel.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { batchesQuery, readBatches } from './api.ts'
import { BatchTag } from './batch-tag.tsx'
import { RevokeButton } from './revoke-button.tsx'
import { stateOf } from './rules.ts'
import { useBatchName } from './use-batch-name.ts'

/** Batches of codes, each with the number redeemed. */
export function BatchList() {
  const t = useAdminText()
  const trail = useCursorHistory()
  const batches = useQuery(batchesQuery(trail.cursor))
  const columns = useColumns()
  const shown = useShownColumns('codes', columns)
  return (
    <Panel title={t('admin.batches')}>
      <ListBar name="codes" columns={columns} read={readBatches} />
      <Paged query={batches} trail={trail} height="240px" empty={t('admin.noBatches')}>
        {(rows) => <Table label={t('admin.batches')} columns={shown} rows={rows} />}
      </Paged>
    </Panel>
  )
}

function useColumns(): Column<CodeBatch>[] {
  const t = useAdminText()
  const formats = useFormats()
  return [
    {
      id: 'kind',
      label: t('admin.codeKind'),
      cell: (batch) => <Worth batch={batch} />,
      text: ({ title }) => title ?? '',
      also: [
        { label: t('admin.period'), text: ({ period }) => (period === null ? '' : t(`admin.period.${period}`)) },
        { label: t('admin.credits'), text: ({ credits }) => credits },
      ],
    },
    {
      id: 'count',
      label: t('admin.count'),
      kind: 'number',
      cell: ({ count }) => formats.number(count),
      text: ({ count }) => count,
    },
    {
      id: 'uses',
      label: t('admin.uses'),
      kind: 'number',
      cell: ({ uses, count, maxUses }) => `${formats.number(uses)} / ${formats.number(count * maxUses)}`,
      text: ({ uses }) => uses,
      also: [{ label: t('admin.detail.maxUses'), text: ({ maxUses }) => maxUses }],
    },
    {
      id: 'made',
      label: t('admin.madeAt'),
      cell: ({ createdAt }) => formats.dateTime(createdAt),
      text: ({ createdAt }) => createdAt,
    },
    {
      id: 'expires',
      label: t('admin.expiresAt'),
      cell: ({ expiresAt }) => (expiresAt === null ? t('admin.never') : formats.dateTime(expiresAt)),
      text: ({ expiresAt }) => expiresAt ?? '',
    },
    {
      id: 'state',
      label: t('admin.state'),
      cell: (batch) => <BatchTag batch={batch} />,
      text: (batch) => t(`admin.batch.${stateOf(batch, new Date())}`),
    },
    { label: '', kind: 'acts', cell: (batch) => <RevokeButton batch={batch} /> },
  ]
}

function Worth({ batch }: { batch: CodeBatch }) {
  const t = useAdminText()
  const formats = useFormats()
  const nameOf = useBatchName()
  if (batch.title === null) return nameOf(batch)
  return <TwoLines first={nameOf(batch)} second={t('admin.creditsCount', { n: formats.number(batch.credits) })} />
}

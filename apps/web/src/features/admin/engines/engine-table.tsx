import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { ListBar } from '../parts/list-bar.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { EngineActs } from './engine-acts.tsx'
import { EngineTag } from './engine-tag.tsx'
import { RecentWork } from './recent-work.tsx'
import { useNamedText } from './use-named-text.ts'

export function EngineTable({ engines }: { engines: readonly AdminEngine[] }) {
  const t = useAdminText()
  const columns = useColumns()
  const shown = useShownColumns('engines', columns)
  return (
    <>
      <ListBar name="engines" columns={columns} />
      <Table label={t('admin.engines')} columns={shown} rows={engines} />
    </>
  )
}

function useColumns(): Column<AdminEngine>[] {
  const t = useAdminText()
  const formats = useFormats()
  const speedOf = (seconds: number | null) =>
    seconds === null ? '—' : t('admin.engine.seconds', { s: formats.number(Math.round(seconds * 10) / 10) })
  return [
    { id: 'engine', label: t('admin.engine'), cell: (engine) => <Name engine={engine} /> },
    { id: 'state', label: t('admin.state'), cell: ({ standing }) => <EngineTag standing={standing} /> },
    { id: 'load', label: t('admin.engine.load'), cell: (engine) => <EngineLoad engine={engine} /> },
    {
      id: 'speed',
      label: t('admin.engine.speed'),
      kind: 'number',
      cell: ({ figures }) => speedOf(figures.medianSeconds),
    },
    { id: 'lately', label: t('admin.engine.lately'), cell: ({ figures }) => <RecentWork figures={figures} /> },
    { label: '', kind: 'acts', cell: (engine) => <EngineActs engine={engine} /> },
  ]
}

function Name({ engine: { id, kind, address, origin } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const { nameOf } = useNamedText()
  const parts = [nameOf('admin.engineKind', kind), address, origin === 'file' && t('admin.engine.ofFile')]
  return <TwoLines first={<strong>{id}</strong>} second={parts.filter(Boolean).join(' · ')} />
}

/** Running drawings, maximum, and queue length. */
function EngineLoad({ engine: { figures, slots } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const formats = useFormats()
  const words = t('admin.engine.runningOf', { n: formats.number(figures.running), most: formats.number(slots) })
  return <TwoLines first={words} second={t('admin.engine.waiting', { n: formats.number(figures.waiting) })} />
}

import type { AdminProcess } from '@easel/contract/admin-processes'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useAgo } from '../../../i18n/ago.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { Panel } from '../parts/panel.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { processesQuery } from './api.ts'

const TONES: Record<AdminProcess['state'], Tone> = { living: 'jade', silent: 'danger', stopped: 'calm' }

/** The processes among which the work is divided. One that does everything has nothing to tell. */
export function Processes() {
  const t = useAdminText()
  const query = useQuery(processesQuery)
  const columns = useColumns()
  if (query.isPending || (query.data && !isDivided(query.data))) return null
  return (
    <Panel title={t('admin.processes')}>
      <QueryView query={query} height="96px">
        {(rows) => <Table label={t('admin.processes')} columns={columns} rows={rows} />}
      </QueryView>
    </Panel>
  )
}

function isDivided(processes: readonly AdminProcess[]): boolean {
  return processes.length > 1 || processes.some(({ role }) => role !== 'all')
}

function useColumns(): Column<AdminProcess>[] {
  const t = useAdminText()
  const ago = useAgo()
  return [
    { label: t('admin.process.host'), cell: ({ host, pid }) => `${host} · ${pid}` },
    { label: t('admin.process.role'), cell: ({ role }) => t(`admin.process.${role}`) },
    { label: t('admin.process.version'), cell: ({ version }) => version },
    {
      label: t('admin.process.engines'),
      cell: ({ role, engines }) => (role === 'web' ? '—' : (engines?.join(', ') ?? t('admin.process.everyEngine'))),
    },
    {
      label: t('admin.process.state'),
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`admin.process.${state}`)}</Tag>,
    },
    { label: t('admin.process.seen'), cell: ({ seenAt }) => ago(seenAt) },
  ]
}

import type { AuditLine } from '@easel/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged } from '../parts/paged.tsx'
import { Section } from '../parts/section.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { auditQuery, readAudit } from './api.ts'
import { AuditDetails } from './audit-details.tsx'

const ACTS: Readonly<Record<string, AdminKey>> = {
  'credits.grant': 'admin.act.credits.grant',
  'plan.grant': 'admin.givePlan',
  'plan.end': 'admin.endPlan',
  'order.refund': 'admin.act.order.refund',
  'refund.end': 'admin.act.refund.end',
  'product.create': 'admin.act.product.create',
  'product.change': 'admin.act.product.change',
  'codes.create': 'admin.act.codes.create',
  'codes.revoke': 'admin.act.codes.revoke',
  'doubt.resolve': 'admin.act.doubt.resolve',
  'words.add': 'admin.act.words.add',
  'words.remove': 'admin.act.words.remove',
  'company.change': 'admin.act.company.change',
  'prices.change': 'admin.act.prices.change',
  'logo.change': 'admin.act.logo.change',
  'logo.remove': 'admin.act.logo.remove',
  'engine.create': 'admin.act.engine.create',
  'engine.change': 'admin.act.engine.change',
  'engine.remove': 'admin.act.engine.remove',
  'user.ban': 'admin.act.user.ban',
  'user.unban': 'admin.act.user.unban',
  'user.password': 'admin.resetPassword',
  'channel.delete': 'admin.act.channel.delete',
  'task.cancel': 'admin.act.task.cancel',
  'key.revoke': 'admin.act.key.revoke',
}

/** Audit log of the administrators' actions. */
export function AuditSection() {
  const t = useAdminText()
  const trail = useCursorHistory()
  const log = useQuery(auditQuery(trail.cursor))
  const columns = useColumns()
  const shown = useShownColumns('audit', columns)
  return (
    <Section title={t('admin.audit')} hint={t('admin.auditHint')}>
      <ListBar name="audit" columns={columns} read={readAudit} />
      <Paged query={log} trail={trail} height="320px" empty={t('admin.noAudit')}>
        {(rows) => <Table label={t('admin.audit')} columns={shown} rows={rows} />}
      </Paged>
    </Section>
  )
}

function useColumns(): Column<AuditLine>[] {
  const t = useAdminText()
  const formats = useFormats()
  const wordsOf = (act: string) => {
    const key = ACTS[act]
    return key ? t(key) : act
  }
  return [
    { id: 'time', label: t('admin.at'), cell: ({ at }) => formats.dateTime(at), text: ({ at }) => at },
    {
      id: 'actor',
      label: t('admin.actor'),
      cell: ({ actor }) => actor.name || actor.phone || '—',
      text: ({ actor }) => actor.name,
      also: [{ label: t('admin.phone'), text: ({ actor }) => actor.phone }],
    },
    {
      id: 'act',
      label: t('admin.act'),
      cell: ({ act, subject }) => (
        <TwoLines first={wordsOf(act)} second={act.startsWith(`${subject}.`) ? '' : subject} />
      ),
      text: ({ act }) => wordsOf(act),
      also: [{ label: t('admin.detail.no'), text: ({ subject }) => subject }],
    },
    {
      id: 'details',
      label: t('admin.details'),
      cell: ({ details }) => <AuditDetails details={details} />,
      text: ({ details }) => JSON.stringify(details),
    },
  ]
}

import type { AdminUser } from '@easel/contract/admin'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { Tags } from '../parts/tags.tsx'
import { TwoLines } from '../parts/two-lines.tsx'

interface PeopleTableProps {
  people: readonly AdminUser[]
  onOpen: (userId: string) => void
}

/** A person a row. */
export function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const t = useAdminText()
  const columns = useColumns()
  const acts: Column<AdminUser> = {
    label: '',
    kind: 'acts',
    cell: ({ id, name, phone }) => (
      <Button size="small" aria-label={t('admin.manageOf', { who: name || phone })} onClick={() => onOpen(id)}>
        {t('admin.manage')}
      </Button>
    ),
  }
  return <Table label={t('admin.people')} columns={[...columns, acts]} rows={people} />
}

function useColumns(): Column<AdminUser>[] {
  const t = useAdminText()
  const formats = useFormats()
  return [
    { label: t('admin.person'), cell: (person) => <Name person={person} /> },
    { label: t('admin.credits'), kind: 'number', cell: ({ credits }) => formats.number(credits) },
    {
      label: t('admin.plan'),
      cell: ({ plan }) =>
        plan ? <TwoLines first={plan.title} second={t('admin.planUntil', { date: formats.date(plan.endsAt) })} /> : '—',
    },
    { label: t('admin.joinedAt'), cell: ({ createdAt }) => formats.date(createdAt) },
  ]
}

function Name({ person: { name, phone, role, banned } }: { person: AdminUser }) {
  const t = useAdminText()
  const first = (
    <Tags>
      {name || '—'}
      {role === 'admin' && <Tag tone="azure">{t('admin.isAdmin')}</Tag>}
      {banned && <Tag tone="danger">{t('admin.isBanned')}</Tag>}
    </Tags>
  )
  return <TwoLines first={first} second={phone} />
}

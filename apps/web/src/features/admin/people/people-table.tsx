import type { AdminUser } from '@easel/contract/admin'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged, type Pages } from '../parts/paged.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { Tags } from '../parts/tags.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'

interface PeopleTableProps {
  pages: Pages<AdminUser>
  onOpen: (userId: string) => void
  /** Filter controls. */
  children: ReactNode
}

export function PeopleTable({ pages: { read, sorting, ...page }, onOpen, children }: PeopleTableProps) {
  const t = useAdminText()
  const columns = useColumns()
  const shown = useShownColumns('people', columns)
  const acts: Column<AdminUser> = {
    label: '',
    kind: 'acts',
    cell: ({ id, name, phone }) => (
      <Button size="small" aria-label={t('admin.manageOf', { who: name || phone })} onClick={() => onOpen(id)}>
        {t('admin.manage')}
      </Button>
    ),
  }
  return (
    <>
      <ListBar name="people" columns={columns} read={read}>
        {children}
      </ListBar>
      <Paged {...page} height="320px" empty={t('admin.noPeople')}>
        {(rows) => <Table label={t('admin.people')} columns={[...shown, acts]} rows={rows} sorting={sorting} />}
      </Paged>
    </>
  )
}

function useColumns(): Column<AdminUser>[] {
  const t = useAdminText()
  const formats = useFormats()
  const standingOf = ({ role, banned }: AdminUser) => [
    ...(role === 'admin' ? [t('admin.isAdmin')] : []),
    ...(banned ? [t('admin.isBanned')] : []),
  ]
  return [
    {
      id: 'person',
      label: t('admin.person'),
      cell: (person) => <Person person={person} />,
      text: ({ name }) => name,
      also: [
        { label: t('admin.phone'), text: ({ phone }) => phone },
        { label: t('admin.state'), text: (person) => standingOf(person).join(' ') },
      ],
    },
    {
      id: 'credits',
      label: t('admin.credits'),
      kind: 'number',
      cell: ({ credits }) => formats.number(credits),
      text: ({ credits }) => credits,
    },
    {
      id: 'plan',
      label: t('admin.plan'),
      text: ({ plan }) => plan?.title ?? '',
      also: [{ label: t('admin.expiresAt'), text: ({ plan }) => plan?.endsAt ?? '' }],
      cell: ({ plan }) =>
        plan ? (
          <TwoLines first={plan.title} second={t('admin.planUntil', { date: formats.date(plan.endsAt) })} />
        ) : (
          t('subscribe.noPlan')
        ),
    },
    {
      id: 'joined',
      label: t('admin.joinedAt'),
      sort: 'joined',
      cell: ({ createdAt }) => formats.date(createdAt),
      text: ({ createdAt }) => createdAt,
    },
  ]
}

function Person({ person: { name, phone, role, banned } }: { person: AdminUser }) {
  const t = useAdminText()
  const first = (
    <Tags>
      {name || phone}
      {role === 'admin' && <Tag tone="azure">{t('admin.isAdmin')}</Tag>}
      {banned && <Tag tone="danger">{t('admin.isBanned')}</Tag>}
    </Tags>
  )
  return <TwoLines first={first} second={name && phone} />
}

import type { AdminChannel } from '@easel/contract/admin-channels'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged, type Pages } from '../parts/paged.tsx'
import { PersonLines } from '../parts/person-lines.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useChannelTitle } from './use-channel-title.ts'

interface ChannelTableProps {
  pages: Pages<AdminChannel>
  onDelete: (channel: AdminChannel) => void
  /** Filter controls. */
  children: ReactNode
}

export function ChannelTable({ pages: { read, ...page }, onDelete, children }: ChannelTableProps) {
  const t = useAdminText()
  const titleOf = useChannelTitle()
  const columns = useColumns()
  const shown = useShownColumns('channels', columns)
  const acts: Column<AdminChannel> = {
    label: '',
    kind: 'acts',
    cell: (channel) => (
      <Button
        size="small"
        aria-label={t('admin.deleteChannelOf', { title: titleOf(channel) })}
        onClick={() => onDelete(channel)}
      >
        {t('admin.delete')}
      </Button>
    ),
  }
  return (
    <>
      <ListBar name="channels" columns={columns} read={read}>
        {children}
      </ListBar>
      <Paged {...page} height="320px" empty={t('admin.noChannels')}>
        {(rows) => <Table label={t('admin.channels')} columns={[...shown, acts]} rows={rows} />}
      </Paged>
    </>
  )
}

function useColumns(): Column<AdminChannel>[] {
  const t = useAdminText()
  const formats = useFormats()
  const titleOf = useChannelTitle()
  return [
    { id: 'title', label: t('admin.channelTitle'), cell: titleOf, text: titleOf },
    {
      id: 'creator',
      label: t('admin.creator'),
      cell: ({ creator }) => <PersonLines person={creator} />,
      text: ({ creator }) => creator.name,
      also: [{ label: t('admin.phone'), text: ({ creator }) => creator.phone }],
    },
    {
      id: 'members',
      label: t('admin.members'),
      kind: 'number',
      cell: ({ memberCount }) => formats.number(memberCount),
      text: ({ memberCount }) => memberCount,
    },
    {
      id: 'tasks',
      label: t('admin.tasks'),
      kind: 'number',
      cell: ({ drawingCount }) => formats.number(drawingCount),
      text: ({ drawingCount }) => drawingCount,
    },
    {
      id: 'active',
      label: t('admin.lastActive'),
      cell: ({ lastActiveAt }) => formats.dateTime(lastActiveAt),
      text: ({ lastActiveAt }) => lastActiveAt,
    },
    {
      id: 'created',
      label: t('admin.createdAt'),
      cell: ({ createdAt }) => formats.date(createdAt),
      text: ({ createdAt }) => createdAt,
    },
  ]
}

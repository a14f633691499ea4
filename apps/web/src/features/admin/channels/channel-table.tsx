import type { AdminChannel } from '@easel/contract/admin-channels'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useChannelTitle } from './use-channel-title.ts'

interface ChannelTableProps {
  channels: readonly AdminChannel[]
  onDelete: (channel: AdminChannel) => void
}

/** A channel a row. */
export function ChannelTable({ channels, onDelete }: ChannelTableProps) {
  const t = useAdminText()
  const titleOf = useChannelTitle()
  const columns = useColumns()
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
  return <Table label={t('admin.channels')} columns={[...columns, acts]} rows={channels} />
}

function useColumns(): Column<AdminChannel>[] {
  const t = useAdminText()
  const formats = useFormats()
  const titleOf = useChannelTitle()
  return [
    { label: t('admin.channelTitle'), cell: titleOf },
    {
      label: t('admin.creator'),
      cell: ({ creator: { name, phone } }) => <TwoLines first={name || '—'} second={phone} />,
    },
    { label: t('admin.members'), kind: 'number', cell: ({ memberCount }) => formats.number(memberCount) },
    { label: t('admin.tasks'), kind: 'number', cell: ({ drawingCount }) => formats.number(drawingCount) },
    { label: t('admin.lastActive'), cell: ({ lastActiveAt }) => formats.dateTime(lastActiveAt) },
    { label: t('admin.createdAt'), cell: ({ createdAt }) => formats.date(createdAt) },
  ]
}

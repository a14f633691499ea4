import type { AdminChannel } from '@easel/contract/admin-channels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { channelsQuery, readChannels } from './api.ts'
import { ChannelTable } from './channel-table.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** All channels. Messages are private and not shown. */
export function ChannelsSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text'])
  const [going, setGoing] = useState<AdminChannel | null>(null)
  const filter = values.text ? { text: values.text } : {}
  const trail = useCursorHistory(JSON.stringify(filter))
  const channels = useQuery(channelsQuery({ ...filter, ...(trail.cursor && { cursor: trail.cursor }) }))
  const read = (page: object) => readChannels({ ...filter, ...page })
  return (
    <Section title={t('admin.channels')} hint={t('admin.channelsHint')}>
      <ChannelTable
        pages={{ query: channels, trail, read, onClear: isFiltered ? clear : undefined }}
        onDelete={setGoing}
      >
        <SearchForm label={t('admin.searchChannels')} text={values.text} onSearch={(text) => change({ text })} />
      </ChannelTable>
      <DeleteDialog channel={going} onClose={() => setGoing(null)} />
    </Section>
  )
}

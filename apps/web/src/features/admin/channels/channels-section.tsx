import type { AdminChannel } from '@easel/contract/admin-channels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Paged } from '../parts/paged.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useTrail } from '../parts/use-trail.ts'
import { channelsQuery } from './api.ts'
import { ChannelTable } from './channel-table.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** Where people draw; what they say there is theirs. */
export function ChannelsSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text'])
  return (
    <Section title={t('admin.channels')} hint={t('admin.channelsHint')}>
      <SearchForm label={t('admin.searchChannels')} text={values.text} onSearch={(text) => change({ text })} />
      <Channels key={values.text} text={values.text} onClear={isFiltered ? clear : undefined} />
    </Section>
  )
}

function Channels({ text, onClear }: { text: string; onClear: (() => void) | undefined }) {
  const t = useAdminText()
  const trail = useTrail()
  const [going, setGoing] = useState<AdminChannel | null>(null)
  const channels = useQuery(channelsQuery({ ...(text && { text }), ...(trail.cursor && { cursor: trail.cursor }) }))
  return (
    <>
      <Paged query={channels} trail={trail} height="320px" empty={t('admin.noChannels')} onClear={onClear}>
        {(rows) => <ChannelTable channels={rows} onDelete={setGoing} />}
      </Paged>
      <DeleteDialog channel={going} onClose={() => setGoing(null)} />
    </>
  )
}

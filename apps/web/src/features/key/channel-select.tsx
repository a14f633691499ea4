import { useQuery } from '@tanstack/react-query'
import { useKeyText } from '../../i18n/key-words.ts'
import { Select } from '../../ui/select.tsx'
import { channelsQuery } from '../channel/api.ts'

interface ChannelSelectProps {
  /** Empty: one is made for the key. */
  channelId: string
  isNew: boolean
  error: string | undefined
  onChange: (channelId: string) => void
}

/** Where a key draws: one of one's channels, or one that is made for it. */
export function ChannelSelect({ channelId, isNew, error = '', onChange }: ChannelSelectProps) {
  const t = useKeyText()
  const { data: channels = [] } = useQuery(channelsQuery)
  const own = channels.map(({ id, title }) => ({ value: id, label: `# ${title || t('channel.fallback')}` }))
  const isGone = channelId !== '' && !own.some(({ value }) => value === channelId)
  return (
    <Select
      label={t('apiKey.channel')}
      value={channelId}
      choices={[
        ...(isNew ? [{ value: '', label: t('apiKey.channelNew') }] : []),
        ...(isGone ? [{ value: channelId, label: t('apiKey.channelGone') }] : []),
        ...own,
      ]}
      onChange={onChange}
      error={error}
    />
  )
}

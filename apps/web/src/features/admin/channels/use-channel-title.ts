import type { AdminChannel } from '@easel/contract/admin-channels'
import { useAdminText } from '../../../i18n/admin-words.ts'

/** What a channel is called everywhere, also one that nobody has named. */
export function useChannelTitle(): (channel: AdminChannel) => string {
  const t = useAdminText()
  return ({ title }) => title || t('channel.fallback')
}

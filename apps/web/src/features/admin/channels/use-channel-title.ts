import type { AdminChannel } from '@easel/contract/admin-channels'
import { useAdminText } from '../../../i18n/admin-words.ts'

/** Display title of a channel, also of an unnamed one. */
export function useChannelTitle(): (channel: AdminChannel) => string {
  const t = useAdminText()
  return ({ title }) => title || t('channel.fallback')
}

import type { Channel } from '@easel/contract/channel'
import { useText } from '../../i18n/use-text.ts'

/** Display title of a channel, also of an untitled one. */
export function useChannelTitle(): (channel: Pick<Channel, 'title'>) => string {
  const t = useText()
  return ({ title }) => title || t('channel.fallback')
}

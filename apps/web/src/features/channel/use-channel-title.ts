import type { Channel } from '@easel/contract/channel'
import { useText } from '../../i18n/use-text.ts'

/** A channel's title as shown; one without a title has a name all the same. */
export function useChannelTitle(): (channel: Pick<Channel, 'title'>) => string {
  const t = useText()
  return ({ title }) => title || t('channel.fallback')
}

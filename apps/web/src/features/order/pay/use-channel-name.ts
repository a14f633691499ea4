import { useText } from '../../../i18n/use-text.ts'

/** What people call a provider; one that is not known here goes by its id. */
export function useChannelName(): (channel: string) => string {
  const t = useText()
  return (channel) => {
    switch (channel) {
      case 'wechat':
      case 'alipay':
      case 'stripe':
      case 'sandbox':
        return t(`pay.channel.${channel}`)
      default:
        return channel
    }
  }
}

import { useText } from '../../../i18n/use-text.ts'

/** Display name of a payment provider; its id when unknown. */
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

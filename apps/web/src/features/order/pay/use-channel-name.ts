import { useOrderText } from '../../../i18n/order-words.ts'

/** Display name of a payment provider; its id when unknown. */
export function useChannelName(): (channel: string) => string {
  const t = useOrderText()
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

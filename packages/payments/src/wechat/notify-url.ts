import type { WechatSettings } from './settings.ts'

const MAX_LENGTH = 255

/** Where notices come to; null: WeChat Pay would never send one there. It wants https, but for what plays it on this machine. */
export function findNotifyUrl(siteUrl: string, { baseUrl }: Pick<WechatSettings, 'baseUrl'>): string | null {
  const url = `${siteUrl}/api/open/wechat/callback`
  if (!URL.canParse(url) || url.length > MAX_LENGTH) return null
  const { protocol, search, hash } = new URL(url)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && baseUrl !== undefined)
  return isSecure && search === '' && hash === '' ? url : null
}

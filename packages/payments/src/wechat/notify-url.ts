import { GatewayError } from '../gateway.ts'
import type { WechatSettings } from './settings.ts'

const MAX_LENGTH = 255

/**
 * Where notices come to.
 * @throws GatewayError `refused` when WeChat Pay would never send one there
 */
export function notifyUrlOf(siteUrl: string, { baseUrl }: Pick<WechatSettings, 'baseUrl'>): string {
  const url = `${siteUrl}/api/open/wechat/callback`
  const isTest = baseUrl !== undefined
  const isRight = URL.canParse(url) && new URL(url).search === '' && url.length <= MAX_LENGTH
  if (!isRight || !(url.startsWith('https://') || (isTest && url.startsWith('http://'))))
    throw new GatewayError('refused', 'WeChat Pay sends notices to an https address alone; set the address of the site')
  return url
}

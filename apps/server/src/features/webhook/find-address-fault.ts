import { isIP } from 'node:net'
import { HOOK_MAX_CHARS } from '@easel/contract/limits'
import { judgeAddress } from '@easel/outgoing/judge-address'
import type { Config } from '../../config.ts'

/**
 * Why an address cannot be told of anything; null: it may be, and its name's addresses are judged when it is dialled. Private ones
 * are for operators to allow.
 */
export function findAddressFault(
  url: string,
  { privateWebhookOrigins: allowed }: Pick<Config, 'privateWebhookOrigins'>,
): 'wrong_format' | 'forbidden_address' | null {
  if (url.length > HOOK_MAX_CHARS || !URL.canParse(url)) return 'wrong_format'
  const { protocol, username, password, origin, hostname } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') return 'wrong_format'
  if (username !== '' || password !== '') return 'wrong_format'
  return allowed.includes(origin) || isPublic(hostname) ? null : 'forbidden_address'
}

/** As far as the name tells. */
function isPublic(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(bare)) return judgeAddress(bare) === 'public'
  return bare !== 'localhost' && !bare.endsWith('.localhost')
}

import { judgeAddress } from '@easel/outgoing/judge-address'

/** `wrong`: no plain address of http or https. `forbidden`: where nobody may be sent, such as to the credentials of a cloud's machine. */
export type UrlFault = 'wrong' | 'forbidden'

const IS_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|[0-9a-f:.]*:[0-9a-f:.]*)$/i

/** What is wrong with where an engine is said to be; null: nothing. A name is looked at again when it is known where it leads. */
export function judgeUrl(text: string): UrlFault | null {
  if (!/^https?:\/\/[^/?#@\\\s]+(\/[^?#\\\s]*)?$/i.test(text) || !URL.canParse(text)) return 'wrong'
  const hostname = new URL(text).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (hostname.endsWith('.') || hostname === '') return 'wrong'
  if (!IS_ADDRESS.test(hostname)) return null
  const verdict = judgeAddress(hostname)
  return verdict === 'metadata' || verdict === 'never' ? 'forbidden' : null
}

/** What an operator wrote without `http://`: a public name without a port is one of `https`. */
export function completeUrl(text: string): string {
  const url = text.trim()
  if (!/^[\w.-]+(:\d+)?(\/|$)|^\[[0-9a-f:.]+\]/i.test(url) || /^https?:/i.test(url)) return url
  const host = url.split('/')[0] ?? ''
  const isPublic = /\.[a-z]{2,}$/i.test(host) && !/\.(local|lan|internal|home)$/i.test(host)
  return `${isPublic ? 'https' : 'http'}://${url}`
}

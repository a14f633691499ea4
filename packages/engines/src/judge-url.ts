import { judgeAddress } from '@easel/outgoing/judge-address'

/** `wrong`: no plain address of http or https. `forbidden`: where nobody may be sent, such as to the credentials of a cloud's machine. */
export type UrlFault = 'wrong' | 'forbidden'

const IS_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|[0-9a-f:.]*:[0-9a-f:.]*)$/i

/** Fault of an engine's address; null: none. Host names are checked again after resolution. */
export function judgeUrl(text: string): UrlFault | null {
  if (!/^https?:\/\/[^/?#@\\\s]+(\/[^?#\\\s]*)?$/i.test(text) || !URL.canParse(text)) return 'wrong'
  const hostname = new URL(text).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (hostname.endsWith('.') || hostname === '') return 'wrong'
  if (!IS_ADDRESS.test(hostname)) return null
  const verdict = judgeAddress(hostname)
  return verdict === 'metadata' || verdict === 'never' ? 'forbidden' : null
}

/** Add the scheme to an operator's address: `https` for a public name without a port, else `http`. */
export function completeUrl(text: string): string {
  const url = text.trim()
  if (!/^[\w.-]+(:\d+)?(\/|$)|^\[[0-9a-f:.]+\]/i.test(url) || /^https?:/i.test(url)) return url
  const host = url.split('/')[0] ?? ''
  const isPublic = /\.[a-z]{2,}$/i.test(host) && !/\.(local|lan|internal|home)$/i.test(host)
  return `${isPublic ? 'https' : 'http'}://${url}`
}

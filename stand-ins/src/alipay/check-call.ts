import { isSigned, type Keys, textOf } from './keys.ts'
import { instantOf } from './words.ts'

/** A refusal in Alipay's format. */
export class Refused extends Error {
  readonly code: string
  readonly subCode: string

  constructor(code: string, subCode: string) {
    super(subCode)
    this.code = code
    this.subCode = subCode
  }
}

export const no = (subCode: string) => new Refused('40004', subCode)
const wrong = (subCode: string) => new Refused('40002', subCode)

const FIXED = { format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' }
const KNOWN = new Set([...Object.keys(FIXED), 'app_id', 'method', 'timestamp', 'notify_url', 'biz_content', 'sign'])
const MAX_SKEW_MS = 15 * 60_000

export interface Call {
  method: string
  notifyUrl: string
  content: Record<string, unknown>
}

/** @throws Refused unless the merchant signed exactly this, just now */
export function checkCall(sent: readonly [string, string][], { appId, keys, now }: Merchant): Call {
  const params = new Map(sent)
  if (params.size < sent.length) throw wrong('isv.invalid-parameter')
  checkForm(params)
  if (params.get('app_id') !== appId) throw wrong('isv.invalid-app-id')
  const at = instantOf(params.get('timestamp'))
  if (!at || Math.abs(now.getTime() - at.getTime()) > MAX_SKEW_MS) throw wrong('isv.invalid-timestamp')
  const { sign = '', method = '', notify_url = '', biz_content = '{}' } = Object.fromEntries(params)
  params.delete('sign')
  if (!isSigned(textOf(params), sign, keys.merchant.publicKey)) throw wrong('isv.invalid-signature')
  const content: Record<string, unknown> = JSON.parse(biz_content)
  return { method, notifyUrl: notify_url, content }
}

function checkForm(params: ReadonlyMap<string, string>): void {
  for (const [name, value] of params) if (!KNOWN.has(name) || value === '') throw wrong('isv.invalid-parameter')
  for (const [name, value] of Object.entries(FIXED)) if (params.get(name) !== value) throw wrong(`isv.invalid-${name}`)
}

interface Merchant {
  appId: string
  keys: Keys
  now: Date
}

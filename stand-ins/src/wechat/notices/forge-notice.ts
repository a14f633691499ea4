import { isObject, type Json } from '../api/read-fields.ts'
import type { Keys } from '../keys/open-keys.ts'
import { type Sealed, type Signer, signedHeaders } from '../keys/seal.ts'

const SIX_MINUTES_MS = 6 * 60_000

export interface Envelope extends Json {
  resource: Sealed & { original_type: string }
}

/** How a notice differs from an honest one, from the inside out. */
export interface Forgery {
  /** What is said, before it is sealed. */
  plain?: (said: Json) => Json
  apiV3Key?: string
  /** What is around it, before it is signed. */
  envelope?: (envelope: Envelope) => Json
  sign?: (body: string, signer: Signer, at: Date, keys: Keys) => Record<string, string>
  /** What arrives, after it was signed. */
  body?: (body: string) => string
}

const sign: NonNullable<Forgery['sign']> = (body, signer, at) => signedHeaders(signer, body, at)
const withHeader = (name: string, write: (value: string) => string): Pick<Forgery, 'sign'> => ({
  sign: (...given) => {
    const headers = sign(...given)
    return { ...headers, [name]: write(headers[name] ?? '') }
  },
})
const amountWith = (change: (total: number) => Json) => (said: Json) => {
  const amount = isObject(said.amount) ? said.amount : {}
  return { ...said, amount: { ...amount, ...change(Number(amount.total)) } }
}
const resourceWith = (change: (resource: Sealed) => Partial<Sealed>) => (envelope: Envelope) => ({
  ...envelope,
  resource: { ...envelope.resource, ...change(envelope.resource) },
})
const recode = (text: string, change: (bytes: Buffer) => Buffer) =>
  change(Buffer.from(text, 'base64')).toString('base64')

/** Not from WeChat Pay, or changed on the way. */
const FORGED = {
  'old timestamp': { sign: (body, signer, at) => signedHeaders(signer, body, new Date(at.getTime() - SIX_MINUTES_MS)) },
  'early timestamp': {
    sign: (body, signer, at) => signedHeaders(signer, body, new Date(at.getTime() + SIX_MINUTES_MS)),
  },
  'no timestamp': withHeader('wechatpay-timestamp', () => ''),
  'no signature': withHeader('wechatpay-signature', () => ''),
  'wrong serial': withHeader('wechatpay-serial', (serial) => `${serial.slice(0, -4)}0000`),
  'wrong key': { sign: (body, { serial }, at, { forger }) => signedHeaders({ ...forger, serial }, body, at) },
  'probe signature': withHeader('wechatpay-signature', (signature) => `WECHATPAY/SIGNTEST/${signature}`),
  'changed body': { body: (body) => body.replace('"summary":"', '"summary":" ') },
  'reordered body': { body: (body) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse())) },
} satisfies Record<string, Forgery>

/** Signed well, and impossible to open. */
const SPOILED = {
  'bad tag': {
    envelope: resourceWith(({ ciphertext }) => ({
      ciphertext: recode(ciphertext, (bytes) =>
        Buffer.concat([bytes.subarray(0, -1), Buffer.from([~(bytes.at(-1) ?? 0) & 0xff])]),
      ),
    })),
  },
  'short tag': {
    envelope: resourceWith(({ ciphertext }) => ({ ciphertext: recode(ciphertext, (bytes) => bytes.subarray(0, -12)) })),
  },
  'wrong secret': { apiV3Key: 'another-merchants-secret-of-32-b' },
  'other associated data': { envelope: resourceWith(() => ({ associated_data: 'refund!' })) },
  'other algorithm': { envelope: resourceWith(() => ({ algorithm: 'AEAD_SM4_GCM' })) },
} satisfies Record<string, Forgery>

/** Genuine in form, and not what was agreed. */
const DOUBTFUL = {
  'other mchid': { plain: (said) => ({ ...said, mchid: '1900000110' }) },
  'other appid': { plain: (said) => ({ ...said, appid: 'wx0000000000000000' }) },
  'wrong amount': { plain: amountWith((total) => ({ total: total - 1 })) },
  'amount as text': { plain: amountWith((total) => ({ total: String(total) })) },
  'wrong currency': { plain: amountWith(() => ({ currency: 'USD', payer_currency: 'USD' })) },
  'unknown number': { plain: (said) => ({ ...said, out_trade_no: `${String(said.out_trade_no).slice(0, -4)}none` }) },
  'not success': { plain: (said) => ({ ...said, trade_state: 'NOTPAY' }) },
  'other event': { envelope: (envelope) => ({ ...envelope, event_type: 'TRANSACTION.PAYSCORE' }) },
} satisfies Record<string, Forgery>

/** Honest, and not as expected. */
const ODD = {
  'extra fields': {
    plain: (said) => ({ ...said, store_info: { id: '7' }, brand_new: [1, { deep: null }] }),
    envelope: (envelope) => ({ ...envelope, trace: 'f00d', resource: { ...envelope.resource, version: 2 } }),
  },
  'long attach': { plain: (said) => ({ ...said, attach: 'a'.repeat(60 * 1024) }) },
} satisfies Record<string, Forgery>

export const FORGERIES = { ...FORGED, ...SPOILED, ...DOUBTFUL, ...ODD }
export type ForgeryName = keyof typeof FORGERIES

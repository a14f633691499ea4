import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { ExchangeAnswer, ExchangeRequest } from '../../exchange.ts'
import type { Charge, RawNotice } from '../../gateway.ts'
import { openWechat } from '../open-wechat.ts'
import type { WechatSettings } from '../settings.ts'

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

export const merchantPair = newPair()
export const platformPair = newPair()
export const NOW = new Date('2026-03-14T15:09:26.535Z')
export const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000000012026031400000001'

export const settings: WechatSettings = {
  appId: 'wxd678efh567hg6787',
  mchId: '1900000001',
  privateKey: merchantPair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  certificateSerial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  apiV3Key: 'k'.repeat(32),
  publicKeys: [{ id: PUBLIC_KEY_ID, pem: pemOf(platformPair.publicKey) }],
}

export const charge: Charge = {
  tradeNo: 'E260314150926001',
  amount: 3000,
  currency: 'CNY',
  description: '基础版 · 1 个月',
  expiresAt: new Date('2026-03-14T15:39:26.999Z'),
  siteUrl: 'https://draw.example',
}

export const paidTrade = {
  appid: settings.appId,
  mchid: settings.mchId,
  out_trade_no: charge.tradeNo,
  transaction_id: '4200001234202603141234567890',
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  bank_type: 'OTHERS',
  attach: '',
  success_time: '2026-03-14T23:10:00+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  amount: { total: 3000, payer_total: 2500, currency: 'CNY', payer_currency: 'CNY' },
}

interface Signing {
  key?: KeyObject
  serial?: string
  at?: Date
}

/** The headers with which WeChat Pay signs a body. */
export function signedHeaders(body: Uint8Array | string, { key, serial, at = NOW }: Signing = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(12).toString('hex')
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), Buffer.from(body), Buffer.from('\n')])
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial ?? PUBLIC_KEY_ID,
    'wechatpay-signature': sign('sha256', message, key ?? platformPair.privateKey).toString('base64'),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

/** Text goes out as it stands, anything else as JSON. */
export function answerWith(status: number, content: object | string = '', signing?: Signing): ExchangeAnswer {
  const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  return { status, headers: signedHeaders(body, signing), body }
}

export function encrypt(plain: string, { key = settings.apiV3Key, associated = 'transaction', tagBytes = 16 } = {}) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associated))
  const sealed = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag().subarray(0, tagBytes)]
  const ciphertext = Buffer.concat(sealed).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: associated, nonce }
}

export function noticeBody(content: object = paidTrade, changes: object = {}) {
  return {
    id: 'EV-2026031423100012345',
    create_time: '2026-03-14T23:10:01+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: { original_type: 'transaction', ...encrypt(JSON.stringify(content)) },
    ...changes,
  }
}

export function noticeOf(body: object | string | Uint8Array, signing?: Signing): RawNotice {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const bytes = Buffer.from(isRaw ? body : JSON.stringify(body))
  return { headers: signedHeaders(bytes, signing), body: bytes }
}

/** Our gateway, with a WeChat Pay that gives these answers one after the other; a function may look at what was asked. */
export function openPlayed(
  answers: (ExchangeAnswer | ((request: ExchangeRequest) => ExchangeAnswer))[] = [],
  changes: Partial<WechatSettings> = {},
) {
  const asked: ExchangeRequest[] = []
  const clock = { at: NOW, now: () => clock.at }
  const left = [...answers]
  const answerNext = (...next: ExchangeAnswer[]) => left.splice(0, left.length, ...next)
  const gateway = openWechat(
    { ...settings, ...changes },
    {
      clock,
      async exchange(request) {
        asked.push(request)
        const next = left.shift()
        if (!next) throw new Error(`nobody expected ${request.method} ${request.path}`)
        return typeof next === 'function' ? next(request) : next
      },
    },
  )
  return { gateway, asked, clock, answerNext }
}

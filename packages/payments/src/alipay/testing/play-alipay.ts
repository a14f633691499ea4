import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { ExchangeAnswer, ExchangeRequest } from '../../exchange.ts'
import type { Charge, PayCode, RawNotice } from '../../gateway.ts'
import { openAlipay } from '../open-alipay.ts'
import type { AlipaySettings } from '../settings.ts'
import { joinParams } from '../sign.ts'

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export const ownPair = newPair()
export const alipayPair = newPair()
export const NOW = new Date('2026-03-14T15:09:26.535Z')

export const settings: AlipaySettings = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey: ownPair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  alipayPublicKey: alipayPair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}

export const charge: Charge = {
  tradeNo: 'E260314150926K7Q2M9XA-2',
  amount: 1234,
  currency: 'CNY',
  description: '基础版 A/B & C=D',
  expiresAt: new Date('2026-03-14T15:39:26.999Z'),
  siteUrl: 'https://draw.example',
}

export const paidTrade = {
  trade_no: '2026031422001400001000000001',
  out_trade_no: 'E260314150926K7Q2M9XA_m2',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '12.34',
  receipt_amount: '10.00',
  buyer_logon_id: '159****5620',
  send_pay_date: '2026-03-14 23:10:00',
}

/** What a call is answered with; `name` is that of the method. */
export function answerTo(name: string, content: object, { key = alipayPair.privateKey }: { key?: KeyObject } = {}) {
  // As Alipay writes it, with the slashes escaped.
  const text = JSON.stringify(content).replaceAll('/', '\\/')
  const signature = sign('sha256', Buffer.from(text), key).toString('base64')
  return rawAnswer(`{"alipay_trade_${name}_response":${text},"sign":"${signature}"}`)
}

export function rawAnswer(text: string, status = 200): ExchangeAnswer {
  return { status, headers: {}, body: Buffer.from(text) }
}

export const successBody = (content: object) => ({ code: '10000', msg: 'Success', ...content })
export const failed = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: '不行' })

export const noticeParams: Record<string, string> = {
  app_id: settings.appId,
  auth_app_id: settings.appId,
  buyer_id: '2088000000000009',
  buyer_pay_amount: '10.00',
  charset: 'utf-8',
  gmt_create: '2026-03-14 23:09:50',
  gmt_payment: '2026-03-14 23:10:00',
  notify_id: '2026031400222231000000000001',
  notify_time: '2026-03-14 23:10:01',
  notify_type: 'trade_status_sync',
  out_trade_no: paidTrade.out_trade_no,
  receipt_amount: '10.00',
  seller_id: settings.sellerId,
  subject: '基础版 A B   C D',
  total_amount: '12.34',
  trade_no: paidTrade.trade_no,
  trade_status: 'TRADE_SUCCESS',
  version: '1.0',
}

export function noticeOf(params: Record<string, string>, key = alipayPair.privateKey): RawNotice {
  const signature = sign('sha256', Buffer.from(joinParams(params)), key).toString('base64')
  return formOf({ ...params, sign: signature, sign_type: 'RSA2' })
}

export function formOf(params: Record<string, string>): RawNotice {
  return { headers: {}, body: Buffer.from(new URLSearchParams(params).toString()) }
}

type Played = ExchangeAnswer | ((request: ExchangeRequest) => ExchangeAnswer)

/** Our gateway, with an Alipay that gives these answers one after the other; what was asked is kept. */
export function openPlayed(answers: Played[] = [], code: PayCode | null = null) {
  const asked: ExchangeRequest[] = []
  const clock = { at: NOW, now: () => clock.at }
  const left = [...answers]
  const gateway = openAlipay(settings, {
    clock,
    findCode: async () => code,
    async exchange(request) {
      asked.push(request)
      const next = left.shift()
      if (!next) throw new Error(`nobody expected ${request.path}`)
      return typeof next === 'function' ? next(request) : next
    },
  })
  return { gateway, asked, clock }
}

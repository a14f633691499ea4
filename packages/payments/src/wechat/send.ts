import { createPrivateKey, randomBytes } from 'node:crypto'
import { type Exchange, type ExchangeAnswer, type ExchangeRequest, openExchange } from '../exchange.ts'
import type { WechatSettings } from './settings.ts'
import { authorizationOf } from './sign.ts'

export interface WechatTools {
  clock: { now(): Date }
  exchange?: Exchange
  /** At most 32 letters and digits, never the same twice. */
  newNonce?: () => string
}

export type WechatCall = Omit<ExchangeRequest, 'headers' | 'body'> & { body?: object }

/**
 * Sign a call and send it; whether the answer is WeChat Pay's remains to be seen.
 * @throws GatewayError
 */
export type Send = (call: WechatCall) => Promise<ExchangeAnswer>

const HOSTS = ['https://api.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com']

/** The addresses of WeChat Pay, or of what stands for it on this machine. */
export function listHosts({ baseUrl, backupUrl }: WechatSettings): string[] {
  if (baseUrl === undefined) return HOSTS
  return backupUrl === undefined ? [baseUrl] : [baseUrl, backupUrl]
}

function openWechatExchange(settings: WechatSettings, tools: WechatTools): Exchange {
  return tools.exchange ?? openExchange(listHosts(settings), { isLoopbackAllowed: settings.baseUrl !== undefined })
}

export function openSend(settings: WechatSettings, tools: WechatTools): Send {
  const { mchId, certificateSerial, publicKeys } = settings
  const signer = { mchId, certificateSerial, key: createPrivateKey(settings.privateKey) }
  const { clock, newNonce = () => randomBytes(16).toString('hex') } = tools
  const exchange = openWechatExchange(settings, tools)
  return async ({ method, path, body: fields, ...limits }) => {
    const body = fields === undefined ? '' : JSON.stringify(fields)
    const headers = {
      accept: 'application/json',
      'user-agent': 'Easel',
      authorization: authorizationOf(signer, { method, path, body, nonce: newNonce(), now: clock.now() }),
      ...(publicKeys[0] && { 'wechatpay-serial': publicKeys[0].id }),
      ...(fields !== undefined && { 'content-type': 'application/json' }),
    }
    return exchange({ method, path, headers, ...(fields !== undefined && { body }), ...limits })
  }
}

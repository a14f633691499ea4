import { openAlipay } from '@easel/payments/alipay/open-alipay'
import type { FindCode, Gateway } from '@easel/payments/gateway'
import { openStripe } from '@easel/payments/stripe/open-stripe'
import { openWechat } from '@easel/payments/wechat/open-wechat'
import type { Deps, Payments, ProviderStanding } from '../deps.ts'
import type {
  AlipayConfig,
  PaymentConfig,
  ProviderConfig,
  StripeConfig,
  WechatConfig,
} from '../platform/payments/settings.ts'

type Tools = Pick<Deps, 'clock' | 'log'> & { findCode: (provider: string) => FindCode }

interface Opened {
  standing: ProviderStanding
  gateway: Gateway | null
}

/** The payment providers whose settings are complete, in the order in which they are offered; of the others, what is missing. */
export function openPayments(config: PaymentConfig, tools: Tools): Payments {
  const all = [
    open('wechat', config.wechat, tools, connectWechat),
    open('alipay', config.alipay, tools, connectAlipay),
    open('stripe', config.stripe, tools, connectStripe),
  ]
  const ready = all.flatMap(({ gateway }) => (gateway ? [[gateway.id, gateway] as const] : []))
  return { gateways: new Map(ready), standings: all.map(({ standing }) => standing) }
}

type Opener<Settings> = (settings: Settings, tools: Tools) => Gateway

function open<Settings>(id: string, config: ProviderConfig<Settings>, tools: Tools, opener: Opener<Settings>): Opened {
  const off = (problem: string, { lacks, isWanted }: { lacks: string[]; isWanted: boolean }): Opened => {
    if (isWanted) tools.log.warn({ provider: id, problem }, 'a payment provider is off')
    return { gateway: null, standing: { id, state: 'off', lacks, problem } }
  }
  if (config.state === 'off') return off(config.problems.join('; '), config)
  try {
    return { gateway: opener(config.settings, tools), standing: { id, state: 'ready', lacks: [], problem: null } }
  } catch (error) {
    // Errors that only combinations of settings show, such as our key in place of theirs.
    if (!(error instanceof RangeError)) throw error
    return off(error.message, { lacks: [], isWanted: true })
  }
}

function connectWechat({ privateKey, apiV3Key, baseUrl, ...settings }: WechatConfig, { clock }: Tools): Gateway {
  const secrets = { privateKey: privateKey.reveal(), apiV3Key: apiV3Key.reveal() }
  return openWechat({ ...settings, ...secrets, ...(baseUrl !== undefined && { baseUrl }) }, { clock })
}

function connectAlipay({ privateKey, baseUrl, ...settings }: AlipayConfig, { clock, findCode }: Tools): Gateway {
  const secrets = { privateKey: privateKey.reveal() }
  const tools = { clock, findCode: findCode('alipay') }
  return openAlipay({ ...settings, ...secrets, ...(baseUrl !== undefined && { baseUrl }) }, tools)
}

function connectStripe({ secretKey, webhookSecret, baseUrl }: StripeConfig, { clock, findCode }: Tools): Gateway {
  const secrets = { secretKey: secretKey.reveal(), webhookSecret: webhookSecret.reveal() }
  return openStripe({ ...secrets, ...(baseUrl !== undefined && { baseUrl }) }, { clock, findCode: findCode('stripe') })
}

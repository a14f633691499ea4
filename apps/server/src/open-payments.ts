import type { Gateway } from '@easel/payments/gateway'
import { openWechat } from '@easel/payments/wechat/open-wechat'
import type { Deps, Payments, ProviderStanding } from './deps.ts'
import type { PaymentConfig, ProviderConfig, WechatConfig } from './platform/payments/settings.ts'

type Tools = Pick<Deps, 'clock' | 'log'>

interface Opened {
  standing: ProviderStanding
  gateway: Gateway | null
}

/** The payment providers whose settings are complete, in the order in which they are offered; of the others, what is missing. */
export function openPayments(config: PaymentConfig, tools: Tools): Payments {
  const all = [
    open('wechat', config.wechat, tools, connectWechat),
    open('alipay', config.alipay, tools, null),
    open('stripe', config.stripe, tools, null),
  ]
  const ready = all.flatMap(({ gateway }) => (gateway ? [[gateway.id, gateway] as const] : []))
  return { gateways: new Map(ready), standings: all.map(({ standing }) => standing) }
}

type Opener<Settings> = (settings: Settings, tools: Tools) => Gateway

function open<Settings>(
  id: string,
  config: ProviderConfig<Settings>,
  tools: Tools,
  opener: Opener<Settings> | null,
): Opened {
  const off = (problem: string, isWanted: boolean): Opened => {
    if (isWanted) tools.log.warn({ provider: id, problem }, 'a payment provider is off')
    return { gateway: null, standing: { id, state: 'off', problem } }
  }
  if (config.state === 'off') return off(config.problems.join('; '), config.isWanted)
  if (!opener) return off('it is not part of this release', true)
  return { gateway: opener(config.settings, tools), standing: { id, state: 'ready', problem: null } }
}

function connectWechat({ privateKey, apiV3Key, baseUrl, ...settings }: WechatConfig, { clock }: Tools): Gateway {
  const secrets = { privateKey: privateKey.reveal(), apiV3Key: apiV3Key.reveal() }
  return openWechat({ ...settings, ...secrets, ...(baseUrl !== undefined && { baseUrl }) }, { clock })
}

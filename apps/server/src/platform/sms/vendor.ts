import { openOutgoing } from '@easel/outgoing/open-outgoing'
import type { AllowedHost, Outgoing } from '@easel/outgoing/outgoing'
import type { Clock } from '../clock.ts'
import { type Log, maskPhone } from '../log.ts'
import { askVendor, nameFailure, type VendorAnswer, type VendorRequest } from './ask-vendor.ts'
import { type Delivery, type SmsMessage, type SmsProvider, topicOf } from './provider.ts'
import type { Verdict } from './verdict.ts'

/** Request format and answer parser of one SMS provider. */
export interface Vendor {
  readonly id: string
  /** The only one that is asked. */
  readonly host: AllowedHost
  /** Null: nothing is set up for such a message. */
  write(message: SmsMessage, now: Date): VendorRequest | null
  read(answer: VendorAnswer): Verdict
}

/** Shorter than the time a stopping server waits for its jobs. */
const TIMEOUT_MS = 5_000

export interface VendorSmsOptions {
  clock: Clock
  log: Log
  timeoutMs?: number | undefined
}

/** Provider outage, retryable. The message contains neither phone nor text. */
export class SmsOutage extends Error {
  override name = 'SmsOutage'
}

/** A provider that is asked over HTTP, with one line in the log for each time. */
export function openVendorSms(vendor: Vendor, { clock, log, timeoutMs = TIMEOUT_MS }: VendorSmsOptions): SmsProvider {
  const notSetUp = new Set<string>()
  const outgoing = openOutgoing({ hosts: [vendor.host] })

  async function send(message: SmsMessage): Promise<Delivery> {
    const request = vendor.write(message, clock.now())
    if (request) return ask(message, request)
    const fact = { provider: vendor.id, topic: topicOf(message) }
    if (!notSetUp.has(fact.topic)) log.info(fact, 'no SMS template is set for this message; it is not sent')
    notSetUp.add(fact.topic)
    return 'not_set_up'
  }

  async function ask(message: SmsMessage, request: VendorRequest): Promise<Delivery> {
    const startedAt = performance.now()
    const { verdict, cause } = await tryOnce(vendor, outgoing, request, timeoutMs)
    const fact = {
      provider: vendor.id,
      messageId: message.id,
      phone: maskPhone(message.phone),
      topic: topicOf(message),
      ...verdict,
      ms: Math.round(performance.now() - startedAt),
    }
    log[LEVELS[verdict.outcome]](fact, 'sms provider asked')
    if (verdict.outcome === 'sent' || verdict.outcome === 'refused') return verdict.outcome
    throw new SmsOutage(`${vendor.id}: ${verdict.reason}`, { cause })
  }

  return { id: vendor.id, sendCode: send, sendNotice: send }
}

const LEVELS = { sent: 'info', refused: 'error', throttled: 'warn', failed: 'warn' } as const

async function tryOnce(
  vendor: Vendor,
  outgoing: Outgoing,
  request: VendorRequest,
  timeoutMs: number,
): Promise<{ verdict: Verdict; cause?: unknown }> {
  try {
    return { verdict: vendor.read(await askVendor(outgoing, request, timeoutMs)) }
  } catch (cause) {
    return { verdict: { outcome: 'failed', reason: nameFailure(cause) }, cause }
  }
}

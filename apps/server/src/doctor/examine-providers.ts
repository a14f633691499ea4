import { type Gateway, GatewayError } from '@easel/payments/gateway'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { listOutsideFailures } from '../db/outside-failures.ts'
import type { Payments } from '../deps.ts'
import { type Finding, reasonOf } from './finding.ts'

/** As a trade that never was. */
const NO_TRADE = 'EASELDOCTOR00000'

export function examineSms({ sms, isForTrying }: Pick<Config, 'sms' | 'isForTrying'>): Finding {
  const part = 'SMS'
  if (sms.provider === 'console') {
    const warning = isForTrying ? '' : '; nobody else can sign in by code'
    return { part, state: 'emulated', text: `messages appear in the terminal and in DATA_DIR/outbox${warning}` }
  }
  return { part, state: 'well', text: `${sms.provider}, with all that it needs; no message was sent to try it` }
}

/** Every payment provider; those that are on are asked about a trade that never was. */
export async function examinePayments(
  { gateways, standings }: Payments,
  { sandbox, payments }: Pick<Config, 'sandbox' | 'payments'>,
): Promise<Finding[]> {
  const found = standings.map(async ({ id, state, problem }): Promise<Finding> => {
    const part = `payment ${id}`
    const gateway = gateways.get(id)
    if (state === 'ready' && gateway) return { part, ...(await askGateway(gateway)) }
    const config = Object.entries(payments).find(([name]) => name === id)?.[1]
    const isWanted = typeof config === 'object' && config !== null && 'isWanted' in config && config.isWanted === true
    return isWanted ? { part, state: 'broken', text: problem ?? '' } : { part, state: 'off', text: 'is not set up' }
  })
  return [...(await Promise.all(found)), examineSandbox(sandbox)]
}

function examineSandbox({ opensTo, why }: Config['sandbox']): Finding {
  const part = 'payment sandbox'
  if (opensTo === 'nobody') return { part, state: 'off', text: `is closed: ${why}` }
  return { part, state: 'emulated', text: `orders can be paid without money by ${opensTo}: ${why}` }
}

async function askGateway(gateway: Gateway): Promise<Omit<Finding, 'part'>> {
  // It is asked by what a code says, and there is no code of a trade that never was.
  if (gateway.id === 'stripe') return { state: 'well', text: 'has all that it needs; it was not asked' }
  try {
    await gateway.query(NO_TRADE)
    return { state: 'well', text: 'answers, and takes our keys' }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const what = error.kind === 'refused' ? 'refuses us' : 'cannot be reached'
    return { state: 'broken', text: `${what}: ${reasonOf(error)}` }
  }
}

/** What a running server has heard of those it depends on; null: the database cannot say, and then nothing is known. */
export async function examineFailures(db: Db | null): Promise<Finding[]> {
  if (!db) return []
  const failing = await listOutsideFailures(db)
  return failing.map(({ service, failures, since, reason }) => {
    const times = `has failed ${failures} times in a row since ${since.toISOString()}`
    return { part: service === 'sms' ? 'SMS' : service, state: 'broken', text: `${times}, the last time: ${reason}` }
  })
}

import type { CodePurpose } from '@easel/contract/account'
import { CODE_MINUTES, CODE_RESEND_SECONDS } from '@easel/contract/limits'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { enqueue } from '../../jobs/queue.ts'
import { maskPhone } from '../../platform/log.ts'
import { networkOf } from '../../platform/network-of.ts'
import { normalisePhone } from '../../platform/phone.ts'
import { openConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import { type BudgetVerdict, checkBudgets } from './codes/check-budgets.ts'
import { insertCode } from './codes/queries.ts'
import { deriveCode, hashCode } from './derive-code.ts'
import { type Asker, type Requester, identifyAsker } from './devices/identify-asker.ts'
import { warnOfGuesses } from './devices/warn-of-guesses.ts'
import { findUserByPhone } from './queries.ts'
import { minutesLater } from './rules.ts'
import { runLimited } from './run-limited.ts'
import { isFirstAlarm } from './tries/is-first-alarm.ts'

/** Limits concurrency, since all requests end up waiting for the same database locks. */
const desk = openConcurrencyLimit({ atOnce: 2, waiting: 100 })

type SendDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey' | 'config'>
type Caller = Pick<CallRequest, 'ip' | 'language' | 'log' | 'device'>

interface Wish {
  phone: string
  purpose: CodePurpose
  /** Of whoever is signed in. */
  userId: string | null
}

interface AddressedWish extends Pick<Wish, 'phone' | 'purpose'> {
  address: string
  asker: Asker
  language: Caller['language']
}

/**
 * Create a code for a phone and send it; the requester's earlier code becomes invalid. A phone without an account only gets
 * sign-in codes; the answer is the same for every phone.
 *
 * @throws Refusal invalid_input, rate_limited with the seconds that are left, upstream_unavailable when everyone's
 * messages of a day are used up
 */
export async function sendCode(
  deps: SendDeps,
  { phone: written, purpose, userId }: Wish,
  caller: Caller,
): Promise<{ retryAfter: number }> {
  const phone = normalisePhone(written)
  if (phone === null) throw new Refusal('invalid_input', { fields: { phone: 'wrong_phone' } })
  // Purpose `change` comes from the settings, where the session identifies the requester.
  const who: Requester = purpose === 'change' && userId !== null ? { userId } : { device: caller.device }
  const verdict = await runLimited(desk, async () => {
    const asker = await identifyAsker(deps.db, phone, who)
    const wish = { phone, purpose, asker, address: networkOf(caller.ip), language: caller.language }
    return makeWithinBudgets(deps, wish)
  })
  const fact = { phone: maskPhone(phone), ip: caller.ip, purpose }
  if (verdict.kind === 'free') {
    caller.log.info(fact, 'code asked for')
    return { retryAfter: CODE_RESEND_SECONDS }
  }
  caller.log.info({ ...fact, budget: verdict.kind === 'wait' ? verdict.by : 'everyone' }, 'code refused')
  if (verdict.kind === 'wait' && verdict.by === 'phone' && verdict.seconds > CODE_RESEND_SECONDS) {
    await warnOfGuesses(deps, phone)
  }
  throw await refuse(deps, verdict, caller)
}

async function makeWithinBudgets(deps: SendDeps, wish: AddressedWish): Promise<BudgetVerdict> {
  return deps.db.transaction().execute(async (tx) => {
    const verdict = await checkBudgets(tx, deps, wish)
    if (verdict.kind === 'free') await makeCode(tx, deps, wish)
    return verdict
  })
}

async function makeCode(
  tx: Tx,
  { clock, newId, secretKey }: SendDeps,
  { phone, purpose, address, asker, language }: AddressedWish,
): Promise<void> {
  const [id, now] = [newId(), clock.now()]
  await insertCode(tx, {
    id,
    phone,
    purpose,
    address,
    asker: asker.key,
    by_owner: asker.isKnown,
    code_hash: hashCode(secretKey, { phone, purpose }, deriveCode(secretKey, id)),
    created_at: now,
    expires_at: minutesLater(now, CODE_MINUTES),
    used_at: null,
    wanted: purpose === 'login' || (await findUserByPhone(tx, phone)) !== undefined,
  })
  // Codes for unknown phones are enqueued too, but not sent, so that both take the same time.
  await enqueue(tx, 'send-code', { codeId: id, language })
}

async function refuse(deps: SendDeps, verdict: BudgetVerdict, { log }: Caller): Promise<Refusal> {
  if (verdict.kind === 'wait') return new Refusal('rate_limited', { retryAfter: verdict.seconds })
  if (await isFirstAlarm(deps, 'sms budget')) {
    log.error({ budget: deps.config.smsBudgets.daily }, 'no more SMS today: the daily budget is used up')
  }
  return new Refusal('upstream_unavailable')
}

import type { CodePurpose } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'
import { CODE_MINUTES, CODE_RESEND_SECONDS } from '@easel/contract/limits'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { enqueue } from '../../jobs/queue.ts'
import { normalisePhone } from '../../platform/phone.ts'
import { deriveCode, hashCode } from './derive-code.ts'
import { findLastCode, findUserByPhone, insertCode, waitForTurn } from './queries.ts'
import { minutesLater } from './rules.ts'

/**
 * Make a code for a phone and have it sent. An earlier one is void from now on. A phone that no account has gets a
 * code to sign in only; the answer is the same for every phone.
 *
 * @throws Refusal invalid_input, rate_limited with the seconds that are left
 */
export async function sendCode(
  { db, clock, newId, secretKey }: Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey'>,
  { phone: written, purpose, language }: { phone: string; purpose: CodePurpose; language: Language },
): Promise<{ retryAfter: number }> {
  const phone = normalisePhone(written)
  if (phone === null) throw new Refusal('invalid_input', { fields: { phone: 'wrong_phone' } })
  await db.transaction().execute(async (tx) => {
    await waitForTurn(tx, phone, purpose)
    const now = clock.now()
    const last = await findLastCode(tx, phone, purpose)
    const secondsLeft = last ? secondsUntilNext(last.created_at, now) : 0
    if (secondsLeft > 0) throw new Refusal('rate_limited', { retryAfter: secondsLeft })
    const id = newId()
    await insertCode(tx, {
      id,
      phone,
      purpose,
      code_hash: hashCode(secretKey, { phone, purpose }, deriveCode(secretKey, id)),
      created_at: now,
      expires_at: minutesLater(now, CODE_MINUTES),
      used_at: null,
    })
    const isWanted = purpose === 'login' || (await findUserByPhone(tx, phone)) !== undefined
    if (isWanted) await enqueue(tx, 'send-code', { codeId: id, language })
  })
  return { retryAfter: CODE_RESEND_SECONDS }
}

function secondsUntilNext(lastAt: Date, now: Date): number {
  return Math.ceil(CODE_RESEND_SECONDS - (now.getTime() - lastAt.getTime()) / 1000)
}

import type { Deps } from '../../../deps.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { findNewestCode } from '../codes/queries.ts'
import { takeAlarm } from '../tries/is-first-alarm.ts'

/**
 * Warn the owner of a phone of sign-in attempts, once a day. For phones without an account everything but the message is done, so
 * that both take the same time.
 */
export async function warnOfGuesses(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey'>,
  phone: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await takeAlarm(tx, deps, `guesses at ${phone}`))) return
    const code = await findNewestCode(tx, phone)
    if (code) await enqueue(tx, 'warn-owner', { noticeId: deps.newId(), codeId: code.id })
  })
}

import type { Deps } from '../../../deps.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { findNewestCode } from '../codes/queries.ts'
import { takeAlarm } from '../tries/is-first-alarm.ts'

/**
 * Have the owner of a phone told that somebody tries to get in, once a day. For a phone that nobody has an account with
 * the same is done up to the message, so that both take the same time.
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

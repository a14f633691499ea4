import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { maskPhone } from '../../platform/log.ts'
import { deriveCode, keyOfCode } from './derive-code.ts'
import { findCode, findUser, findUserByPhone } from './queries.ts'

/**
 * Send a code by SMS. Running twice sends it twice, which is better than never; expired codes are not sent.
 * @throws Error when it was made with a key that is not known here
 */
export async function deliverCode(
  deps: Pick<Deps, 'db' | 'clock' | 'sms' | 'secretKey' | 'secondSecretKey' | 'log'>,
  { codeId, language }: JobPayloads['send-code'],
): Promise<void> {
  const { db, clock, sms, log } = deps
  const code = await findCode(db, codeId)
  if (!code?.wanted || code.used_at || code.expires_at <= clock.now()) return
  const key = keyOfCode([deps.secretKey, deps.secondSecretKey], { ...code, id: codeId })
  // Another process has the other key; its retry may succeed.
  if (!key) throw new Error('a code was made with a key that is not known here')
  const { phone, purpose } = code
  const delivery = await sms.sendCode({ id: codeId, phone, purpose, code: deriveCode(key, codeId), language })
  if (delivery === 'sent') log.info({ phone: maskPhone(phone), purpose, provider: sms.id }, 'code sent')
}

/** Tell the owner of an account what was done to it. Run twice it is sent twice. */
export async function deliverNotice(
  { db, sms, log }: Pick<Deps, 'db' | 'sms' | 'log'>,
  { noticeId, userId, notice, language }: JobPayloads['send-notice'],
): Promise<void> {
  const account = await findUser(db, userId)
  if (!account) return
  const delivery = await sms.sendNotice({ id: noticeId, phone: account.phone, notice, language })
  if (delivery === 'sent') log.info({ phone: maskPhone(account.phone), notice, provider: sms.id }, 'notice sent')
}

/** Tell who has this code's phone that somebody tries to get in. Run twice it is sent twice. */
export async function warnOwner(
  { db, sms, log }: Pick<Deps, 'db' | 'sms' | 'log'>,
  { noticeId, codeId }: JobPayloads['warn-owner'],
): Promise<void> {
  const code = await findCode(db, codeId)
  const account = code && (await findUserByPhone(db, code.phone))
  if (!account || account.banned_at) return
  const { phone, language } = account
  const notice = 'code_guessed'
  const delivery = await sms.sendNotice({ id: noticeId, phone, notice, language })
  if (delivery === 'sent') log.info({ phone: maskPhone(phone), notice, provider: sms.id }, 'notice sent')
}

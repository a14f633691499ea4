import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { maskPhone } from '../../platform/log.ts'
import { deriveCode } from './derive-code.ts'
import { findCode } from './queries.ts'

/** Bring a code to its phone. Run twice it is sent twice, which is better than never; a dead one is not sent at all. */
export async function deliverCode(
  { db, clock, sms, secretKey, log }: Pick<Deps, 'db' | 'clock' | 'sms' | 'secretKey' | 'log'>,
  { codeId, language }: JobPayloads['send-code'],
): Promise<void> {
  const code = await findCode(db, codeId)
  if (!code || code.used_at || code.expires_at <= clock.now()) return
  const { phone, purpose } = code
  await sms.sendCode({ phone, purpose, code: deriveCode(secretKey, codeId), language })
  log.info({ phone: maskPhone(phone), purpose, provider: sms.id }, 'code sent')
}

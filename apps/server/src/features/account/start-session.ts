import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/open.ts'
import { hashToken } from './gate.ts'
import { insertSession } from './queries.ts'
import { SESSION_DAYS, daysLater } from './rules.ts'

const TOKEN_BYTES = 32
const DEVICE_MAX_CHARS = 200

/** Begin a session; its token of 256 bits is handed out this once. */
export async function startSession(
  db: Db,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { userId, device }: { userId: string; device: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  await insertSession(db, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    device: device.slice(0, DEVICE_MAX_CHARS),
    created_at: now,
    last_seen_at: now,
    expires_at: daysLater(now, SESSION_DAYS),
    revoked_at: null,
  })
  return token
}

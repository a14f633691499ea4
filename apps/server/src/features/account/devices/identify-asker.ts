import { createHash } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { isKnownDevice, isPhoneOf } from './queries.ts'

/** Who requests or enters a code: a browser that is not signed in, or a signed-in account. */
export type Requester = { device: string | null } | { userId: string }

export interface Asker {
  key: Buffer
  /** The device has signed in with this phone before, or it is the account's own phone. */
  isKnown: boolean
}

export async function identifyAsker(db: Db, phone: string, who: Requester): Promise<Asker> {
  if ('userId' in who) return { key: hash(`person ${who.userId}`), isKnown: await isPhoneOf(db, phone, who.userId) }
  const key = hashDevice(who.device ?? '')
  return { key, isKnown: await isKnownDevice(db, phone, key) }
}

/** 256 random bits need no key: nobody finds them again from this. */
export function hashDevice(device: string): Buffer {
  return hash(`device ${device}`)
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'

/** Devices remembered per person; older ones are unknown again. */
const KEPT_MAX = 20

/** Whether somebody signed in to the account of this phone from this device before. */
export async function isKnownDevice(db: Db, phone: string, device: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('device')
    .where('phone', '=', phone)
    .where('device', '=', device)
    .executeTakeFirst()
  return row !== undefined
}

export async function isPhoneOf(db: Db, phone: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row !== undefined
}

export async function keepDevice(tx: Tx, row: { user_id: string; device: Buffer; seen_at: Date }): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ seen_at: row.seen_at }))
    .execute()
  await sql`
    delete from known_devices where user_id = ${row.user_id} and device in (
      select device from known_devices where user_id = ${row.user_id} order by seen_at desc offset ${KEPT_MAX}
    )`.execute(tx)
}

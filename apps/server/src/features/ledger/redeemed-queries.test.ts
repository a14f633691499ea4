import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '../../db/open.ts'
import { newId } from '../../platform/ids.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { checkLedger } from './check-ledger.ts'
import { grantCredits, openAccounts } from './gate.ts'

let db: Db
const now = new Date('2026-01-01T00:00:00Z')
const [userId, codeId] = [newId(), newId()]

/** One person who has redeemed one code. */
beforeAll(async () => {
  db = await openTestDatabase()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  await db
    .insertInto('users')
    .values({ id: userId, phone: '1', created_at: now, ...unset })
    .execute()
  const goods = { product_id: null, period: null, credits: 5, max_uses: 2, uses: 1 }
  const code = { id: codeId, batch_id: newId(), code_hash: Buffer.from('1'), created_at: now, ...goods }
  await db
    .insertInto('redeem_codes')
    .values({ ...code, expires_at: null, revoked_at: null })
    .execute()
  await db.insertInto('redeem_uses').values({ code_id: codeId, user_id: userId, used_at: now }).execute()
  const key = `grant:redeem:${codeId}:${userId}`
  await db.transaction().execute(async (tx) => {
    await openAccounts(tx, userId)
    await grantCredits(tx, { userId, credits: 5, key, reason: 'redeem', now, newId })
  })
})

class Undo extends Error {}

async function violationsAfter(damage: string): Promise<object[]> {
  let found: object[] = []
  const attempt = db.transaction().execute(async (tx: Tx) => {
    await sql.raw(damage).execute(tx)
    found = await checkLedger({ db: tx })
    throw new Undo()
  })
  await expect(attempt).rejects.toThrow(Undo)
  return found
}

test('what was redeemed and given breaks no rule', async () => {
  expect(await checkLedger({ db })).toEqual([])
})

test.each([
  ['L5', 'a use that gave nothing', `update redeem_codes set period = 'Day'`],
  ['L5', 'a gift without a use', 'delete from redeem_uses'],
  ['L6', 'a use that was not counted', 'update redeem_codes set uses = 0'],
  ['L6', 'a use that nobody made', 'update redeem_codes set uses = 2'],
  [
    'L6',
    'more uses than there are',
    `alter table redeem_codes drop constraint redeem_codes_max_uses_check, drop constraint redeem_codes_check;
     update redeem_codes set max_uses = 0`,
  ],
])('%s finds %s', async (rule, _what, damage) => {
  const key = `grant:redeem:${codeId}:${userId}`
  const expected = rule === 'L5' ? { rule, subject: expect.stringContaining(key) as string } : { rule, subject: codeId }
  expect(await violationsAfter(damage)).toContainEqual(expected)
})

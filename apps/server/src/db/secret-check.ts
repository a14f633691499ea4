import type { Secret } from '../platform/secret.ts'
import { seal, unseal } from '../platform/seal.ts'
import type { Db } from './open.ts'

export interface Keys {
  secretKey: Secret
  secondSecretKey: Secret | null
}

const PLACE = 'secret check'
const TEXT = 'easel'

/** Whether it was ever said which key is the right one. */
export async function isMarked(db: Db): Promise<boolean> {
  return (await findCheck(db)) !== undefined
}

/** Which of the keys this database was sealed with; `unmarked`: it was never said. */
type KeyStanding = 'first' | 'second' | 'neither' | 'unmarked'

export async function judgeKeys(db: Db, { secretKey, secondSecretKey }: Keys): Promise<KeyStanding> {
  const sealed = await findCheck(db)
  if (sealed === undefined) return 'unmarked'
  if (unseal(secretKey, PLACE, sealed) === TEXT) return 'first'
  return secondSecretKey && unseal(secondSecretKey, PLACE, sealed) === TEXT ? 'second' : 'neither'
}

/** From now on the first key is the right one; a mark that another process set meanwhile stays. Gives how the keys stand after it. */
export async function markKey(db: Db, keys: Keys): Promise<KeyStanding> {
  const standing = await judgeKeys(db, keys)
  if (standing === 'first' || standing === 'neither') return standing
  const from = await findCheck(db)
  const sealed = seal(keys.secretKey, PLACE, TEXT)
  if (from === undefined)
    await db
      .insertInto('secret_checks')
      .values({ id: 1, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.updateTable('secret_checks').set({ sealed }).where('sealed', '=', from).execute()
  return judgeKeys(db, keys)
}

/** What was made with the key of before is lost, and this one takes its place. */
export async function acceptKey(db: Db, key: Secret): Promise<void> {
  const sealed = seal(key, PLACE, TEXT)
  await db
    .insertInto('secret_checks')
    .values({ id: 1, sealed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute()
}

/** Codes that could still be redeemed. */
export async function countGoodCodes(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('redeem_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .whereRef('uses', '<', 'max_uses')
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findCheck(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secret_checks').select('sealed').executeTakeFirst())?.sealed
}

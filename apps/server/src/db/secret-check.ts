import type { Secret } from '../platform/secret.ts'
import { seal, unseal } from '../platform/seal.ts'
import type { Db } from './open.ts'

export interface Keys {
  secretKey: Secret
  secondSecretKey: Secret | null
}

const PLACE = 'secret check'
const TEXT = 'easel'

/** Whether the key of this database was ever recorded. */
export async function isMarked(db: Db): Promise<boolean> {
  return (await findCheck(db)) !== undefined
}

/** Which key this database was sealed with; `unmarked`: never recorded. */
type KeyStanding = 'first' | 'second' | 'neither' | 'unmarked'

export async function judgeKeys(db: Db, { secretKey, secondSecretKey }: Keys): Promise<KeyStanding> {
  const sealed = await findCheck(db)
  if (sealed === undefined) return 'unmarked'
  if (unseal(secretKey, PLACE, sealed) === TEXT) return 'first'
  return secondSecretKey && unseal(secondSecretKey, PLACE, sealed) === TEXT ? 'second' : 'neither'
}

/** Record the first key as the right one, unless another process has recorded one meanwhile. Returns the resulting state. */
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

/** Replace the recorded key; values made with the old one are lost. */
export async function acceptKey(db: Db, key: Secret): Promise<void> {
  const sealed = seal(key, PLACE, TEXT)
  await db
    .insertInto('secret_checks')
    .values({ id: 1, sealed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute()
}

/** Redeem codes that are still valid. */
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

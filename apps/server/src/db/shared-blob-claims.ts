import { sql } from 'kysely'
import { type BlobClaims, CLAIM_MS } from '../platform/blob-claims.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from './open.ts'

const CLAIMS = 'easel.blobs'

/** Claims shared by every process on one database; claims of a dead process expire. */
export function openSharedBlobClaims({ db, clock }: { db: Db; clock: Clock }, lastsMs = CLAIM_MS): BlobClaims {
  return {
    async claim(sha256) {
      await db.transaction().execute(async (tx) => {
        await lockName(tx, sha256)
        const claimed_at = clock.now()
        const isOld = sql<boolean>`blob_claims.claimed_at <= ${new Date(claimed_at.getTime() - lastsMs)}`
        const count = sql<number>`case when ${isOld} then 1 else blob_claims.count + 1 end`
        await tx
          .insertInto('blob_claims')
          .values({ sha256, claimed_at })
          .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ claimed_at, count }))
          .execute()
      })
    },
    async release(sha256) {
      await db.transaction().execute(async (tx) => {
        await lockName(tx, sha256)
        const oneLess = tx.updateTable('blob_claims').set((eb) => ({ count: eb('count', '-', 1) }))
        await oneLess.where('sha256', '=', sha256).execute()
        await tx.deleteFrom('blob_claims').where('sha256', '=', sha256).where('count', '<=', 0).execute()
      })
    },
    async whileFree(sha256, remove) {
      return db.transaction().execute(async (tx) => {
        await lockName(tx, sha256)
        await tx
          .deleteFrom('blob_claims')
          .where('claimed_at', '<=', new Date(clock.now().getTime() - lastsMs))
          .execute()
        const held = await tx.selectFrom('blob_claims').select('sha256').where('sha256', '=', sha256).executeTakeFirst()
        return held ? false : remove()
      })
    },
  }
}

/** Lock these bytes until the transaction ends: removing and claiming exclude each other. */
async function lockName(tx: Tx, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${CLAIMS}:${sha256}`}, 0))`.execute(tx)
}

import type { BodyOf } from '@easel/contract/call'
import type { Prices, savePrices as call } from '@easel/contract/prices'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findPricesOf, insertPrices } from './queries.ts'
import { dropEmpty, listChanges, viewPrices } from './rules.ts'

/**
 * From now on acts cost this. Tasks that wait or run have their price already.
 *
 * @throws Refusal conflict when somebody has changed them since they were read
 */
export async function savePrices(
  { db, clock, newId, log }: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>,
  actor: Actor,
  { priceList: before, acts, engines }: BodyOf<typeof call>,
): Promise<Prices> {
  const prices = { acts, engines: dropEmpty(engines) }
  const now = clock.now()
  const saved = await db.transaction().execute(async (tx) => {
    const made = await insertPrices(tx, { before, prices, now })
    if (!made) throw new Refusal('conflict')
    const changes = listChanges(await findPricesOf(tx, before), prices)
    const fact = { actorId: actor.userId, act: 'prices.change', subject: 'prices', details: { changes } }
    await writeAudit(tx, { ...fact, id: newId(), at: now })
    return made
  })
  log.info({ userId: actor.userId, priceList: saved.id }, 'prices changed')
  return viewPrices(saved)
}

import type { CompanyChange, CompanyDetails } from '@easel/contract/company-details'
import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { COMPANY_CHANNEL } from '../../live/hub.ts'
import { getCompany, updateCompany } from './queries.ts'
import { findUnplainText, listTouched } from './rules.ts'
import { viewDetails } from './view.ts'

/**
 * Change what is given and nothing else; of a page only the languages that are given. The logs say who changed what,
 * never the words.
 *
 * @throws Refusal invalid_input
 */
export async function saveCompanyDetails(
  { db, bus, clock, newId, log }: Pick<Deps, 'db' | 'bus' | 'clock' | 'newId' | 'log'>,
  actor: Actor,
  change: CompanyChange,
): Promise<CompanyDetails> {
  const unplain = findUnplainText(change)
  if (unplain.length > 0) {
    throw new Refusal('invalid_input', {
      fields: Object.fromEntries(unplain.map((path) => [path, 'forbidden_characters' as const])),
    })
  }
  const touched = listTouched(change)
  if (touched.length === 0) return viewDetails(await getCompany(db))
  const row = await db.transaction().execute(async (tx) => {
    const fact = { actorId: actor.userId, act: 'company.change', subject: 'company', details: { fields: touched } }
    await writeAudit(tx, { ...fact, id: newId(), at: clock.now() })
    return updateCompany(tx, change, clock.now())
  })
  log.info({ userId: actor.userId, fields: touched }, 'company changed')
  await bus.publish(COMPANY_CHANNEL, '')
  return viewDetails(row)
}

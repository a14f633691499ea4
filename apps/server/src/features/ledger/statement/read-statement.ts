import { id } from '@easel/contract/basics'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import type { readStatement as call } from '@easel/contract/redeem'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { listStatement } from './queries.ts'
import { viewLine } from './view.ts'

/**
 * A page of a person's credit statement, newest first, with the balance after each line. Credits of a later period appear when it
 * starts; expired credits are removed within a minute, as a line of their own.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function readStatement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  { cursor, limit = String(PAGE_DEFAULT) }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  if (cursor !== undefined && !id.safeParse(cursor).success)
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  const count = Number(limit)
  const rows = await listStatement(db, { userId, now: clock.now(), before: cursor }, count + 1)
  const pageRows = rows.slice(0, count)
  const nextCursor = rows.length > count ? (pageRows.at(-1)?.id ?? null) : null
  return { items: pageRows.map(viewLine), nextCursor }
}

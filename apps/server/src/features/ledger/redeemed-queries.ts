import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import type { Violation } from './invariants-queries.ts'

/** Codes against the books, in one snapshot. Reads every row. */
export async function findCodeViolations(db: Db): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    with used as (
      select code_id, count(*) as uses from redeem_uses group by code_id
    ), given as (
      select 'grant:redeem:' || code_id || ':' || user_id || case when period is null then '' else ':0' end as key
      from redeem_uses join redeem_codes on redeem_codes.id = code_id where credits > 0
    ), granted as (
      select key from ledger_transactions where key like 'grant:redeem:%'
    )
    select 'L5' as rule, coalesce(given.key, granted.key) as subject
      from given full join granted on granted.key = given.key where given.key is null or granted.key is null
    union all
    select 'L6', id::text from redeem_codes left join used on code_id = id
      where redeem_codes.uses > max_uses or redeem_codes.uses <> coalesce(used.uses, 0)
    order by 1, 2
  `.execute(db)
  return rows
}

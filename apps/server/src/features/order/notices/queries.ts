import { sql } from 'kysely'
import { kept } from '../../../db/kept-statements.ts'
import type { Tx } from '../../../db/open.ts'
import { tellShortly, type ToldNotice } from './rules.ts'

/** Those that were not taken before; of one that is told twice at once, the first. Waits for whoever takes one of them right now. */
export async function insertNotices<Told extends ToldNotice>(
  tx: Tx,
  told: readonly Told[],
  now: Date,
): Promise<Told[]> {
  const all = told.map(({ notice }) => tellShortly(notice))
  const { rows } = await sql<{ provider: string; notice_id: string }>`
    insert into payment_notices (provider, notice_id, received_at, said, our_no, provider_no)
    select provider, notice_id, ${now}, said, our_no, provider_no
    from unnest(${told.map(({ provider }) => provider)}::text[], ${told.map(({ notice }) => notice.id)}::text[],
      ${all.map(({ said }) => said)}::text[], ${all.map(({ ourNo }) => ourNo)}::text[],
      ${all.map(({ providerNo }) => providerNo)}::text[]) as told(provider, notice_id, said, our_no, provider_no)
    order by provider, notice_id
    on conflict (provider, notice_id) do nothing returning provider, notice_id
    ${kept}
  `.execute(tx)
  const isThis = (row: (typeof rows)[number]) => (one: Told) =>
    one.provider === row.provider && one.notice.id === row.notice_id
  return rows.flatMap((row) => told.find(isThis(row)) ?? [])
}

/** Keep why notices were not simply acted upon. */
export async function setDoubts(tx: Tx, doubts: readonly { told: ToldNotice; reason: string }[]): Promise<void> {
  if (doubts.length === 0) return
  await sql`
    update payment_notices n set doubt = reason
    from unnest(${doubts.map(({ told }) => told.provider)}::text[], ${doubts.map(({ told }) => told.notice.id)}::text[],
      ${doubts.map(({ reason }) => reason)}::text[]) as doubts(provider, notice_id, reason)
    where n.provider = doubts.provider and n.notice_id = doubts.notice_id
  `.execute(tx)
}

/** Nothing in this transaction waits longer for what others hold. @throws DatabaseError 55P03 where it would */
export async function setPatience(tx: Tx, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true) ${kept}`.execute(tx)
}

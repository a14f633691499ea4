import { type Selectable, sql } from 'kysely'
import { prepared } from '../../../../db/prepared-statements.ts'
import type { Db, Tx } from '../../../../db/open.ts'
import type { PaymentNoticesTable } from '../../../../db/order-tables.ts'
import { summarizeNotice, type VerifiedNotice } from './rules.ts'

/** Those that were not taken before; of one that is told twice at once, the first. Waits for whoever takes one of them right now. */
export async function insertNotices<One extends VerifiedNotice>(
  tx: Tx,
  verified: readonly One[],
  now: Date,
): Promise<One[]> {
  const all = verified.map(({ notice }) => summarizeNotice(notice))
  const { rows } = await sql<{ provider: string; notice_id: string }>`
    insert into payment_notices (provider, notice_id, received_at, said, our_no, provider_no)
    select provider, notice_id, ${now}, said, our_no, provider_no
    from unnest(${verified.map(({ provider }) => provider)}::text[], ${verified.map(({ notice }) => notice.id)}::text[],
      ${all.map(({ said }) => said)}::text[], ${all.map(({ ourNo }) => ourNo)}::text[],
      ${all.map(({ providerNo }) => providerNo)}::text[]) as told(provider, notice_id, said, our_no, provider_no)
    order by provider, notice_id
    on conflict (provider, notice_id) do nothing returning provider, notice_id
    ${prepared}
  `.execute(tx)
  const isThis = (row: (typeof rows)[number]) => (one: One) =>
    one.provider === row.provider && one.notice.id === row.notice_id
  return rows.flatMap((row) => verified.find(isThis(row)) ?? [])
}

/** Keep why notices were not simply acted upon. */
export async function setDoubts(tx: Tx, doubts: readonly { notice: VerifiedNotice; reason: string }[]): Promise<void> {
  if (doubts.length === 0) return
  await sql`
    update payment_notices n set doubt = reason
    from unnest(${doubts.map(({ notice }) => notice.provider)}::text[], ${doubts.map(({ notice }) => notice.notice.id)}::text[],
      ${doubts.map(({ reason }) => reason)}::text[]) as doubts(provider, notice_id, reason)
    where n.provider = doubts.provider and n.notice_id = doubts.notice_id
  `.execute(tx)
}

/** Nothing in this transaction waits longer for what others hold. @throws DatabaseError 55P03 where it would */
export async function setPatience(tx: Tx, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true) ${prepared}`.execute(tx)
}

export async function isOrder(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export interface NoticeRow extends Pick<Selectable<PaymentNoticesTable>, 'provider' | 'said' | 'doubt'> {
  id: string
  at: Date
  providerNo: string | null
  isBelieved: boolean
}

/** Newest first; also those that were not believed because the provider, asked, said something else. */
export async function listNoticesOf(db: Db, orderId: string, limit: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    with numbers as (
      select provider, trade_no as our_no from payments where order_id = ${orderId}
      union all
      select provider, no from refunds join payments on payments.id = payment_id where refunds.order_id = ${orderId}
    )
    select provider, notice_id as id, received_at as at, said, doubt, provider_no as "providerNo",
      doubt is null or said is not null as "isBelieved"
      from numbers join payment_notices using (provider, our_no)
    union all
    select provider, id::text, created_at, 'PAID', reason, details ->> 'transactionId', false
      from numbers join payment_quarantine q using (provider)
      where q.reason = 'not_confirmed' and details ->> 'tradeNo' = our_no
    order by at desc, id desc limit ${limit}
  `.execute(db)
  return rows
}

import type { AdminOrder } from '@easel/contract/admin-orders'
import type { Language } from '@easel/contract/basics'
import type { Db } from '../../../../db/open.ts'
import type { OrderRow } from '../../../../db/tables.ts'
import { listPeople } from '../../../account/gate.ts'
import { listPaymentsOf, listRefundsOf } from './queries.ts'
import { type Around, viewAdminOrder } from './view.ts'

/** An order as operators see it: whose it is, how it was paid, what went back. */
export async function describeOrder(db: Db, row: OrderRow, language: Language): Promise<AdminOrder> {
  return viewAdminOrder(row, await findAround(db, [row]), language)
}

export async function describeOrders(db: Db, rows: readonly OrderRow[], language: Language): Promise<AdminOrder[]> {
  const around = await findAround(db, rows)
  return rows.map((row) => viewAdminOrder(row, around, language))
}

async function findAround(db: Db, rows: readonly OrderRow[]): Promise<Around> {
  const ids = rows.map(({ id }) => id)
  return {
    people: await listPeople(
      db,
      rows.map(({ user_id: userId }) => userId),
    ),
    payments: await listPaymentsOf(db, ids),
    refunds: await listRefundsOf(db, ids),
  }
}

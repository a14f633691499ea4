import type { BillLine, Gateway } from '@easel/payments/gateway'
import type { Deps } from '../../../deps.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { type EndedLine, listEndedLines, listNamedLines, saveComparison } from './queries.ts'
import { compareLines, dayOf, type Difference, keyOf, spanOf } from './rules.ts'

type CompareDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>
export type BillReader = Pick<Gateway, 'id' | 'query'> & Required<Pick<Gateway, 'readBill'>>

/**
 * Compare one day of a provider with our books and keep what does not agree. Nothing when its bill is not ready. Where it was paid
 * and we never heard of it, the provider is asked, and what was paid for is given.
 *
 * @throws GatewayError
 */
export async function compareBill(deps: CompareDeps, gateway: BillReader, day: string): Promise<void> {
  const bill = await gateway.readBill(day)
  if (bill === null) return
  const differences = await findDifferences(deps, gateway, { day, bill })
  const row = { provider: gateway.id, day, compared_at: deps.clock.now(), differences: JSON.stringify(differences) }
  await saveComparison(deps.db, row)
  if (differences.length === 0) return deps.log.info({ provider: gateway.id, day, lines: bill.length }, 'bill agrees')
  const kinds = differences.map(({ kind, of, tradeNo }) => `${kind} ${of} ${tradeNo}`).slice(0, 20)
  deps.log.error({ provider: gateway.id, day, differences: differences.length, kinds }, 'bill and books do not agree')
  for (const difference of differences) await catchUp(deps, gateway, difference)
}

async function findDifferences(
  { db }: CompareDeps,
  gateway: BillReader,
  { day, bill }: { day: string; bill: readonly BillLine[] },
): Promise<Difference[]> {
  const tradeNos = bill.filter(({ kind }) => kind === 'paid').map(({ tradeNo }) => tradeNo)
  const refundNos = bill.flatMap(({ refundNo }) => refundNo ?? [])
  const known = await listNamedLines(db, gateway.id, { tradeNos, refundNos })
  const ended = await listEndedLines(db, gateway.id, spanOf(day))
  return compareLines(bill, { known, expected: await withoutEarlier(gateway, { day, bill, ended }) })
}

/** We may hear of a refund on a later day than that on which it was paid; it stands in an earlier bill then. */
async function withoutEarlier(
  gateway: BillReader,
  { day, bill, ended }: { day: string; bill: readonly BillLine[]; ended: EndedLine[] },
): Promise<EndedLine[]> {
  const told = new Set(bill.map(keyOf))
  const late = ended.filter((line) => !told.has(keyOf(line)) && dayOf(line.askedAt) < day)
  for (const earlier of new Set(late.map(({ askedAt }) => dayOf(askedAt))))
    for (const between of daysBetween(earlier, day))
      for (const line of (await gateway.readBill(between)) ?? []) told.add(keyOf(line))
  return ended.filter((line) => !(late.includes(line) && told.has(keyOf(line))))
}

/** From the first on, without the last; at most a week. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = spanOf(first).from; dayOf(at) < last && days.length < 7; at = spanOf(dayOf(at)).to) days.push(dayOf(at))
  return days
}

async function catchUp(deps: CompareDeps, gateway: BillReader, { kind, of, tradeNo }: Difference): Promise<void> {
  if (kind !== 'state' || of !== 'paid') return
  const trade = await gateway.query(tradeNo)
  if (trade.state === 'paid') await settlePayment(deps, gateway.id, trade)
}

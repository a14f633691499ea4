import type { BillLine } from '@easel/payments/gateway'

const DAY_MS = 24 * 3_600_000
/** Providers keep their calendar in Beijing, where no clock is ever put forward or back. */
const BEIJING_MS = 8 * 3_600_000
/** A bill is ready then, on the next day. */
const READY_HOUR = 10
const CATCH_UP_DAYS = 7

/** Days whose bill may be asked for, the oldest first: yesterday from ten o'clock on, and a week back. */
export function daysDue(now: Date): string[] {
  const there = new Date(now.getTime() + BEIJING_MS)
  const newest = there.getUTCHours() < READY_HOUR ? 2 : 1
  const days = Array.from({ length: CATCH_UP_DAYS - newest + 1 }, (_, index) => CATCH_UP_DAYS - index)
  return days.map((ago) => new Date(there.getTime() - ago * DAY_MS).toISOString().slice(0, 10))
}

/** From its first moment to that of the next one. */
export function spanOf(day: string): { from: Date; to: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_MS)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** The day of a moment in the providers' calendar. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + BEIJING_MS).toISOString().slice(0, 10)
}

/** A payment or refund of ours, as a bill would show it. */
export interface OurLine extends BillLine {
  /** Whether money has moved, or may be on its way, as far as we know. */
  isDone: boolean
}

export interface Difference extends Pick<BillLine, 'tradeNo' | 'transactionId' | 'refundNo'> {
  /** `missing_here`: the provider has it and we do not; `state`: it says that money moved, and we do not. */
  kind: 'missing_here' | 'missing_there' | 'amount' | 'currency' | 'state'
  of: BillLine['kind']
  /** In the currency's minor unit; null: there is none on that side. */
  ours: { amount: number; currency: string } | null
  theirs: { amount: number; currency: string } | null
}

/**
 * Where a provider's bill and our books do not agree.
 *
 * @param bill what the provider says it did on the day
 * @param known all of ours that the bill names, whenever it was
 * @param expected ours of which the bill should speak
 */
export function compareLines(
  bill: readonly BillLine[],
  { known, expected }: { known: readonly OurLine[]; expected: readonly OurLine[] },
): Difference[] {
  const ours = new Map(known.map((line) => [keyOf(line), line]))
  const theirs = new Set(bill.map(keyOf))
  const differences = bill.flatMap((line) => compareLine(line, ours.get(keyOf(line))) ?? [])
  const missing = expected.filter((line) => !theirs.has(keyOf(line)))
  return [...differences, ...missing.map((line) => describe('missing_there', line, { ours: line }))]
}

function compareLine(line: BillLine, own: OurLine | undefined): Difference | null {
  if (!own) return describe('missing_here', line, { theirs: line })
  const both = { ours: own, theirs: line }
  if (own.currency !== line.currency) return describe('currency', line, both)
  if (own.amount !== line.amount) return describe('amount', line, both)
  if (!own.isDone) return describe('state', line, both)
  return own.transactionId === line.transactionId ? null : describe('missing_here', line, { theirs: line })
}

function describe(
  kind: Difference['kind'],
  { kind: of, tradeNo, transactionId, refundNo }: BillLine,
  { ours, theirs }: { ours?: BillLine; theirs?: BillLine },
): Difference {
  return { kind, of, tradeNo, transactionId, refundNo, ours: sumOf(ours), theirs: sumOf(theirs) }
}

function sumOf(line: BillLine | undefined): Difference['ours'] {
  return line ? { amount: line.amount, currency: line.currency } : null
}

/** A refund by its own number, a payment by its trade. */
export function keyOf({ kind, tradeNo, refundNo }: Pick<BillLine, 'kind' | 'tradeNo' | 'refundNo'>): string {
  return `${kind} ${refundNo ?? tradeNo}`
}

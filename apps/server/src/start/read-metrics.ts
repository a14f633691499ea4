import type { Deps } from '../deps.ts'
import { countOpenByStatus, type Line, readLine } from '../features/drawing/gate.ts'
import { readEngineFigures } from '../features/engine/gate.ts'
import { readDamage } from '../features/media/gate.ts'
import type { Money } from '../features/order/gate.ts'
import { countJobs, type JobCounts } from '../jobs/count-jobs.ts'
import type { Metric } from '../http/metrics.ts'
import { readBackupMetrics } from './read-backup-metrics.ts'

/** Credits are held that long only where drawings wait or engines hang. */
const HELD_LONG_MS = 60 * 60_000
/** Written as Prometheus writes what nobody knows, on which no alert fires. */
const UNKNOWN = {
  ...{ violations: Number.NaN, openPayments: Number.NaN, openDoubts: Number.NaN },
  ...{ pendingRefunds: Number.NaN, stuckRefunds: Number.NaN, billDifferences: Number.NaN },
} satisfies Money

/** Metrics of what is stored, which every process on one database tells alike: task queue, jobs and money. */
export async function readMetrics(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  readMoney: () => Promise<Money | null>,
): Promise<Metric[]> {
  const { db, clock } = deps
  const [money, inLine] = [await readMoney(), await countOpenByStatus(db)]
  const now = clock.now()
  const line = await readLine(db, { now, heldSince: new Date(now.getTime() - HELD_LONG_MS) })
  const ofEngines = await engineFigures(deps)
  const damage = await readDamage(db)
  return [
    inLineFigure(inLine),
    ...ofLine(line),
    ...ofJobs(await countJobs(db)),
    ...ofEngines,
    damagedFigure(damage.count),
    ...(await readBackupMetrics(deps)),
    one('easel_books_checked', 'Whether the rules of the books could be checked in time.', Number(money !== null)),
    ...ofMoney(money),
  ]
}

function ofLine({ waiting, held }: Line): Metric[] {
  const ofEach = (value: (part: Line['waiting'][number]) => number) =>
    waiting.map((part) => ({ labels: { plan: part.plan, engine: part.engine, speed: part.mode }, value: value(part) }))
  const [tasks, credits] = ['easel_held_long_tasks', 'easel_held_long_credits']
  return [
    {
      name: 'easel_queue_tasks',
      help: 'Drawings in line that no engine has yet, by plan of their author, predicted engine and speed.',
      samples: ofEach(({ count }) => count),
    },
    {
      name: 'easel_queue_oldest_seconds',
      help: 'How long the oldest of them has waited.',
      samples: ofEach(({ oldestSeconds }) => oldestSeconds),
    },
    one(tasks, 'Drawings that hold credits, were sent more than an hour ago and have not ended.', held.tasks),
    one(credits, 'Credits that they hold.', held.credits),
  ]
}

function ofJobs({ due, oldestDueSeconds, failing, givenUp }: JobCounts): Metric[] {
  const states = { due, failing, given_up: givenUp }
  return [
    {
      name: 'easel_jobs',
      help: 'Jobs that are due, that failed and will be tried again, and that were given up.',
      samples: Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
    },
    one(
      'easel_jobs_oldest_due_seconds',
      'How long the oldest job that nobody works on has been due.',
      oldestDueSeconds,
    ),
  ]
}

function inLineFigure(inLine: Readonly<Record<string, number>>): Metric {
  const samples = Object.entries(inLine).map(([status, value]) => ({ labels: { status }, value }))
  return { name: 'easel_tasks', help: 'Drawings that are not finished, by state.', samples }
}

function damagedFigure(count: number): Metric {
  return one('easel_pictures_damaged', 'Pictures whose file is damaged or gone, as far as they were looked at.', count)
}

async function engineFigures({ db }: Pick<Deps, 'db'>): Promise<Metric[]> {
  const { engines, running } = await readEngineFigures(db)
  const ofEach = (name: string, help: string, samples: { engine: string; value: number }[]): Metric => ({
    name,
    help,
    samples: samples.map(({ engine, value }) => ({ labels: { engine }, value })),
  })
  const each = (value: (of: (typeof engines)[number]) => number) =>
    engines.map((of) => ({ engine: of.id, value: value(of) }))
  return [
    ofEach(
      'easel_engine_running',
      'Drawings that an engine has been handed.',
      running.map(({ engine, count }) => ({ engine, value: count })),
    ),
    ofEach(
      'easel_engine_failures',
      'Failures of an engine in a row.',
      each(({ failures }) => failures),
    ),
    ofEach(
      'easel_engine_set_aside',
      'Whether an engine that is on is set aside because it failed.',
      each(({ isOn, isSetAside }) => Number(isOn && isSetAside)),
    ),
  ]
}

function ofMoney(known: Money | null): Metric[] {
  const money = known ?? UNKNOWN
  const refunds = [
    { labels: { state: 'PENDING' }, value: money.pendingRefunds },
    { labels: { state: 'STUCK' }, value: money.stuckRefunds },
  ]
  return [
    one('easel_ledger_violations', 'Broken invariants of the books; there should be none.', money.violations),
    one('easel_payments_open', 'Payments that wait at a provider.', money.openPayments),
    one('easel_payment_doubts', 'What providers said that fits no order, and nobody has seen to.', money.openDoubts),
    { name: 'easel_refunds', help: 'Refunds that have not ended, by state.', samples: refunds },
    one('easel_bill_differences', 'Where bills of 30 days do not agree with us.', money.billDifferences),
  ]
}

function one(name: string, help: string, value: number): Metric {
  return { name, help, samples: [{ value }] }
}

import type { Deps } from '../deps.ts'
import { countOpenByStatus } from '../features/drawing/gate.ts'
import { readEngineFigures } from '../features/engine/gate.ts'
import { readDamage } from '../features/media/gate.ts'
import type { Money } from '../features/order/gate.ts'
import type { Metric } from '../http/metrics.ts'

const NOTICES = 'easel_payment_notices_total'

/** Metrics: process, task queue and money. */
export async function readMetrics(
  deps: Pick<Deps, 'db' | 'counts' | 'space'>,
  readMoney: () => Promise<Money>,
): Promise<Metric[]> {
  const [money, inLine] = [await readMoney(), await countOpenByStatus(deps.db)]
  const ofEngines = await engineFigures(deps)
  const damage = await readDamage(deps.db)
  return [
    ...ofProcess(),
    ...ofDisk(deps.space),
    inLineFigure(inLine),
    ...ofEngines,
    damagedFigure(damage.count),
    ...ofMoney(money),
    countFigure(deps.counts),
  ]
}

function ofProcess(): Metric[] {
  const { user, system } = process.cpuUsage()
  const startedAt = Date.now() / 1000 - process.uptime()
  return [
    one('process_start_time_seconds', 'When this process started, since 1970.', startedAt),
    one('process_cpu_seconds_total', 'CPU time of this process.', (user + system) / 1_000_000),
    one('process_resident_memory_bytes', 'Memory that this process holds.', process.memoryUsage.rss()),
  ]
}

function ofDisk(space: Deps['space']): Metric[] {
  const samples = space
    .list()
    .flatMap(({ folder, freeBytes }) => (freeBytes === null ? [] : [{ labels: { folder }, value: freeBytes }]))
  return [
    { name: 'easel_disk_free_bytes', help: 'Room where data and pictures are kept.', samples },
    one('easel_disk_is_low', 'Whether uploads and drawings are refused for want of room.', Number(space.isLow())),
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

function ofMoney(money: Money): Metric[] {
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

function countFigure(counts: Deps['counts']): Metric {
  const samples = counts.list().filter(({ name }) => name === NOTICES)
  return { name: NOTICES, help: 'Notices of payment providers since the start of this process.', samples }
}

function one(name: string, help: string, value: number): Metric {
  return { name, help, samples: [{ value }] }
}

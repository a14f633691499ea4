import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import type { Money } from '../features/order/gate.ts'
import type { Metric } from '../http/metrics.ts'
import { rememberFor } from '../platform/remember-for.ts'
import { readMetrics } from './read-metrics.ts'
import { viewCounts } from './view-counts.ts'

/** However many ask, the database is asked once in that time. */
const FRESH_MS = 5_000
/** The check of all books takes long where they are large; the next scrape has what this one does not wait for. */
const MONEY_MS = 3_000

/**
 * All metrics: what is stored, as it was some seconds ago, and what this process counts and measures, as it is. While the
 * database does not answer, the latter are there and say so.
 */
export function watchMetrics(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'counts' | 'space' | 'log' | 'reader'>,
  readMoney: () => Promise<Money>,
): () => Promise<Metric[]> {
  const readInTime = () => giveUpAfter(MONEY_MS, readMoney(), deps.log)
  const readStored = rememberFor(deps.clock, FRESH_MS, () => readMetrics(deps, readInTime))
  return async () => {
    const stored = await readStored().catch((error: unknown) => {
      deps.log.warn({ err: error }, 'metrics of the database not read')
      return null
    })
    return [
      ...ofProcess(),
      ...ofDisk(deps.space),
      ofReplica(deps.reader),
      one(
        'easel_database_up',
        'Whether the database answered what is asked for these metrics.',
        Number(stored !== null),
      ),
      ...(stored ?? []),
      ...viewCounts(deps.counts),
    ]
  }
}

/** Null: not in that time, or not at all. */
async function giveUpAfter<Read>(ms: number, reading: Promise<Read>, log: Deps['log']): Promise<Read | null> {
  const calledOff = new AbortController()
  const tooLate = sleep(ms, null, { signal: calledOff.signal, ref: false }).catch(() => null)
  const read = reading.catch((error: unknown) => {
    log.warn({ err: error }, 'the books were not checked for metrics')
    return null
  })
  try {
    return await Promise.race([read, tooLate])
  } finally {
    calledOff.abort()
  }
}

function ofProcess(): Metric[] {
  const { user, system } = process.cpuUsage()
  const startedAt = Date.now() / 1000 - process.uptime()
  const { rss, heapUsed } = process.memoryUsage()
  const { active } = performance.eventLoopUtilization()
  return [
    one('process_start_time_seconds', 'When this process started, since 1970.', startedAt),
    one('process_cpu_seconds_total', 'CPU time of this process.', (user + system) / 1_000_000),
    one('process_resident_memory_bytes', 'Memory that this process holds.', rss),
    one('nodejs_heap_size_used_bytes', 'Memory that objects of JavaScript take.', heapUsed),
    one('easel_event_loop_busy_seconds_total', 'Time in which the event loop was not idle.', active / 1_000),
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

/** Without a sample: there is no replica, or it is not read from. */
function ofReplica(reader: Deps['reader']): Metric {
  const lag = reader.lagSeconds()
  return {
    name: 'easel_replica_lag_seconds',
    help: 'How far the replica that lists are read from is behind.',
    samples: lag === null ? [] : [{ value: lag }],
  }
}

function one(name: string, help: string, value: number): Metric {
  return { name, help, samples: [{ value }] }
}

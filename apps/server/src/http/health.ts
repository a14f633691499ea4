import type { Alarm, Readiness } from '@easel/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Secret } from '../platform/secret.ts'
import { mayMonitor } from './may-monitor.ts'

export interface HealthParts {
  database: () => Promise<boolean>
  storage: () => Promise<boolean>
  queue: () => Promise<boolean>
  isStopping: () => boolean
  hasWorker: () => boolean
  alarms: () => Promise<Alarm[]>
  /** Token that also shows the alarms; null: only to requests from this machine. */
  token: Secret | null
}

/** A part that does not answer within this time counts as down. */
const PATIENCE_MS = 2_000
/** Alarms that take longer are reported the next time, so that readiness probes stay fast. */
const ALARMS_MS = 300

/**
 * `/healthz`: the process answers. `/readyz`: it can serve; 503 when a part is away or it is stopping. Alarms and the want of a worker
 * change nothing of it: what is there is shown, and what is sent in waits.
 */
export function addHealth(server: FastifyInstance, parts: HealthParts): void {
  server.get('/healthz', { exposeHeadRoute: false }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )
  server.get('/readyz', { exposeHeadRoute: false }, async (request, reply) => {
    const mayHear = mayMonitor(request, parts.token)
    const [database, storage, queue, alarms] = await Promise.all([
      within(PATIENCE_MS, parts.database, false),
      within(PATIENCE_MS, parts.storage, false),
      within(PATIENCE_MS, parts.queue, false),
      mayHear ? within(ALARMS_MS, parts.alarms, undefined) : undefined,
    ])
    const ready = database && storage && queue && !parts.isStopping()
    const workers = parts.hasWorker()
    const readiness: Readiness = { ready, database, storage, queue, workers, ...(alarms && { alarms }) }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
}

/** The result, or `otherwise` on a timeout or failure: an outage is what this check reports. */
async function within<Answer, Otherwise>(
  patienceMs: number,
  ask: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  const late = new AbortController()
  const timeout = new Promise<Otherwise>((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), patienceMs)
    late.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([ask(), timeout])
  } catch {
    return otherwise
  } finally {
    late.abort()
  }
}

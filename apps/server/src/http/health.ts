import type { MoneyAlarm, OutsideAlarm, Readiness } from '@easel/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Secret } from '../platform/secret.ts'
import { mayMonitor } from './may-monitor.ts'

export interface HealthParts {
  database: () => Promise<boolean>
  storage: () => Promise<boolean>
  queue: () => Promise<boolean>
  isStopping: () => boolean
  alarms: () => Promise<(MoneyAlarm | OutsideAlarm)[]>
  /** Whoever brings it hears of the alarms; null: who asks on this machine. */
  token: Secret | null
}

/** Longer than this is as good as away. */
const PATIENCE_MS = 2_000
/** What takes longer to find out is told the next time: whoever watches readiness is not kept waiting for it. */
const ALARMS_MS = 300

/** `/healthz`: the process answers. `/readyz`: it can serve; 503 when a part is away or it is stopping. Alarms change nothing of it. */
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
    const readiness: Readiness = { ready, database, storage, queue, ...(alarms && { alarms }) }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
}

/** What is asked, or `otherwise` when it takes too long or fails: an outage is what this was asked to tell. */
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

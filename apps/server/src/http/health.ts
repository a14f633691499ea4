import type { Readiness } from '@easel/contract/health'
import type { FastifyInstance } from 'fastify'

export type Checks = Record<Exclude<keyof Readiness, 'ready'>, () => Promise<boolean>>

/** Longer than this is as good as away. */
const PATIENCE_MS = 2_000

/** `/healthz`: the process answers. `/readyz`: it can serve; 503 when a part is away or it is stopping. */
export function addHealth(server: FastifyInstance, checks: Checks, isStopping: () => boolean): void {
  server.get('/healthz', { exposeHeadRoute: false }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )
  server.get('/readyz', { exposeHeadRoute: false }, async (_request, reply) => {
    const [database, storage, queue] = await Promise.all([
      answers(checks.database),
      answers(checks.storage),
      answers(checks.queue),
    ])
    const ready = database && storage && queue && !isStopping()
    const readiness: Readiness = { ready, database, storage, queue }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness)
  })
}

async function answers(check: () => Promise<boolean>): Promise<boolean> {
  const late = new AbortController()
  const timeout = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    late.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([check(), timeout])
  } catch {
    return false // an outage is what this was asked to tell
  } finally {
    late.abort()
  }
}

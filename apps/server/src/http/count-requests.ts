import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Counts } from '../platform/counts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a dialect of programs, where one was called. */
    doorName: string | null
  }
}

/** Count what is refused and measure how long answers take, by where they were asked for: few values, whatever strangers send. */
export function countRequests(server: FastifyInstance, counts: Counts): void {
  server.decorateRequest('doorName', null)
  server.addHook('onResponse', async (request, reply) => {
    const door = doorOf(request)
    if (request.refused) counts.add('easel_refusals_total', { door, reason: request.refused })
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    counts.observe('easel_answer_seconds', { door, status }, reply.elapsedTime / 1_000)
  })
}

function doorOf({ doorName, routeOptions, url: asked }: FastifyRequest): string {
  if (doorName !== null) return doorName
  const url = routeOptions.url ?? asked
  if (url.startsWith('/api/files/')) return 'files'
  return url.startsWith('/api/') ? 'api' : 'site'
}

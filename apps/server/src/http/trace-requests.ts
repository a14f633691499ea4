import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Traces } from '../platform/traces/traces.ts'
import { isProgramPath } from './trim-program-path.ts'

const spans = new WeakMap<FastifyRequest, OpenSpan>()

/**
 * A span for each call of the API and of programs. What callers write into `traceparent` is not read: a stranger would decide what
 * is kept, and choose its ids.
 */
export function traceRequests(server: FastifyInstance, traces: Traces): void {
  if (!traces.isOn) return
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isTraced(request)) return done()
    const { method, routeOptions } = request
    const facts = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? '',
      'easel.request.id': request.id,
    }
    const span = traces.open(`${method} ${routeOptions.url}`, { kind: 'server', facts })
    spans.set(request, span)
    span.run(done)
  })
  // Whoever read the body did so in the name of its socket.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  server.addHook('onResponse', async (request, { statusCode }) => {
    const refused = request.refused && { 'easel.refusal': request.refused }
    const facts = { 'http.response.status_code': statusCode, ...refused }
    spans.get(request)?.end({ facts, hasFailed: statusCode >= 500 })
  })
}

/** Sockets end when people leave; files and the site's own are many and short. */
function isTraced({ routeOptions: { url }, headers }: FastifyRequest): boolean {
  if (url === undefined || headers.upgrade !== undefined || url.startsWith('/api/files/')) return false
  return url.startsWith('/api/') || isProgramPath(url)
}

import type { Language } from '@easel/contract/basics'
import { JSON_MAX_BYTES } from '@easel/contract/limits'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { addCompression } from './compress.ts'
import { countRequests } from './count-requests.ts'
import { createErrorHandler } from './error-handler.ts'
import { addJsonBodies } from './read-json.ts'
import { addRequestLog } from './request-log.ts'
import { addRequestState } from './request-state.ts'
import { answerBroken, refuseBroken } from './broken-requests.ts'
import { bareHeaders } from './security-headers.ts'
import { traceRequests } from './trace-requests.ts'
import { isProgramPath, trimProgramPath } from './trim-program-path.ts'
import { warnOfProxy } from './warn-of-proxy.ts'

/** Slow clients are cut off, so that connections are not held without use. */
const HEADERS_MS = 10_000
const REQUEST_MS = 15_000
const IDLE_MS = 60_000
const CHECK_EVERY_MS = 2_000

/** An HTTP server without routes: limits, request ids, log and error handler. */
export function openHttp(
  { config, log, newId, counts, traces }: Pick<Deps, 'log' | 'newId' | 'counts' | 'traces'> & { config: Config },
  defaultLanguage: () => Language,
): FastifyInstance {
  const door = createErrorHandler(log)
  const bare = bareHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const server = fastify({
    bodyLimit: JSON_MAX_BYTES,
    genReqId: () => newId(),
    requestIdHeader: false,
    // Addresses reported by untrusted proxies are ignored.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    // Existing connections are served to the end; at shutdown only new ones are refused.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    keepAliveTimeout: IDLE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_EVERY_MS, requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, { log, counts, headers: bare }),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url }) => trimProgramPath(url ?? '/'),
    // Paths that cannot be decoded never reach a route, nor its hooks.
    frameworkErrors: (error, request, reply) => {
      request.language = defaultLanguage()
      return door(error, request, reply.headers(bare))
    },
  })
  recordRoutes(server)
  traceRequests(server, traces)
  addRequestState(server, defaultLanguage)
  addRequestLog(server, log)
  countRequests(server, counts)
  if (config.trustedProxies === 0) warnOfProxy(server, log)
  refuseBroken(server)
  addJsonBodies(server)
  addCompression(server)
  server.setErrorHandler(door)
  return server
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is served: `GET /api/home/index`; neither the files of the web app nor the dialects of programs are counted. */
    servedRoutes: Set<string>
  }
}

function recordRoutes(server: FastifyInstance): void {
  const served = new Set<string>()
  server.decorate('servedRoutes', served)
  server.addHook('onRoute', ({ method, url }) => {
    if (isProgramPath(url)) return
    for (const one of [method].flat()) if (!/^(HEAD|OPTIONS)$/.test(one)) served.add(`${one} ${url}`)
  })
}

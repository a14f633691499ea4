import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PageHashes } from './page-hashes.ts'

/** For answers that no plugin sees, because their address could not even be read. */
export const barestHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const plainHost = /^[\w.:[\]-]{1,255}$/

/** The headers that every answer carries. Scripts and styles of our own files only, or by hash of what index.html holds. */
export async function addSecurityHeaders(server: FastifyInstance, hashes: PageHashes, isHttps: boolean): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashes.scripts],
        styleSrc: ["'self'", ...hashes.styles],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        // Not every browser takes 'self' to mean sockets too.
        connectSrc: ["'self'", (request) => socketsOf(request.headers.host)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A promise that only a site on TLS can keep.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

function socketsOf(host: string | undefined): string {
  return host !== undefined && plainHost.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

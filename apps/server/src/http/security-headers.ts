import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isOwnHost } from '../platform/own-network.ts'
import type { PageHashes } from './page-hashes.ts'

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=()'
const YEAR_SECONDS = 31_536_000

/** For answers that no plugin sees, because what was asked could not even be read. */
export function bareHeaders(isHttps: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
}

/**
 * The headers that every answer carries. Scripts and styles of our own files only, or by hash of what index.html holds.
 * @param pictureHosts where browsers are sent for pictures and clips
 */
export async function addSecurityHeaders(
  server: FastifyInstance,
  hashes: PageHashes,
  { publicUrl, pictureHosts }: { publicUrl: string | null; pictureHosts: readonly string[] },
): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashes.scripts],
        styleSrc: ["'self'", ...hashes.styles],
        imgSrc: ["'self'", 'blob:', 'data:', ...pictureHosts],
        mediaSrc: ["'self'", ...pictureHosts],
        fontSrc: ["'self'"],
        // Not every browser takes 'self' to mean sockets too.
        connectSrc: ["'self'", (request) => socketsOf(request.headers.host ?? '', publicHost)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Trusted Types: strings never become markup or script; the one exception is created and used up in the page's head.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['service-worker'],
      },
    },
    // HSTS is only valid over TLS.
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

function socketsOf(host: string, publicHost: string | null): string {
  return host === publicHost || isOwnHost(host) ? `ws://${host} wss://${host}` : "'self'"
}

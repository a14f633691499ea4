import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { type Outgoing, OutgoingError } from '@easel/outgoing/outgoing'
import { GatewayError } from './gateway.ts'

export interface ExchangeRequest {
  method: 'GET' | 'POST'
  /** Begins with a slash, holds the query, and is sent as it stands. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Of the answer's body, unpacked; 1 MB unless told. */
  maxBytes?: number
  /** For the whole exchange, the answer's body too; 5 s unless told. */
  timeoutMs?: number
}

export interface ExchangeAnswer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  /** The bytes that came, for signatures are over them. */
  body: Uint8Array
}

/**
 * One HTTP exchange with a provider, whatever the status.
 * @throws GatewayError `unavailable` for every trouble on the way
 */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>

const TIMEOUT_MS = 5000
const MAX_BYTES = 1024 * 1024
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Of 3xx those that send elsewhere. */
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * HTTP client for one provider at the first of `baseUrls`; falls back to the next only when no connection was made, so nothing
 * was requested. A host that did not answer is tried last afterwards. Redirects are refused.
 *
 * @throws RangeError when an address is neither https nor, with `isLoopbackAllowed`, http on this machine
 */
export function openExchange(
  baseUrls: readonly string[],
  { isLoopbackAllowed = false }: { isLoopbackAllowed?: boolean } = {},
): Exchange {
  const origins = baseUrls.map((baseUrl) => originOf(baseUrl, isLoopbackAllowed))
  // Only stand-ins may be on loopback; a provider's own name never resolves there.
  const outgoing = openOutgoing({ hosts: origins.map((origin) => ({ origin, isPrivate: isLoopbackAllowed })) })
  return async (request) => {
    let trouble: unknown
    for (const origin of [...origins]) {
      try {
        return await exchangeOnce(outgoing, origin, request)
      } catch (error) {
        trouble = error
        origins.push(...origins.splice(origins.indexOf(origin), 1))
        if (!wasNeverConnected(error)) break
      }
    }
    throw new GatewayError('unavailable', `no answer to ${request.method} ${withoutQuery(request.path)}`, {
      cause: trouble,
    })
  }
}

/** Null: it is no address that may be asked. */
export function readOrigin(baseUrl: string): { origin: string; isLoopback: boolean } | null {
  if (!URL.canParse(baseUrl)) return null
  const url = new URL(baseUrl)
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) return null
  const isLoopback = LOOPBACK.has(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) return null
  return { origin: url.origin, isLoopback }
}

function originOf(baseUrl: string, isLoopbackAllowed: boolean): string {
  const read = readOrigin(baseUrl)
  if (!read || (read.isLoopback && !isLoopbackAllowed)) throw new RangeError('a provider is asked by https alone')
  return read.origin
}

async function exchangeOnce(outgoing: Outgoing, origin: string, request: ExchangeRequest): Promise<ExchangeAnswer> {
  const { path, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS, ...rest } = request
  const url = new URL(origin + path)
  if (url.origin !== origin || url.pathname + url.search !== path)
    throw new Error('the path would not be sent as it is')
  const answer = await outgoing.send({ ...rest, url: url.href, maxBytes, timeoutMs })
  if (REDIRECTS.has(answer.status)) throw new Error('an answer that sends elsewhere')
  return { ...answer, body: Buffer.from(answer.body) }
}

/** Nothing of the request was sent. */
function wasNeverConnected(error: unknown): boolean {
  return error instanceof OutgoingError && (error.kind === 'unreachable' || error.kind === 'forbidden')
}

/** A query may hold a token. */
function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? ''
}

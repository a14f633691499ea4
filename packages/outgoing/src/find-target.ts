import { OutgoingError, type AllowedHost } from './outgoing.ts'

/** Where a request may go. */
export interface Target {
  /** Host in its usual writing, without user, password and fragment. */
  url: URL
  /** A name, or an address without brackets. */
  hostname: string
  port: number
  isSecure: boolean
  isPrivate: boolean
}

/** Origins in the writing of `URL`, and whether their addresses may be private. */
export type AllowedOrigins = ReadonlyMap<string, boolean>

/** @throws TypeError when an origin is none: an operator's mistake */
export function readOrigins(hosts: readonly AllowedHost[]): AllowedOrigins {
  const origins = new Map<string, boolean>()
  for (const { origin, isPrivate } of hosts) {
    const url = readUrl(origin)
    if (!url || !/^https?:$/.test(url.protocol) || `${url.pathname}${url.search}${url.hash}` !== '/') {
      throw new TypeError(`Not an origin: ${JSON.stringify(origin)}; write https://host or https://host:port.`)
    }
    origins.set(originOf(url), isPrivate || origins.get(originOf(url)) === true)
  }
  return origins
}

/**
 * @param kind `ws:` counts as `http:` of the same host, `wss:` as `https:`.
 * @throws OutgoingError `forbidden`
 */
export function findTarget(origins: AllowedOrigins, text: string, kind: 'http' | 'ws'): Target {
  const url = readUrl(text)
  if (!url || !new RegExp(`^${kind}s?:$`).test(url.protocol))
    throw new OutgoingError('forbidden', 'Not a URL for this.')
  const isPrivate = origins.get(originOf(url))
  if (isPrivate === undefined) throw new OutgoingError('forbidden', `Not an allowed host: ${url.host}`)
  url.hash = ''
  const isSecure = /^(https|wss):$/.test(url.protocol)
  const port = Number(url.port || (isSecure ? 443 : 80))
  return { url, hostname: url.hostname.replace(/^\[|\]$/g, ''), port, isSecure, isPrivate }
}

/** Strict parsing: the URL parser drops tabs and line breaks, and accepts `http:host`, `http:\\host` and `http://@host`. */
function readUrl(text: string): URL | undefined {
  if (!/^[a-z]+:\/\/[^/?#@\\]+([/?#]|$)/i.test(text) || /[\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) {
    return undefined
  }
  const url = new URL(text)
  // Taking one dot from `127.0.0.1..` would make an address of it.
  if (url.hostname.endsWith('..') || url.hostname === '.') return undefined
  url.hostname = url.hostname.replace(/\.$/, '')
  return url
}

function originOf(url: URL): string {
  return `${url.protocol.replace('ws', 'http')}//${url.host}`
}

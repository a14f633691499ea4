import type { IncomingHttpHeaders } from 'node:http'

/** Relays that pass a key on in `mj-api-secret` put this in its place. */
const PLACEHOLDER = 'midjourney-proxy'

/**
 * The key that a program presents; null: none. As relays read it: `Authorization`, with `Bearer` or bare, or the password of HTTP
 * Basic; where that says nothing, `mj-api-secret`, `x-api-key`.
 */
export function readKey(headers: IncomingHttpHeaders): string | null {
  const said = [headers.authorization, headers['mj-api-secret'], headers['x-api-key']]
  for (const header of said.flat()) {
    const key = bareKey(header?.trim() ?? '')
    if (key !== '' && key !== PLACEHOLDER) return key
  }
  return null
}

function bareKey(header: string): string {
  const [, basic] = /^Basic +([\w+/=-]+)$/i.exec(header) ?? []
  if (basic === undefined) return header.replace(/^Bearer +/i, '').trim()
  // A user name is as good as none.
  return Buffer.from(basic, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
    .trim()
}

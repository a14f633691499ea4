import { type OutgoingAnswer, OutgoingError } from '@easel/outgoing/outgoing'
import type { Line } from './line.ts'

/** Where something lies that an engine made. */
export interface FileLink {
  url: string
  signal: AbortSignal
  maxBytes: number
  timeoutMs: number
}

const MOST_REDIRECTS = 4

/**
 * Asks for a file and goes where its server sends us, within what the operator allows. Only the engine's own address sees its key.
 * @throws OutgoingError, the signal's reason
 */
export async function fetchBytes(line: Omit<Line, 'clock'>, { url, ...limits }: FileLink): Promise<OutgoingAnswer> {
  let at = resolveLink(url, line.baseUrl)
  for (let redirects = 0; ; redirects++) {
    const headers = at.startsWith(`${line.baseUrl}/`) ? line.headers : {}
    const answer = await line.outgoing.send({ method: 'GET', url: at, headers, ...limits })
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || location === undefined) return answer
    if (redirects === MOST_REDIRECTS) throw new OutgoingError('forbidden', 'Sent around in circles.')
    at = resolveLink(location, at)
  }
}

/** Some say only where it lies with them. */
function resolveLink(url: string, base: string): string {
  if (!URL.canParse(url, base)) throw new OutgoingError('forbidden', 'Not a URL.')
  return new URL(url, base).href
}

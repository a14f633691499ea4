import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Secret } from '../platform/secret.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A proxied request is not from this machine, even if the proxy is. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether the caller may see internal state: on this machine, or with the token if one is set. */
export function mayMonitor({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, token: Secret | null): boolean {
  if (token) return isEqual(/^Bearer +(\S{1,2048})$/i.exec(headers.authorization ?? '')?.[1] ?? '', token.reveal())
  return LOOPBACK.has(ip) && FORWARDED.every((name) => headers[name] === undefined)
}

function isEqual(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}

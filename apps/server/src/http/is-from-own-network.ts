import type { FastifyRequest } from 'fastify'
import { isOwnAddress, isOwnHost } from '../platform/own-network.ts'

/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether the caller is on this machine or its network, uses a local host name, and came through no unknown proxy. */
export function isFromOwnNetwork(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'headers'>,
  { trustedProxies }: { trustedProxies: number },
): boolean {
  const isBehindStranger = trustedProxies === 0 && FORWARDED.some((name) => request.headers[name] !== undefined)
  return !isBehindStranger && isOwnAddress(request.ip) && isOwnHost(request.host)
}

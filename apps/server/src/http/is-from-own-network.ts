import type { FastifyRequest } from 'fastify'
import { isOwnAddress, isOwnHost } from '../platform/own-network.ts'

/** What proxies write of who came by them. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether somebody calls from this machine or its network, at a name of it, and by no proxy that was not spoken of. */
export function isFromOwnNetwork(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'headers'>,
  { trustedProxies }: { trustedProxies: number },
): boolean {
  const isBehindStranger = trustedProxies === 0 && FORWARDED.some((name) => request.headers[name] !== undefined)
  return !isBehindStranger && isOwnAddress(request.ip) && isOwnHost(request.host)
}

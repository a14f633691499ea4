import type { FastifyReply } from 'fastify'

/** Bytes that a browser gets at another address, for some minutes. */
export interface SentElsewhere {
  address: string
}

/** Much shorter than the address is good for. */
const KEPT_SECONDS = 240

/** Never immutable: tomorrow the picture is at another address. Who asks otherwise gets the bytes here. */
export function sendElsewhere(reply: FastifyReply, { address }: SentElsewhere): FastifyReply {
  return reply
    .header('cache-control', `private, max-age=${KEPT_SECONDS}`)
    .header('vary', 'sec-fetch-dest, sec-fetch-mode')
    .header('cross-origin-resource-policy', 'cross-origin')
    .redirect(address, 302)
}

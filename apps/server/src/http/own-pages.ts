import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const speculation = /prefetch|prerender|preview/i

/**
 * Refuse what no act of a person on our own pages asked for: other sites' pictures and links, prefetches, speculations.
 * @throws Refusal malformed
 */
export async function refuseForeignPages({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site']
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']]
  if (isForeign || purposes.some((purpose) => speculation.test(String(purpose)))) throw new Refusal('malformed')
}

import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const speculation = /prefetch|prerender|preview/i

/**
 * Refuse requests that were not made by our own pages: embeds and links of other sites, prefetches, speculation rules.
 * @throws Refusal malformed
 */
export async function refuseForeignPages({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site']
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']]
  if (isForeign || purposes.some((purpose) => speculation.test(String(purpose)))) throw new Refusal('malformed')
}

import { type Envelope, envelope } from '@easel/contract/envelope'
import type { FastifyRequest } from 'fastify'

/** Headers that describe the batch request itself. All others (who asks, from where) apply to each call in it. */
const OF_THE_BATCH = /^(accept-encoding|connection|content-.*|expect|if-.*|range|te|transfer-encoding|upgrade)$/

/** Responses of several reads in one request; each is limited, logged and counted as if sent separately. */
export async function answerBatch(request: FastifyRequest, addresses: string[]): Promise<Record<string, Envelope>> {
  const answers = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({ address, answer: await ask(request, address) })),
  )
  return Object.fromEntries(answers.flatMap(({ address, answer }) => (answer ? [[address, answer]] : [])))
}

async function ask({ server, socket, headers }: FastifyRequest, address: string): Promise<Envelope | null> {
  const { remoteAddress } = socket
  const answer = await server.inject({
    method: 'GET',
    url: address,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BATCH.test(name))),
    ...(remoteAddress !== undefined && { remoteAddress }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return answer.statusCode === 200 && isJson ? envelope.parse(answer.json()) : null
}

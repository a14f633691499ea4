import { type Envelope, envelope } from '@easel/contract/envelope'
import type { FastifyRequest } from 'fastify'

/** Headers about the body and the line of the batch itself. All others say who asks, from where and how, and hold for each call in it. */
const OF_THE_BATCH = /^(accept-encoding|connection|content-.*|expect|if-.*|range|te|transfer-encoding|upgrade)$/

/** What these reads answer whoever asks for all of them at once; each is limited, logged and counted as if it had come by itself. */
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

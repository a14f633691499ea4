import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { answerPreflight, sayAllowed } from './allow-every-origin.ts'
import { sendRefusal } from './answer.ts'
import { originOf } from './describe-request.ts'
import { type SentBytes, sendBytes } from './send-bytes.ts'

/** Files are not calls of the contract: they answer with bytes. */
export interface FileRoute {
  /** Fastify style. */
  path: string
  run: (input: {
    params: Record<string, string>
    query: Record<string, unknown>
    /** How the caller reached us: `http://host:port`; null: by a Host that anybody could write. */
    origin: string | null
  }) => Promise<SentBytes>
}

/** Serve bytes to anyone who knows their address, and to pages of every origin: no cookie counts. */
export function mountFile(server: FastifyInstance, { path, run }: FileRoute, config: { rateLimit: false }): void {
  server.options(path, { config }, (request, reply) => answerPreflight(request, sayAllowed(reply)))
  server.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    try {
      return sendBytes(reply, await run({ params: request.params, query: request.query, origin: originOf(request) }))
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'not_found') return sendRefusal(reply, error, 404)
      throw error
    }
  })
}

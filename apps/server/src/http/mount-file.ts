import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { answerPreflight, sayAllowed } from './allow-every-origin.ts'
import { sendRefusal } from './answer.ts'
import { originOf } from './describe-request.ts'
import { type SentBytes, sendBytes } from './send-bytes.ts'
import { type SentElsewhere, sendElsewhere } from './send-elsewhere.ts'

/** Files are not calls of the contract: they answer with bytes. */
export interface FileRoute {
  /** Fastify style. */
  path: string
  run: (input: {
    params: Record<string, string>
    query: Record<string, unknown>
    /** How the caller reached us: `http://host:port`; null: by a Host that anybody could write. */
    origin: string | null
    /** A page shows it: the browser follows to wherever it is, and reads nothing of it. */
    isShown: boolean
  }) => Promise<SentBytes | SentElsewhere>
}

/** Serve bytes to anyone who knows their address, and to pages of every origin: no cookie counts. */
export function mountFile(server: FastifyInstance, { path, run }: FileRoute, config: { rateLimit: false }): void {
  server.options(path, { config }, (request, reply) => answerPreflight(request, sayAllowed(reply)))
  server.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    try {
      const { params, query } = request
      const sent = await run({ params, query, origin: originOf(request), isShown: isShown(request) })
      return 'address' in sent ? sendElsewhere(reply, sent) : sendBytes(reply, sent)
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'not_found') return sendRefusal(reply, error, 404)
      throw error
    }
  })
}

/** As `<img>` asks. What saves a picture, draws with it or is no browser may not follow, or not be allowed to read what it finds. */
function isShown({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'image' && headers['sec-fetch-mode'] === 'no-cors'
}

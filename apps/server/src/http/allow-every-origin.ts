import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const DAY_SECONDS = 86_400
/** Named by clients; a browser that asks for others is told the same. */
const HEADERS =
  'authorization, content-type, mj-api-secret, x-api-key, idempotency-key, accept, mcp-session-id, mcp-protocol-version, last-event-id'

/** Pages of other sites may call this scope and read its answers. No cookie is known here, so they can do only what their key may. */
export function allowEveryOrigin(scope: FastifyInstance, config: { rateLimit: false }): void {
  scope.addHook('onRequest', async (_request, reply) => {
    sayAllowed(reply)
  })
  scope.options('', { config }, answerPreflight)
  scope.options('/*', { config }, answerPreflight)
}

export function sayAllowed(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'retry-after, x-request-id, mcp-session-id')
    .header('cross-origin-resource-policy', 'cross-origin')
}

export async function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = String(headers['access-control-request-headers'] ?? '').toLowerCase()
  const isPlain = /^[a-z0-9, -]{0,1000}$/.test(asked)
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS')
    .header('access-control-allow-headers', asked !== '' && isPlain ? asked : HEADERS)
    .header('access-control-max-age', String(DAY_SECONDS))
    .send()
}

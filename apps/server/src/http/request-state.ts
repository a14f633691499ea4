import type { Language } from '@easel/contract/basics'
import type { Reason } from '@easel/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../deps.ts'
import { chooseLanguage } from './language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Actor | null
    language: Language
    /** For the log: why the caller heard no. */
    refused: Reason | null
  }
}

/** Give every request its language and a place for who is asking. */
export function addRequestState(server: FastifyInstance): void {
  server.decorateRequest('caller', null)
  server.decorateRequest('language', 'zh-CN')
  server.decorateRequest('refused', null)
  server.addHook('onRequest', async (request, reply) => {
    request.language = chooseLanguage(request.headers['accept-language'], undefined)
    reply.header('x-request-id', request.id)
  })
}

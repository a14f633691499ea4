import type { Language } from '@easel/contract/basics'
import type { Reason } from '@easel/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../deps.ts'
import { chooseLanguage } from './language.ts'
import { recogniseDevice } from './recognise-device.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route uses the device identifier. */
    knowsDevice?: boolean
    /** The route only reads. */
    changesNothing?: boolean
  }
  interface FastifyInstance {
    /** For whoever asks for none. */
    defaultLanguage: () => Language
  }
  interface FastifyRequest {
    caller: Actor | null
    language: Language
    /** Reason of a refusal, for the log. */
    refused: Reason | null
    /** What the caller's browser is known by at the login; null elsewhere. */
    device: string | null
  }
}

/** Give every request its language and a place for who is asking. */
export function addRequestState(server: FastifyInstance, defaultLanguage: () => Language): void {
  server.decorate('defaultLanguage', defaultLanguage)
  server.decorateRequest('caller', null)
  server.decorateRequest('language', 'zh-CN')
  server.decorateRequest('refused', null)
  server.decorateRequest('device', null)
  server.addHook('onRequest', async (request, reply) => {
    request.language = chooseLanguage(request.headers['accept-language'], defaultLanguage())
    reply.header('x-request-id', request.id)
  })
  server.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.knowsDevice) request.device = recogniseDevice(request, reply)
  })
}

import { JSON_MAX_BYTES } from '@easel/contract/limits'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'

/** Take JSON and nothing else; an empty body reads as none. */
export function addJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_MAX_BYTES },
    (_request, body, done) => {
      try {
        done(null, body === '' ? undefined : JSON.parse(String(body)))
      } catch {
        done(new Refusal('malformed')) // how it is broken is the sender's matter
      }
    },
  )
}

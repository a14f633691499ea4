import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { readForm } from './read-form.ts'

/** Of a picture and the form around it. What is over a picture's own limit but not over this is told so in words. */
const BODY_MAX_BYTES = 2 * 1024 * 1024

const files = new WeakMap<FastifyRequest, Buffer>()

/** Take forms with a file and nothing else; the fields become the body. A body over the limit is not read to its end. */
export function addUploadBodies(server: FastifyInstance, fileName: string): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
    (request, body, done) => {
      try {
        const { fields, file } = readForm(Buffer.from(body), request.headers['content-type'], fileName)
        if (!file) throw new Refusal('invalid_input', { fields: { [fileName]: 'required' } })
        files.set(request, file)
        done(null, fields)
      } catch (error) {
        done(error instanceof Error ? error : new Refusal('malformed'))
      }
    },
  )
}

/** @throws Refusal malformed when the request came without any body */
export function fileOf(request: FastifyRequest): Buffer {
  const file = files.get(request)
  if (!file) throw new Refusal('malformed')
  return file
}

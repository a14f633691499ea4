import type { Call } from '@easel/contract/call'
import type { FastifyInstance } from 'fastify'
import { hashPage } from '../page-hashes.ts'
import { type PlainRoute, describeCalls } from './describe-calls.ts'
import { writeDocsPage } from './docs-page.ts'

/**
 * Serve the document of these calls at `/api/openapi.json`, and a page of it at `/api/docs`. Mount the calls first. Both are
 * written when they are first asked for: that takes a tenth of a second, and few ask.
 */
export function addApiDocument(server: FastifyInstance, calls: readonly Call[], plain: readonly PlainRoute[]): void {
  const readDocument = once(() => JSON.stringify(describeCalls(calls, plain)))
  const readPage = once(() => {
    const page = writeDocsPage(calls, plain)
    const styles = hashPage(page).styles.join(' ')
    return { page, policy: `default-src 'none'; style-src ${styles}; base-uri 'none'; frame-ancestors 'none'` }
  })
  server.get('/api/openapi.json', { exposeHeadRoute: false }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(readDocument()),
  )
  server.get('/api/docs', { exposeHeadRoute: false }, (_request, reply) => {
    const { page, policy } = readPage()
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
  })
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

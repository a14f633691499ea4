import type { Call } from '@easel/contract/call'
import type { FastifyInstance } from 'fastify'
import { hashPage } from '../page-hashes.ts'
import { type PlainRoute, describeCalls } from './describe-calls.ts'
import { writeDocsPage } from './docs-page.ts'

/** Serve the document of these calls at `/api/openapi.json`, and a page of it at `/api/docs`. Mount the calls first. */
export function addApiDocument(server: FastifyInstance, calls: readonly Call[], plain: readonly PlainRoute[]): void {
  const document = JSON.stringify(describeCalls(calls, plain))
  const page = writeDocsPage(calls, plain)
  const policy = `default-src 'none'; style-src ${hashPage(page).styles.join(' ')}; base-uri 'none'; frame-ancestors 'none'`
  server.get('/api/openapi.json', { exposeHeadRoute: false }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  server.get('/api/docs', { exposeHeadRoute: false }, (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
}

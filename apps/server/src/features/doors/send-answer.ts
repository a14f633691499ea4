import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type SentBytes, sendBytes } from '../../http/send-bytes.ts'

/** What a program is answered: JSON, or bytes as they come. */
export type ProgramAnswer = { status?: number; headers?: Record<string, string> } & (
  | { json: unknown }
  | { stream: Readable; mime: string }
  | { redirect: string }
  /** In ranges where they are asked for. */
  | { file: SentBytes }
)

export function sendAnswer(reply: FastifyReply, answer: ProgramAnswer): FastifyReply {
  reply.code(answer.status ?? 200).headers({ 'cache-control': 'no-store', ...answer.headers })
  if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status ?? 302)
  if ('file' in answer) return sendBytes(reply, answer.file)
  if ('stream' in answer) return reply.type(answer.mime).send(answer.stream)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.json))
}

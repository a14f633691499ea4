import type { Call } from '@easel/contract/call'
import { type Envelope, envelope } from '@easel/contract/envelope'
import { refusalData } from '@easel/contract/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { writeForm } from './write-form.ts'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** Sent as a form, with `body` as its fields. */
  file?: Uint8Array
  token?: string
  headers?: Record<string, string>
}

export interface Answer extends Envelope {
  http: number
  headers: Record<string, unknown>
  /** Of a refusal. */
  reason: string | undefined
  fields: Record<string, string> | undefined
}

/** Make a call of the contract as a browser would, whatever it is given. */
export async function makeCall(app: FastifyInstance, call: Call, input: CallInput = {}): Promise<Answer> {
  const { params = {}, query = {}, body, file, token, headers = {} } = input
  const options: InjectOptions = {
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`)),
    query,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  }
  const response = await app.inject({ ...options, ...writeBody(options.headers, body, file) })
  const isDownload = call.mime !== undefined && response.headers['content-type'] === call.mime
  const answer = isDownload ? wrapBytes(response.rawPayload) : envelope.parse(response.json())
  const refused = refusalData.safeParse(answer.data).data
  return {
    ...answer,
    http: response.statusCode,
    headers: response.headers,
    reason: answer.success ? undefined : refused?.reason,
    fields: refused?.fields,
  }
}

/** Bytes have no envelope; in a test they look as if they had one, with a character for each. */
function wrapBytes(bytes: Buffer): Envelope {
  return { code: 200, message: '', data: bytes.toString('latin1'), success: true }
}

function writeBody(headers: InjectOptions['headers'], body?: object, file?: Uint8Array): Partial<InjectOptions> {
  if (!file) return body === undefined ? {} : { payload: body }
  const form = writeForm({ ...body, file })
  return { payload: form.body, headers: { ...headers, 'content-type': form.contentType } }
}

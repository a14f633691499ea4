import type { Call } from '@easel/contract/call'
import { type Envelope, envelope } from '@easel/contract/envelope'
import { refusalData } from '@easel/contract/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
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
  const { params = {}, query = {}, body, token, headers = {} } = input
  const options: InjectOptions = {
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`)),
    query,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  }
  const response = await app.inject(body === undefined ? options : { ...options, payload: body })
  const answer = envelope.parse(response.json())
  const refused = refusalData.safeParse(answer.data).data
  return {
    ...answer,
    http: response.statusCode,
    headers: response.headers,
    reason: answer.success ? undefined : refused?.reason,
    fields: refused?.fields,
  }
}

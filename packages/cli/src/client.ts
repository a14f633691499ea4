import type { Call, DataOf } from '@easel/contract/call'
import { envelope } from '@easel/contract/envelope'
import { fillUrl } from '@easel/contract/url'
import * as z from 'zod/mini'

export interface Server {
  url: string
  token: string
  language: string
}

/** The server said no, or did not answer; the message is the server's own. */
export class CallFailed extends Error {
  override name = 'CallFailed'
}

export interface CallOptions {
  params?: object
  query?: object
  body?: object
  idempotencyKey?: string
}

/**
 * Make one call of the contract.
 * @throws CallFailed
 */
export async function call<C extends Call>(server: Server, target: C, options: CallOptions = {}): Promise<DataOf<C>> {
  const { params = {}, query = {}, body, idempotencyKey } = options
  const headers = new Headers({ authorization: `Bearer ${server.token}`, 'accept-language': server.language })
  if (body) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const url = new URL(fillUrl(target.path, params, query), server.url)
  const response = await reach(url, { method: target.method, headers, body: body ? JSON.stringify(body) : null })
  const answer = z.safeParse(envelope, await response.json().catch(() => null))
  if (!answer.success)
    throw new CallFailed(`The server's answer to ${target.path} cannot be read (HTTP ${response.status}).`)
  if (!answer.data.success) throw new CallFailed(refusalText(answer.data))
  return z.parse(target.data, answer.data.data) as DataOf<C>
}

async function reach(url: URL, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    throw new CallFailed(`The server at ${url.origin} does not answer${cause}`, { cause: error })
  }
}

const refusedFields = z.object({ fields: z.record(z.string(), z.string()) })

function refusalText({ message, data }: z.infer<typeof envelope>): string {
  const { data: refused } = z.safeParse(refusedFields, data)
  const wrong = Object.values(refused?.fields ?? {}).join('; ')
  return wrong === '' ? message : `${message}: ${wrong}`
}

/** The bytes of a file of this server. @throws CallFailed */
export async function download(server: Server, path: string): Promise<Uint8Array> {
  const response = await reach(new URL(path, server.url))
  if (!response.ok) throw new CallFailed(`The picture ${path} cannot be fetched (HTTP ${response.status}).`)
  return new Uint8Array(await response.arrayBuffer())
}

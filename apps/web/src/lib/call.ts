import type { Call, DataOf } from '@easel/contract/call'
import { type Envelope, envelope } from '@easel/contract/envelope'
import { refusalData } from '@easel/contract/errors'
import { fillUrl } from '@easel/contract/url'
import * as z from 'zod/mini'
import { text } from '../i18n/text.ts'
import { CallError } from './call-error.ts'
import { takeEarly } from './early.ts'
import { report } from './report.ts'
import { dropToken, readToken, useAppSetting } from './stored.ts'

interface Extras {
  signal?: AbortSignal
  /** The server executes requests with the same key only once within a day. */
  idempotencyKey?: string
  /** The caller shows errors itself; no general toast. */
  quiet?: boolean
  /** Sent in place of the body, which only describes its content. */
  form?: FormData
}

type Part<Name extends string, Schema extends z.core.$ZodType> =
  Record<never, never> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> }

type CallOptions<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  Extras

/** Arguments after the call; a call without input needs none. */
export type CallArguments<C extends Call> =
  Record<never, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>]

interface LooseOptions extends Extras {
  params?: object
  query?: object
  body?: unknown
}

export interface CallWatcher {
  /** Shows an error message to the person. */
  onFailure(message: string): void
  /** After 401 or 403; the token has been removed. `hadToken` is false if the request had none. */
  onSessionEnd(hadToken: boolean): void
}

let watcher: CallWatcher = { onFailure: () => {}, onSessionEnd: () => {} }

export function watchCalls(next: CallWatcher): void {
  watcher = next
}

/**
 * Makes one call of the contract and returns the `data` of its response.
 * @throws CallError when refused or not answered
 * @throws DOMException named AbortError when `signal` aborted it
 */
export function call<C extends Call>(target: C, ...given: CallArguments<C>): Promise<DataOf<C>>
export async function call(target: Call, options: LooseOptions = {}): Promise<unknown> {
  const token = readToken()
  const response = await send(target, options, token)
  const answer = await readEnvelope(response)
  options.signal?.throwIfAborted()
  if (response.status === 200 && answer?.success) return readData(target, answer.data, options, idOf(response))
  throw refuse({ response, answer, token, quiet: options.quiet === true })
}

async function send(target: Call, options: LooseOptions, token: string | null): Promise<Response> {
  const url = fillUrl(target.path, options.params ?? {}, options.query ?? {})
  const early = target.method === 'GET' ? takeEarly(url, token) : undefined
  try {
    return await (early ?? fetch(url, buildRequest(target, options, token)))
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    if (!options.quiet) watcher.onFailure(text('net.failed'))
    throw new CallError({ status: 0, code: 0, reason: 'unreachable', message: text('net.failed') })
  }
}

/** Browsers limit `keepalive` bodies to 64 KiB over all pending requests. */
const KEPT_ALIVE_CHARS = 4_000

function buildRequest(target: Call, options: LooseOptions, token: string | null): RequestInit {
  const headers = new Headers({ 'accept-language': useAppSetting.getState().language })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  const { form, body } = options
  const sent = body === undefined ? '' : JSON.stringify(body)
  if (sent && !form) headers.set('content-type', 'application/json')
  return {
    method: target.method,
    headers,
    // With keepalive, changes and deletions made while leaving the page still reach the server, if they are small enough.
    keepalive: /DEL|PU/.test(target.method) && sent.length < KEPT_ALIVE_CHARS,
    signal: options.signal ?? null,
    body: form ?? (sent || null),
  }
}

/** Undefined when the response is no envelope, such as a gateway's error page or a truncated response. */
async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  try {
    return z.parse(envelope, await response.json())
  } catch {
    return undefined
  }
}

function readData(target: Call, given: unknown, { quiet }: Extras, requestId: string | null): unknown {
  const parsed = z.safeParse(target.data, given)
  if (parsed.success) return parsed.data
  if (!quiet) watcher.onFailure(text('net.wrong'))
  throw new CallError({ status: 200, code: 200, reason: 'unreadable', message: text('net.wrong'), requestId })
}

interface Refused {
  response: Response
  answer: Envelope | undefined
  token: string | null
  quiet: boolean
}

function refuse({ response, answer, token, quiet }: Refused): CallError {
  const error = describe(response, answer)
  if (error.code === 401 || error.code === 403) endSession(token)
  else if (!passesQuietly(error)) {
    if (response.status === 200 && answer?.message) report(answer.message)
    if (!quiet) watcher.onFailure(error.message)
  }
  return error
}

const idOf = ({ headers }: Response) => headers.get('x-request-id')

function describe(response: Response, answer: Envelope | undefined): CallError {
  const { status, headers } = response
  const about = { status, requestId: idOf(response), retryAfter: Number(headers.get('retry-after')) || 0 }
  const isAuth = status === 401 || status === 403
  if (!answer) {
    const message = text(isAuth ? 'net.unauthorized' : 'net.failed')
    return new CallError({ ...about, code: status, reason: 'unknown', message })
  }
  const { reason = 'unknown', fields = {} } = refusalData.safeParse(answer.data).data ?? {}
  const message = answer.message || text('net.unknown')
  return new CallError({ ...about, code: isAuth ? status : answer.code, reason, message, fields })
}

/** Failures that the screen shows itself: "not found", and a failure inside a successful HTTP response. */
function passesQuietly({ status, code }: CallError): boolean {
  return code === 404 || (status === 200 && code === 500)
}

/** A late 401 for an old token must not remove the current one. */
function endSession(sentToken: string | null): void {
  if (dropToken(sentToken)) watcher.onSessionEnd(sentToken !== null)
}

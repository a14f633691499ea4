import { type Language, idempotencyKey } from '@easel/contract/basics'
import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from '@easel/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '../deps.ts'
import { Refusal } from '../errors.ts'
import type { Log } from '../platform/log.ts'
import { sendRefusal, wrapDone } from './answer.ts'
import { chooseLanguage } from './language.ts'
import { refuseForeignPages } from './own-pages.ts'
import type { Budget, RateLimits } from './rate-limits.ts'
import { readInput } from './read-input.ts'
import { type SentBytes, sendBytes } from './send-bytes.ts'

/** Files are not calls of the contract: they answer with bytes. */
export interface FileRoute {
  /** Fastify style. */
  path: string
  run: (input: { params: Record<string, string>; query: Record<string, unknown> }) => Promise<SentBytes>
}

/** What a verb may want to know of the request that is not input. */
export interface CallRequest {
  ip: string
  /** How the caller reached us: `http://host:port`. */
  origin: string
  language: Language
  userAgent: string
  /** Null: the caller gave none. */
  idempotencyKey: string | null
  requestId: string
  log: Log
}

export interface CallInput<C extends Call> {
  actor: C['access'] extends 'anyone' ? Actor | null : Actor
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  request: CallRequest
}

export interface CallOptions {
  /** Which budget of calls a minute it draws on beside the general one. */
  budget?: Budget
  /** Refused when another site, a prefetch or a speculation makes it, as far as browsers tell. */
  ownPagesOnly?: boolean
}

export interface Mount {
  /**
   * Serve one call of the contract: find who is asking, refuse without one unless anyone may, parse what was sent,
   * run the verb and wrap what it gives. What is thrown is answered by the error door.
   */
  handle<C extends Call>(call: C, run: (input: CallInput<C>) => Promise<DataOf<C>>, options?: CallOptions): void
  /** Serve bytes to anyone who knows their address; what is not there answers 404, so that a browser sees it. */
  handleFile(route: FileRoute): void
}

export interface MountDeps {
  log: Log
  limits: RateLimits
  /** Who holds this bearer token; `banned` when the account is suspended, null when nobody does. */
  findCaller: (token: string) => Promise<Actor | 'banned' | null>
  /** Hears of every call that is served. */
  onMount?: (call: Call) => void
}

export function openMount(server: FastifyInstance, deps: MountDeps): Mount {
  return {
    handle(call, run, options = {}) {
      deps.onMount?.(call)
      server.route({
        method: call.method,
        url: call.path,
        exposeHeadRoute: false,
        onRequest: options.ownPagesOnly ? [refuseForeignPages] : [],
        // After the rate limits, before the body is read: nobody's body costs us anything.
        preParsing: async (request) => identify(call, request, deps),
        config: deps.limits.configOf(options.budget),
        handler: async (request, reply) => {
          // The one cast: `identify` has made sure that someone is asking wherever the contract wants it.
          const actor = request.caller as CallInput<typeof call>['actor']
          const answer = await run({ actor, ...readAll(call, request), request: describe(request, deps.log) })
          // What the contract does not name does not leave the house.
          const data = z.parse(call.data, answer)
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(wrapDone(data, request.language)))
        },
      })
    },
    handleFile({ path, run }) {
      server.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
        path,
        async (request, reply) => {
          try {
            return sendBytes(reply, await run(request))
          } catch (error) {
            if (error instanceof Refusal && error.reason === 'not_found') return sendRefusal(reply, error, 404)
            throw error
          }
        },
      )
    },
  }
}

/** @throws Refusal unauthenticated, banned, forbidden */
async function identify(call: Call, request: FastifyRequest, { findCaller }: MountDeps): Promise<void> {
  const token = readBearer(request.headers.authorization)
  const caller = token === null ? null : await findCaller(token)
  if (caller !== 'banned') request.caller = caller
  request.language = chooseLanguage(request.headers['accept-language'], request.caller?.language)
  if (call.access === 'anyone') return
  if (caller === 'banned') throw new Refusal('banned')
  if (caller === null) throw new Refusal('unauthenticated')
  if (call.access === 'admin' && caller.role !== 'admin') throw new Refusal('forbidden')
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer +([\w-]{1,200})$/i.exec(header ?? '')?.[1] ?? null
}

function readAll<C extends Call>(call: C, request: FastifyRequest) {
  return {
    params: readInput<C['params']>(call.params, request.params),
    query: readInput<C['query']>(call.query, request.query),
    body: readInput<C['body']>(call.body, request.body ?? {}),
  }
}

function describe(request: FastifyRequest, log: Log): CallRequest {
  return {
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    language: request.language,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: readIdempotencyKey(request),
    requestId: request.id,
    log: log.child({ requestId: request.id }),
  }
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  return readInput(z.object({ 'Idempotency-Key': idempotencyKey }), { 'Idempotency-Key': key })['Idempotency-Key']
}

import { readBatch } from '@easel/contract/batch'
import type { BodyOf, Call, DataOf, DownloadCall, ParamsOf, QueryOf, UploadCall } from '@easel/contract/call'
import type { Reason } from '@easel/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '../deps.ts'
import { Refusal } from '../errors.ts'
import type { Log } from '../platform/log.ts'
import { wrapDone } from './answer.ts'
import { answerBatch } from './answer-batch.ts'
import { type CallRequest, describeRequest } from './describe-request.ts'
import { chooseLanguage } from './language.ts'
import { type FileRoute, mountFile } from './mount-file.ts'
import { mountNotices, type NoticeRoute } from './mount-notices.ts'
import { refuseForeignPages } from './own-pages.ts'
import type { Budget, RateLimits } from './rate-limits.ts'
import { readInput } from './read-input.ts'
import { addUploadBodies, fileOf } from './read-upload.ts'
import { type SentStream, sendStream } from './send-stream.ts'
import { type UploadPlaces, openUploadPlaces } from './upload-places.ts'

export type { CallRequest }

export interface CallInput<C extends Call> {
  actor: C['access'] extends 'anyone' ? Actor | null : Actor
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  request: CallRequest
}

export interface CallOptions {
  /** Additional rate limit, beside the general one. */
  budget?: Budget
  /** Refused for requests by other sites, prefetches and speculation, as far as browsers tell. */
  ownPagesOnly?: boolean
  /** A refusal with this reason counts as a wrong guess; too many block the caller for a while. */
  guessed?: Reason
  /** The browser gets a random device identifier; it does not authenticate. */
  knowsDevice?: boolean
  /** It only reads, whatever its method says: what the caller reads next need not wait for it. */
  changesNothing?: boolean
  /** Over HTTPS the browser forgets the files that it has cached of this site. */
  emptiesCache?: boolean
}

export interface UploadInput<C extends Call> extends CallInput<C> {
  /** Bytes as they came; what the sender says of them, a name, a type, is not handed on. */
  file: Buffer
}

export interface Mount {
  /**
   * Serve one contract call: authenticate, authorise, parse the input, run the verb and wrap the result. Errors go to the error
   * handler.
   */
  handle<C extends Call>(call: C, run: (input: CallInput<C>) => Promise<DataOf<C>>, options?: CallOptions): void
  /** The same for an upload; concurrent bodies are limited, in total and per caller. */
  handleUpload<C extends Call>(call: UploadCall<C>, run: (input: UploadInput<C>) => Promise<DataOf<C>>): void
  /** The same for a download; concurrent responses are limited, in total and per caller. */
  handleDownload<C extends Call>(call: DownloadCall<C>, run: (input: CallInput<C>) => Promise<SentStream>): void
  /** Serve the call that holds others. */
  handleBatch(): void
  /** Serve bytes to anyone who knows their address; what is not there answers 404, so that a browser sees it. */
  handleFile(route: FileRoute): void
  /** Serve webhooks of another company's server. */
  handleNotices(route: NoticeRoute): void
}

export interface MountDeps {
  log: Log
  config: { trustedProxies: number }
  limits: RateLimits
  /** Who holds this bearer token; `banned` when the account is suspended, null when nobody does. */
  findCaller: (token: string) => Promise<Actor | 'banned' | null>
  /** Hears of every call that is served. */
  onMount?: (call: Call) => void
}

export function openMount(server: FastifyInstance, deps: MountDeps): Mount {
  return {
    handle(call, run, options = {}) {
      const answer = (request: FastifyRequest) =>
        limitGuesses(deps, request, options.guessed, () => run(readAll(call, request, deps)))
      serve(server, { call, options, deps }, wrapped(call, answer))
    },
    handleUpload(call, run) {
      const places = openUploadPlaces()
      server.register(async (scope) => {
        addUploadBodies(scope, call.file)
        const answer = (request: FastifyRequest) => run({ ...readAll(call, request, deps), file: fileOf(request) })
        serve(scope, { call, options: {}, deps, places }, wrapped(call, answer))
      })
    },
    handleDownload(call, run) {
      const places = openUploadPlaces()
      serve(server, { call, options: {}, deps, places }, async (request, reply) =>
        sendStream(reply, await run(readAll(call, request, deps))),
      )
    },
    handleBatch() {
      const answer = (request: FastifyRequest) =>
        answerBatch(request, readInput(readBatch.query, request.query).calls.split(' '))
      serve(server, { call: readBatch, options: {}, deps }, wrapped(readBatch, answer))
    },
    handleNotices: (route) => mountNotices(server, deps.limits, route),
    handleFile: (route) => mountFile(server, route, deps.limits.programs.none),
  }
}

interface Served<C extends Call> {
  call: C
  options: CallOptions
  deps: MountDeps
  places?: UploadPlaces
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function wrapped<C extends Call>(call: C, answer: (request: FastifyRequest) => Promise<DataOf<C>>): Handler {
  return async (request, reply) => {
    // Fields that the contract does not declare are stripped.
    const data = z.parse(call.data, await answer(request))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(wrapDone(data, request.language)))
  }
}

function serve<C extends Call>(
  server: FastifyInstance,
  { call, options, deps, places }: Served<C>,
  handler: Handler,
): void {
  deps.onMount?.(call)
  server.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    onRequest: options.ownPagesOnly ? [refuseForeignPages] : [],
    // After the rate limits and before the body is read: unauthenticated bodies cost nothing.
    preParsing: async (request, reply) => {
      // Whoever is refused before the body is read need not send the rest of it.
      if (places) reply.header('connection', 'close')
      await identify(call, request, deps)
      if (places) takePlace(places, request, reply)
    },
    preHandler: async (_request, reply) => {
      reply.removeHeader('connection')
      if (options.emptiesCache) reply.header('clear-site-data', '"cache"')
    },
    config: {
      ...deps.limits.configOf(options.budget),
      knowsDevice: options.knowsDevice ?? false,
      changesNothing: options.changesNothing ?? call.method === 'GET',
    },
    handler,
  })
}

/** Released when the response is sent or the connection is lost. */
function takePlace(places: UploadPlaces, request: FastifyRequest, reply: FastifyReply): void {
  // The connection closed during authentication: no further event would release the slot.
  if (reply.raw.destroyed) throw new Refusal('malformed')
  reply.raw.once('close', places.take(request.caller?.userId ?? request.ip))
}

/** @throws Refusal rate_limited after too many wrong guesses, and what `run` throws */
async function limitGuesses<T>(
  { limits }: MountDeps,
  request: FastifyRequest,
  guessed: Reason | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (guessed === undefined) return run()
  await limits.guesses.check(request)
  try {
    return await run()
  } catch (error) {
    // Counted, and answered by the door like any other.
    if (error instanceof Refusal && error.reason === guessed) await limits.guesses.count(request)
    throw error
  }
}

/** @throws Refusal unauthenticated, banned, forbidden */
async function identify(call: Call, request: FastifyRequest, { findCaller }: MountDeps): Promise<void> {
  const token = readBearer(request.headers.authorization)
  const caller = token === null ? null : await findCaller(token)
  const actor = caller === 'banned' ? null : caller
  const language = chooseLanguage(
    request.headers['accept-language'],
    actor?.language ?? request.server.defaultLanguage(),
  )
  request.language = language
  request.caller = actor && { ...actor, language }
  if (call.access === 'anyone') return
  if (caller === 'banned') throw new Refusal('banned')
  if (caller === null) throw new Refusal('unauthenticated')
  if (call.access === 'admin' && caller.role !== 'admin') throw new Refusal('forbidden')
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer +([\w-]{1,200})$/i.exec(header ?? '')?.[1] ?? null
}

function readAll<C extends Call>(call: C, request: FastifyRequest, deps: MountDeps): CallInput<C> {
  return {
    // The one cast: `identify` has made sure that someone is asking wherever the contract wants it.
    actor: request.caller as CallInput<C>['actor'],
    params: readInput<C['params']>(call.params, request.params),
    query: readInput<C['query']>(call.query, request.query),
    body: readInput<C['body']>(call.body, request.body ?? {}),
    request: describeRequest(request, deps),
  }
}

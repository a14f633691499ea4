import type { IncomingHttpHeaders } from 'node:http'
import type { KeyScope } from '@easel/contract/keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@easel/contract/basics'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { allowEveryOrigin } from '../../http/allow-every-origin.ts'
import { originOf } from '../../http/describe-request.ts'
import { toRefusal } from '../../http/error-handler.ts'
import { chooseLanguage } from '../../http/language.ts'
import type { PlainRoute } from '../../http/openapi/describe-calls.ts'
import { type Part, readParts } from '../../http/read-form.ts'
import type { KeyHolder } from '../key/gate.ts'
import { type BodyBudget, PROGRAM_BODY_MAX_BYTES } from './open-body-budget.ts'
import type { TaskFollower } from './open-follower.ts'
import { parseJson } from './parse-json.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'
import { readKey } from './read-key.ts'
import { type ProgramAnswer, sendAnswer } from './send-answer.ts'

/** What every door needs beside the product's own. */
export interface DoorDeps extends Deps {
  limits: Pick<RateLimits, 'programs'>
  budget: BodyBudget
  follower: TaskFollower
  findHolder: (presented: { key: string; ip: string }) => Promise<KeyHolder | null>
  /** Counted in memory, and written every few seconds. */
  countCall: (keyId: string) => void
  sayRefusal: (refusal: Refusal, language: Language) => string
  /** Hears of every route that is served. */
  onMount?: (route: PlainRoute) => void
}

/** One call of a program, by somebody whose key is good. */
export interface ProgramCall {
  actor: Actor & Required<Pick<Actor, 'program'>>
  /** Where its key draws. */
  channelId: string
  /** What its key may do, for routes that need a key and no more. */
  scopes: readonly KeyScope[]
  /** Which of the door's prefixes was called. */
  prefix: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  headers: Readonly<IncomingHttpHeaders>
  /** Parsed JSON, or undefined; unknown fields are normal. */
  body: unknown
  /** Parts of a form, in order; none for JSON. */
  parts: readonly Part[]
  /** `https://host`, for absolute addresses; no path, no trailing slash. */
  siteUrl: string
  /** Null: none was given. Two keys of one account never share one. */
  idempotencyKey: string | null
  /** Aborted when the program hangs up. */
  signal: AbortSignal
  /** For answers that take a while. @throws Refusal unauthenticated when the key has ended since the call began */
  requireKey(): Promise<void>
  /** Let the answer take longer than other connections may be idle. */
  waitLong(): void
  requestId: string
}

export type { ProgramAnswer } from './send-answer.ts'

export interface ProgramRoute {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below each prefix of the door, Fastify style. */
  path: string
  summary: string
  /** What the key must be allowed; null: any good key will do. */
  scope: KeyScope | null
  run: (call: ProgramCall) => Promise<ProgramAnswer>
}

export interface Door {
  name: string
  /** Each serves all routes: `/mj`, `/mj-fast/mj`. */
  prefixes: readonly string[]
  routes: readonly ProgramRoute[]
  /** A refusal in the dialect of its programs. `message` is the sentence in the language of the call. */
  refuse: (refusal: Refusal, said: { message: string; request: FastifyRequest }) => ProgramAnswer
}

/**
 * Serve a dialect that programs speak: by key and by nothing else, in their own forms, for pages of every origin. Nothing under
 * `/api` is reached from here but the acts that `routes` call.
 */
export async function openDoor(server: FastifyInstance, deps: DoorDeps, door: Door): Promise<void> {
  for (const prefix of door.prefixes) {
    await server.register(async (scope) => serveDoor(scope, deps, { ...door, prefix }), { prefix })
    const root = rootOf(prefix)
    // What is beside a door is no screen of the web app either.
    if (root !== prefix) await server.register(async (scope) => refuseElse(scope, deps, door), { prefix: root })
  }
  for (const route of door.routes) deps.onMount?.(describeRoute(door.prefixes[0] ?? '', route, door.name))
}

type ServedDoor = Door & { prefix: string }

function serveDoor(scope: FastifyInstance, deps: DoorDeps, door: ServedDoor): void {
  takeBodies(scope)
  refuseElse(scope, deps, door)
  for (const route of door.routes) serveRoute(scope, deps, door, route)
}

/** `/mj-fast/mj`: `/mj-fast` */
function rootOf(prefix: string): string {
  return `/${prefix.split('/')[1] ?? ''}`
}

/** Errors, and addresses that there are not, in the dialect of the door. */
function refuseElse(scope: FastifyInstance, deps: DoorDeps, door: Door): void {
  scope.addHook('onRequest', async (request) => {
    request.doorName = door.name
  })
  allowEveryOrigin(scope, deps.limits.programs.none)
  scope.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    const fact = { requestId: request.id, err: error }
    if (refusal.reason === 'internal') deps.log.error(fact, 'request failed')
    else if (refusal.code >= 500) deps.log.warn(fact, 'request not served')
    return sendRefused(reply, deps, door, refusal)
  })
  scope.setNotFoundHandler((_request, reply) => sendRefused(reply, deps, door, new Refusal('unknown_path')))
}

const callers = new WeakMap<FastifyRequest, KeyHolder>()
const forms = new WeakMap<FastifyRequest, Part[]>()

function serveRoute(scope: FastifyInstance, deps: DoorDeps, { prefix }: ServedDoor, route: ProgramRoute): void {
  scope.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    config: deps.limits.programs.none,
    // Before the body is read: bodies of nobody cost nothing.
    preParsing: async (request, reply) => {
      reply.header('connection', 'close')
      await identify(deps, request, route)
      deps.budget.take(request, reply, keyOf(request))
    },
    preHandler: async (_request, reply) => {
      reply.removeHeader('connection')
    },
    handler: async (request, reply) => {
      const holder = callers.get(request)
      if (!holder) throw new Error(`${route.path} was reached without a key`)
      return sendAnswer(reply, await route.run({ prefix, ...describeCall(deps, request, reply, holder) }))
    },
  })
}

function keyOf(request: FastifyRequest): string {
  return callers.get(request)?.keyId ?? ''
}

/** @throws Refusal unauthenticated, key_scope, rate_limited */
async function identify(deps: DoorDeps, request: FastifyRequest, { scope }: ProgramRoute): Promise<void> {
  const holder = await findCaller(deps, request)
  if (!holder) {
    if (readKey(request.headers) !== null) await deps.limits.programs.countWrongKey(request)
    throw new Refusal('unauthenticated')
  }
  const { userId, keyId, language } = holder
  await deps.limits.programs.countCall(request, keyId)
  request.language = chooseLanguage(request.headers['accept-language'], language)
  // For the request log.
  request.caller = { userId, sessionId: keyId, role: 'user', language: request.language }
  callers.set(request, holder)
  deps.countCall(keyId)
  if (scope !== null && !holder.scopes.includes(scope)) throw new Refusal('key_scope')
}

async function findCaller({ findHolder }: DoorDeps, { headers, ip }: FastifyRequest): Promise<KeyHolder | null> {
  const key = readKey(headers)
  return key === null ? null : findHolder({ key, ip })
}

function describeCall(
  deps: DoorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, keyId, channelId, asks, scopes }: KeyHolder,
): Omit<ProgramCall, 'prefix'> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const role = { sessionId: keyId, role: 'user', language: request.language } as const
  return {
    actor: { userId, ...role, program: { keyId, asks, client: null } },
    ...{ channelId, scopes },
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body: request.body,
    parts: forms.get(request) ?? [],
    siteUrl: deps.config.publicUrl ?? originOf(request) ?? `http://localhost:${deps.config.port}`,
    idempotencyKey: readIdempotencyKey(request.headers['idempotency-key'], keyId),
    signal: gone.signal,
    requireKey: async () => {
      if (!(await findCaller(deps, request))) throw new Refusal('unauthenticated')
    },
    waitLong: () => request.raw.socket.setTimeout(0),
    requestId: request.id,
  }
}

function sendRefused(reply: FastifyReply, { sayRefusal }: DoorDeps, door: Door, refusal: Refusal): FastifyReply {
  const { request } = reply
  request.refused = refusal.reason
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(refusal.retryAfter)))
  const message = sayRefusal(refusal, request.language)
  return sendAnswer(reply, door.refuse(refusal, { message, request }))
}

/** JSON and forms; an empty body reads as none. */
function takeBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const limit = { bodyLimit: PROGRAM_BODY_MAX_BYTES }
  scope.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', ...limit },
    (_request, body, done) => {
      try {
        done(null, parseJson(String(body)))
      } catch (error) {
        done(error instanceof Error ? error : new Refusal('malformed'))
      }
    },
  )
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', ...limit }, (request, body, done) => {
    try {
      forms.set(request, readParts(Buffer.from(body), request.headers['content-type']))
      done(null, undefined)
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('malformed'))
    }
  })
}

const VERBS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const

function describeRoute(prefix: string, { method, path, summary }: ProgramRoute, tag: string): PlainRoute {
  return { method: VERBS[method], path: prefix + path, summary, mime: 'application/json', tag }
}

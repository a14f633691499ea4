import type { Call } from '@easel/contract/call'
import { envelope } from '@easel/contract/envelope'
import { type Reason, refusalData, refusals } from '@easel/contract/errors'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import { beforeAll, expect, inject, test } from 'vitest'
import { matrix } from '../testing/authorization-matrix.ts'
import type { Question } from '../testing/authorization-questions.ts'
import { type Cast, setScene } from '../testing/authorization-scene.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'

/** Each run sends one request of every call. */
const RUNS = 150
/** For a machine that does much else; says nothing of how fast it is. */
const PATIENCE_MS = 240_000

/** From the last to the first, because signing out would end the session of those after it. */
const rows = matrix.filter((row) => row.kind === 'call').reverse()
let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await openTestServer()
  cast = await setScene(server)
})

/** Ids and the order of the rest are the scene's; what is odd about a request comes from here. */
interface Oddity {
  /** Put into fields that the call knows, chosen by a place between 0 and 1. */
  changes: [number, unknown][]
  /** Added to the body. */
  extras: Record<string, unknown>
  /** Where the call takes a prompt. */
  prompt: string
  /** Instead of every id in the path; null leaves them. */
  segment: string | null
  query: [string, string][]
  /** What is written over the bytes of the body, at places between 0 and 1. */
  bytes: [number, number][]
}

const strangeFields = ['userId', 'cost', 'role', '__proto__', 'constructor', 'toString', 'a.b', '', '\0', '\ud800']
const hostileTexts = [
  '',
  ' ',
  '\0',
  '\ud83e',
  '../..',
  '%00',
  "' or 1=1 --",
  'x'.repeat(7_000),
  '٣',
  '１３８００００００００',
]
const knownTexts = '01890000-0000-7000-8000-000000000000 IMAGINE SUCCESS FAST Captcha reset'.split(' ')
const numbers = [0, -1, 0.5, 1, 100, 101, 2 ** 53, 1e308]
const shapes: unknown[] = [null, true, [], {}, [[]], [null], { toString: 1 }, { length: 1e9 }]
const promptWords = [
  ...'fox 宇航员 --ar 3:2 99999999999:1 --seed 4294967295 4294967296 -1 1e9 --no --chaos --weird --stylize'.split(' '),
  ...'--niji --v 7 6 --repeat 40 —ar --fast --relax ::2 {a,b} " \\ % _ \u202e 👩‍👩‍👧‍👦 <script> -- -'.split(' '),
  ...'{a,{b,c}} { } , \\{ --r {1,2} --cref https://a/1 --no'.split(' '),
  '\n',
]

const value = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...knownTexts, ...numbers, ...shapes),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const word = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...promptWords),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const prompt = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `a red fox ${words.join(' ')}`)
const segment = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom('..', '%', '%ff', '%00', '%2e%2e%2f', '1', '-1', 'null', '[object Object]', 'x'.repeat(600)),
)
const place = fc.double({ min: 0, max: 1, noNaN: true })

/** One kind at a time, so that the rest of the request is looked at too. */
const oddity: fc.Arbitrary<Partial<Oddity>> = fc.oneof(
  fc.record({ changes: fc.array(fc.tuple(place, value), { minLength: 1, maxLength: 2 }) }),
  fc.record({ prompt }),
  fc.record({ extras: fc.dictionary(fc.constantFrom(...strangeFields), value, { maxKeys: 2 }) }),
  fc.record({ segment }),
  fc.record({ query: fc.array(fc.tuple(fc.constantFrom(...strangeFields, 'phone'), fc.string()), { maxLength: 2 }) }),
  fc.record({ bytes: fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }) }),
)
const plain: Oddity = { changes: [], prompt: 'a red fox', extras: {}, segment: null, query: [], bytes: [] }

interface Asked {
  call: Call
  question: Question
  token: string | undefined
}

function compose({ call, question, token }: Asked, some: Partial<Oddity>): InjectOptions {
  const odd = { ...plain, ...some }
  const { params = {}, query = {}, body = {} } = question
  const known = [
    ...new Set([...Object.keys(body), ...(call.body instanceof z.ZodMiniObject ? Object.keys(call.body.shape) : [])]),
  ]
  const changes = odd.changes.map(([place, changed]) => [pick(known, place) ?? 'x', changed])
  const words = 'prompt' in body ? { prompt: odd.prompt } : {}
  const text = Buffer.from(JSON.stringify({ ...body, ...words, ...Object.fromEntries(changes), ...odd.extras }))
  for (const [place, byte] of odd.bytes) text[Math.floor(place * (text.length - 1))] = byte
  return {
    method: call.method,
    url: `${pathOf(call, params, odd.segment)}?${new URLSearchParams([...Object.entries(query), ...odd.query])}`,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(call.method === 'GET' ? {} : { payload: text }),
  }
}

function pick<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[Math.min(Math.floor(place * items.length), items.length - 1)]
}

const pathOf = (call: Call, params: Record<string, string>, instead: string | null) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => instead ?? params[name] ?? '')

test(
  'whatever is sent to whatever call, the answer is an envelope and never a fault of ours',
  async () => {
    const property = fc.asyncProperty(
      fc.array(oddity, { minLength: rows.length, maxLength: rows.length }),
      async (odd) => {
        const token = await cast.tokenOf('CREATOR')
        const fresh = await cast.scene.freshChannel()
        const scene = { ...cast.scene, freshChannel: () => Promise.resolve(fresh) }
        const questions = await Promise.all(rows.map(({ ask }) => ask(scene)))
        const requests = rows.flatMap(({ call }, at) => {
          const [one, question] = [odd[at], questions[at]]
          return one && question ? [compose({ call, question, token }, one)] : []
        })
        for (const request of requests) {
          const response = await server.app.inject(request)
          if (response.headers['content-type'] === 'application/zip') continue
          expectWellFormed(response.statusCode, response.json())
        }
      },
    )
    await fc.assert(property, { numRuns: Math.ceil(RUNS * inject('scale')) })
  },
  PATIENCE_MS,
)

function expectWellFormed(http: number, body: unknown): void {
  const { code, message, data, success } = envelope.parse(body)
  expect(message).not.toBe('')
  if (success) return expect({ http, code }).toEqual({ http: 200, code: 200 })
  const { reason } = refusalData.parse(data)
  expect(Object.keys(refusals)).toContain(reason)
  expect(code).toBeLessThan(500)
  expect({ http, code }).toEqual(refusals[reason as Reason])
}

import { expect, test } from 'vitest'
import * as real from 'zod/mini'
import * as lean from './lean-zod.ts'

const HOSTILE = [undefined, null, 0, -1, 1.5, Number.NaN, '', ' a ', 'x', '123456', true, [], ['x'], {}, { a: 1 }]

/** The same schema, written with either library. */
const PAIRS: [string, (z: typeof real) => { safeParse(value: unknown): { success: boolean; data?: unknown } }][] = [
  ['string', (z) => z.string()],
  ['a bounded, trimmed string', (z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(3))],
  ['six digits', (z) => z.string().check(z.regex(/^\d{6}$/))],
  ['number', (z) => z.number()],
  ['a small whole number', (z) => z.int().check(z.minimum(0), z.maximum(3))],
  ['boolean', (z) => z.boolean()],
  ['literal', (z) => z.literal('x')],
  ['enum', (z) => z.enum(['x', 'y'])],
  ['null', (z) => z.null()],
  ['nullable', (z) => z.nullable(z.string())],
  ['catch', (z) => z.catch(z.number(), 7)],
  ['array', (z) => z.array(z.string()).check(z.maxLength(1))],
  ['record', (z) => z.record(z.string(), z.number())],
  ['object', (z) => z.object({ a: z.optional(z.number()), b: z.optional(z.catch(z.string(), 'b')) })],
  ['an object that needs a key', (z) => z.object({ a: z.unknown() })],
  ['strict object', (z) => z.strictObject({ a: z.optional(z.number()) })],
  ['extended object', (z) => z.extend(z.object({ a: z.number() }), { b: z.optional(z.number()) })],
  ['union', (z) => z.union([z.string(), z.object({ a: z.number() })])],
  [
    'discriminated union',
    (z) => z.discriminatedUnion('t', [z.object({ t: z.literal('a'), n: z.number() }), z.object({ t: z.literal('b') })]),
  ],
]

test.each(PAIRS)('%s means the same in both', (_, make) => {
  const [one, other] = [make(real), make(standIn())]
  const values = [
    ...HOSTILE,
    { t: 'a', n: 1 },
    { t: 'a' },
    { t: 'b', extra: 1 },
    { t: 'c' },
    { a: 1, b: 'x', c: 2 },
    { b: 3 },
  ]
  for (const value of values) {
    const [wanted, given] = [one.safeParse(value), other.safeParse(value)]
    expect({ value, success: given.success }).toEqual({ value, success: wanted.success })
    if (wanted.success) expect(given.data).toEqual(wanted.data)
  }
})

/** Its own types are looser than zod's; what the contract uses of them is what the test above compares. */
function standIn(): typeof real {
  const module: object = lean
  if (!isZod(module)) throw new Error('lean-zod.ts has lost its schemas')
  return module
}

function isZod(module: object): module is typeof real {
  return 'object' in module && 'discriminatedUnion' in module
}

import * as fc from 'fast-check'
import type * as z from 'zod/mini'

type Def = z.core.$ZodTypes['_zod']['def']
type Made = fc.Arbitrary<unknown>

/** Calls have most of their parts in common, and making values of a pattern begins with reading it. */
const known = new WeakMap<z.core.$ZodType, Made>()

/** Values that a schema of zod's accepts, mostly: a string may miss a rule of its length, which is a case of its own. */
export function valuesOf(schema: z.core.$ZodType): Made {
  const made = known.get(schema) ?? makeValues(schema)
  known.set(schema, made)
  return made
}

function makeValues(schema: z.core.$ZodType): Made {
  // What a schema is made of is a union that only the tag tells apart.
  const def = schema._zod.def as Def
  switch (def.type) {
    case 'string':
      return stringsOf(def)
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 150 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'unknown':
      return fc.jsonValue()
    default:
      return compoundsOf(def)
  }
}

function compoundsOf(def: Def): Made {
  switch (def.type) {
    case 'nullable':
      return fc.oneof(fc.constant(null), valuesOf(def.innerType))
    case 'optional':
    case 'catch':
      return valuesOf(def.innerType)
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 6 })
    case 'record':
      return fc.dictionary(fc.string().filter(isPlainKey), valuesOf(def.valueType), {
        maxKeys: 3,
        noNullPrototype: true,
      })
    case 'object':
      return objectsOf(def.shape)
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    default:
      throw new Error(`the contract uses ${def.type}, of which no values are made yet`)
  }
}

function stringsOf(def: z.core.$ZodStringDef): Made {
  const patterns = (def.checks ?? []).map((check) => patternOf(check._zod.def)).filter((found) => found !== undefined)
  if (patterns.length > 0) return fc.oneof(...patterns.map((pattern) => fc.stringMatching(pattern)))
  const short = fc.string({ maxLength: 12 })
  const padded = short.map((text) => `  ${text}\n`)
  const long = fc.string({ minLength: 190, maxLength: 260 })
  return fc.oneof({ weight: 6, arbitrary: short }, { weight: 1, arbitrary: padded }, { weight: 1, arbitrary: long })
}

function patternOf(def: object): RegExp | undefined {
  return 'pattern' in def && def.pattern instanceof RegExp ? def.pattern : undefined
}

function objectsOf(shape: z.core.$ZodShape): Made {
  const keys = Object.keys(shape)
  const required = keys.filter((key) => shape[key]?._zod.optin === undefined)
  const values = Object.fromEntries(keys.map((key) => [key, valuesOf(shape[key] as z.core.$ZodType)]))
  return fc.record(values, { requiredKeys: required, noNullPrototype: true })
}

/** JSON may carry this key; zod leaves it out of records, and no answer of ours has it. */
const isPlainKey = (key: string) => key !== '__proto__'

const HOSTILE = [undefined, null, 0, -1, 1.5, '', ' a ', 'x'.repeat(7000), true, [], ['x'], {}, { a: 1 }]

/** The same value with one thing in it, or all of it, replaced, taken out or put in. */
export function spoilt(values: Made): Made {
  return fc.tuple(values, fc.infiniteStream(fc.nat()), fc.constantFrom(...HOSTILE)).map(([value, dice, hostile]) => {
    const next = () => Number(dice.next().value)
    return spoil(value, next, hostile)
  })
}

function spoil(value: unknown, next: () => number, hostile: unknown): unknown {
  if (typeof value !== 'object' || value === null || next() % 5 === 0) return hostile
  const entries = Object.entries(value)
  const at = next() % (entries.length + 1)
  const [key, held] = entries[at] ?? ['unheard', hostile]
  if (Array.isArray(value)) return value.map((item, place) => (place === at ? spoil(item, next, hostile) : item))
  if (next() % 4 === 0) return Object.fromEntries(entries.filter(([other]) => other !== key))
  return { ...value, [key]: at === entries.length ? hostile : spoil(held, next, hostile) }
}

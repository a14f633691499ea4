/**
 * Stands in for `zod/mini` in what the browser loads: the same names and answers for the part of it that the contract
 * uses, at a tenth of the bytes. The types are zod's own, since only the bundler knows of this file; the build fails
 * when the contract uses a name that is missing here, and a test compares both on the contract's schemas.
 */

type Result = { success: true; data: unknown } | { success: false; error: Error }
type Check = { trims?: true; holds?: (value: never) => boolean }

interface Schema {
  /** Gives the parsed value, or throws. */
  readonly read: (value: unknown) => unknown
  readonly isOptional: boolean
  readonly shape: Shape
  readonly isStrict: boolean
  readonly options: readonly unknown[]
  parse(value: unknown): unknown
  safeParse(value: unknown): Result
  check(...checks: Check[]): Schema
}
type Shape = Record<string, Schema>

/** One for all: a new one for each kind of item that a value is not would be dear, since browsers note where errors are made. */
const MISMATCH = new Error('a value is not as the contract says')

function schema(
  read: Schema['read'],
  more: Partial<Pick<Schema, 'isOptional' | 'shape' | 'isStrict' | 'options'>> = {},
): Schema {
  return {
    read,
    isOptional: false,
    shape: {},
    isStrict: false,
    options: [],
    ...more,
    parse: read,
    safeParse: (value) => {
      try {
        return { success: true, data: read(value) }
      } catch (error) {
        if (error !== MISMATCH) throw error
        return { success: false, error: MISMATCH }
      }
    },
    check: (...checks) => schema((value) => checks.reduce(obey, read(value)), more),
  }
}

function demand(isGood: boolean): asserts isGood {
  if (!isGood) throw MISMATCH
}

function obey(value: unknown, { trims, holds }: Check): unknown {
  if (trims) return String(value).trim()
  demand(holds?.(value as never) ?? true)
  return value
}

const thatIs = (holds: (value: unknown) => boolean) =>
  schema((value) => {
    demand(holds(value))
    return value
  })

export const config = () => {}
export const parse = (of: Schema, value: unknown) => of.parse(value)
export const safeParse = (of: Schema, value: unknown) => of.safeParse(value)

export const unknown = () => schema((value) => value)
export const string = () => thatIs((value) => typeof value === 'string')
/** The server reads the rest of an instant's rules. */
export const iso = { datetime: () => string().check(regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/)) }
export const number = () => thatIs(Number.isFinite)
export const int = () => thatIs(Number.isSafeInteger)
export const coerce = { number: () => schema((value) => number().read(Number(value))) }
export const boolean = () => thatIs((value) => typeof value === 'boolean')
export const literal = (only: unknown) => thatIs((value) => value === only)

const emptyValue = () => thatIs((value) => value === null)
const oneOf = (options: readonly unknown[]) => ({ ...thatIs((value) => options.includes(value)), options })
export { emptyValue as null, oneOf as enum }

export const nullable = (of: Schema) => schema((value) => (value === null ? null : of.read(value)))
export const optional = (of: Schema) =>
  schema((value) => (value === undefined ? undefined : of.read(value)), { isOptional: true })
const caught = (of: Schema, fallback: unknown) =>
  schema(
    (value) => {
      const result = of.safeParse(value)
      return result.success ? result.data : fallback
    },
    { isOptional: true },
  )
export { caught as catch }

export const array = (of: Schema) =>
  schema((value) => {
    demand(Array.isArray(value))
    return value.map(of.read)
  })

export const record = (_key: Schema, of: Schema) =>
  schema((value) => Object.fromEntries(Object.entries(asObject(value)).map(([key, held]) => [key, of.read(held)])))

export const object = (shape: Shape) => schema((value) => readShape(shape, asObject(value)), { shape })
export const strictObject = (shape: Shape) =>
  schema(
    (value) => {
      const given = asObject(value)
      demand(Object.keys(given).every((key) => Object.hasOwn(shape, key)))
      return readShape(shape, given)
    },
    { shape, isStrict: true },
  )
export const partial = ({ shape }: Schema) =>
  strictObject(Object.fromEntries(Object.entries(shape).map(([key, of]) => [key, optional(of)])))
export const omit = ({ shape }: Schema, left: object) =>
  strictObject(Object.fromEntries(Object.entries(shape).filter(([key]) => !(key in left))))
export const extend = (of: Schema, shape: Shape) => (of.isStrict ? strictObject : object)({ ...of.shape, ...shape })

export const union = (options: Schema[]) =>
  schema((value) => {
    for (const option of options) {
      const result = option.safeParse(value)
      if (result.success) return result.data
    }
    throw MISMATCH
  })

export const discriminatedUnion = (tag: string, options: Schema[]) =>
  schema((value) => {
    const given = asObject(value)
    const option = options.find(({ shape }) => shape[tag]?.safeParse(given[tag]).success)
    demand(option !== undefined)
    return option.read(given)
  })

const lengthOf = (value: string | unknown[]) => value.length
export const trim = (): Check => ({ trims: true })
export const regex = (pattern: RegExp): Check => ({ holds: (value: string) => pattern.test(value) })
export const minLength = (least: number): Check => ({ holds: (value: string) => lengthOf(value) >= least })
export const maxLength = (most: number): Check => ({ holds: (value: string) => lengthOf(value) <= most })
export const minimum = (least: number): Check => ({ holds: (value: number) => value >= least })
export const maximum = (most: number): Check => ({ holds: (value: number) => value <= most })
export const refine = (holds: (value: never) => boolean): Check => ({ holds })

function asObject(value: unknown): Record<string, unknown> {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value))
  return value as Record<string, unknown>
}

/** Keys that the shape does not name are left out. */
function readShape(shape: Shape, given: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = {}
  for (const [key, of] of Object.entries(shape)) {
    demand(key in given || of.isOptional)
    const value = of.read(given[key])
    if (value !== undefined || key in given) known[key] = value
  }
  return known
}

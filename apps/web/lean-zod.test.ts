import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { readAppSetting } from './src/lib/stored.ts'
import { spoilt, valuesOf } from './schema-values.ts'

type Parser = Pick<z.ZodMiniType, 'safeParse'>
type Load = (path: string) => Promise<Record<string, unknown>>

const LEAN = { 'zod/mini': join(import.meta.dirname, 'lean-zod.ts') }
const CONTRACT = join(import.meta.dirname, '../../packages/contract/src')
const PARTS = ['params', 'query', 'body', 'data']

const inReal = await collect((path) => import(/* @vite-ignore */ path))
const inLean = await collect(bundleLean)
const leanStored = await bundleLean(join(import.meta.dirname, 'src/lib/stored.ts'))

test('every schema of the contract is there in both', () => {
  expect(inReal.size).toBeGreaterThan(60)
  expect([...inLean.keys()].sort()).toEqual([...inReal.keys()].sort())
})

/** What is known under several names is one schema, and gets the same values. */
const namesOf = new Map<object, string[]>()
for (const [name, real] of inReal) namesOf.set(real, [...(namesOf.get(real) ?? []), name])

test.each([...namesOf].map(([real, names]) => [names.join(', '), real, names] as const))(
  '%s reads the same in both',
  (said, real, names) => {
    if (!isZod(real)) throw new Error(`${said} is not a schema of zod's`)
    const good = valuesOf(real)
    const built = names.map(inBuild)

    fc.assert(
      fc.property(fc.oneof(good, spoilt(good)), (value) => {
        const expected = read(real, value)
        for (const lean of built) expect(read(lean, value)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  },
)

function inBuild(name: string): Parser {
  const lean = inLean.get(name)
  if (!lean || !isParser(lean)) throw new Error(`${name} is missing in the browser's build`)
  return lean
}

test.each(['{}', 'no JSON', '{"theme":"light"}', '{"theme":7,"language":"en-US"}', '{"siderCollapsed":"yes"}', '[]'])(
  'stored settings %s read the same in both',
  (stored) => {
    if (typeof leanStored.readAppSetting !== 'function') throw new Error('stored.ts has lost readAppSetting')
    expect(leanStored.readAppSetting(stored)).toEqual(readAppSetting(stored))
  },
)

test('values are made that each schema accepts, so that side is compared too', () => {
  const neverAccepted = [...namesOf].filter(([real]) => !isZod(real) || !acceptsSome(real)).map(([, names]) => names)
  expect(neverAccepted).toEqual([])
}, 60_000)

/** The same values in every run, a few at a time: most schemas take one of the first. */
function acceptsSome(real: z.ZodMiniType): boolean {
  const seeds = Array.from({ length: 400 }, (_, nth) => nth)
  return seeds.some((seed) =>
    fc.sample(valuesOf(real), { numRuns: 5, seed }).some((value) => real.safeParse(value).success),
  )
}

/** A module as the browser gets it. */
async function bundleLean(path: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, format: 'esm', alias: LEAN, write: false })
  const script = outputFiles[0]?.text ?? ''
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
}

/** Undefined when refused; the wording of a refusal is nobody's business here. */
function read(schema: Parser, value: unknown): { data: unknown } | undefined {
  const { success, data } = schema.safeParse(value)
  return success ? { data } : undefined
}

/** All schemas that the modules export, those inside calls too, by file and name. */
async function collect(load: Load): Promise<Map<string, object>> {
  const found = new Map<string, object>()
  for (const file of readdirSync(CONTRACT)) {
    for (const [name, value] of Object.entries(await load(join(CONTRACT, file)))) {
      if (typeof value !== 'object' || value === null) continue
      if (isParser(value)) found.set(`${file} ${name}`, value)
      if (!('path' in value)) continue
      for (const [part, schema] of Object.entries(value)) {
        if (PARTS.includes(part) && isParser(schema)) found.set(`${file} ${name}.${part}`, schema)
      }
    }
  }
  return found
}

function isParser(value: unknown): value is Parser {
  return typeof value === 'object' && value !== null && 'safeParse' in value
}

function isZod(value: object): value is z.ZodMiniType {
  return '_zod' in value
}

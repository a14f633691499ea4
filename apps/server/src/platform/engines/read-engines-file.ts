import { readFileSync } from 'node:fs'
import { engineVerb } from '@easel/contract/admin-engines'
import { botType } from '@easel/contract/drawing'
import { completeUrl, judgeUrl } from '@easel/engines/judge-url'
import { kinds } from '@easel/engines/kinds'
import { z } from 'zod'
import { type Secret, wrapSecret } from '../secret.ts'

type Environment = Readonly<Record<string, string | undefined>>

const choice = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` })

const address = z
  .string()
  .transform(completeUrl)
  .superRefine((text, context) => {
    const fault = judgeUrl(text)
    if (fault === 'wrong') context.addIssue('must be an http or https address without a name, a query or a fragment')
    if (fault === 'forbidden') context.addIssue('leads to where nobody may be sent')
  })

const fileEngine = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits and dashes'),
  kind: choice([...kinds.keys()]),
  address,
  key: z.union([z.strictObject({ env: z.string().min(1) }), z.strictObject({ file: z.string().min(1) }), z.null()], {
    error: 'must be { "env": "NAME" } or { "file": "/path" }',
  }),
  options: z.record(z.string(), z.unknown()).default({}),
  bots: z.array(choice(botType.options)).min(1).default(['MID_JOURNEY', 'NIJI_JOURNEY']),
  verbs: z.array(choice(engineVerb.options)).min(1).nullable().default(null),
  slots: z.int().min(1).max(1000).default(1),
  weight: z.int().min(0).max(100).default(1),
  isOn: z.boolean().default(true),
})
const fileOf = z.array(fileEngine.partial({ key: true }))

type Parsed = z.output<typeof fileOf>[number]

/** One engine of the settings file, checked; every option is there. */
export interface FileEngine extends Omit<Parsed, 'key' | 'options'> {
  key: Secret | null
  options: Record<string, string | number | boolean | null>
}

export interface ReadEngines {
  engines: FileEngine[]
  /** One sentence for each thing that is wrong, without any key. */
  mistakes: string[]
}

/** Engines of a JSON settings file; keys are given by environment variables or files. */
export function readEnginesFile(file: string, env: Environment): ReadEngines {
  const mistake = (sentence: string): ReadEngines => ({ engines: [], mistakes: [`ENGINES_FILE: ${sentence}`] })
  let parsedFile: unknown
  try {
    parsedFile = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return mistake(error instanceof SyntaxError ? 'is not JSON' : `cannot be read (${codeOf(error)})`)
  }
  if (!Array.isArray(parsedFile)) return mistake('must hold a list of engines, [ … ]')
  const parsed = fileOf.safeParse(parsedFile)
  if (!parsed.success) {
    return {
      engines: [],
      mistakes: parsed.error.issues.map(({ path, message }) => sentenceOf(parsedFile, path, message)),
    }
  }
  const read = parsed.data.map((engine) => readEngine(engine, env))
  const twice = parsed.data.filter(({ id }, at) => parsed.data.findIndex((other) => other.id === id) !== at)
  const mistakes = [
    ...read.flatMap((one) => one.mistakes),
    ...twice.map(({ id }) => `ENGINES_FILE: ${id}: is there twice`),
    ...parsed.data.filter(({ id }) => id === 'painter').map(() => 'ENGINES_FILE: painter: is built in'),
  ]
  return { engines: read.map(({ engine }) => engine), mistakes }
}

function readEngine({ key: named, options, ...engine }: Parsed, env: Environment) {
  const { text, mistake } = readKey(named ?? null, env)
  const read = readOptions(engine.kind, options)
  const isWrongKey = text !== null && kinds.get(engine.kind)?.key?.test(text) === false
  const mistakes = [
    ...(mistake === null ? [] : [`key: ${mistake}`]),
    ...(isWrongKey ? ['key: has not the form that this kind wants'] : []),
    ...read.mistakes,
  ]
  return {
    engine: { ...engine, key: text === null ? null : wrapSecret(text), options: read.options },
    mistakes: mistakes.map((sentence) => `ENGINES_FILE: ${engine.id}: ${sentence}`),
  }
}

function readOptions(kind: string, given: object): { options: FileEngine['options']; mistakes: string[] } {
  const read = kinds.get(kind)?.options.safeParse(given)
  if (read?.success) return { options: read.data as FileEngine['options'], mistakes: [] }
  const issues = read?.error.issues ?? []
  return {
    options: {},
    mistakes: issues.map(({ path, message }) => `${['options', ...path].map(String).join('.')}: ${message}`),
  }
}

function readKey(
  named: NonNullable<Parsed['key']> | null,
  env: Environment,
): { text: string | null; mistake: string | null } {
  if (named === null) return { text: null, mistake: null }
  if ('env' in named) {
    const text = env[named.env] || null
    return { text, mistake: text === null ? `${named.env} is not set` : null }
  }
  try {
    const text = readFileSync(named.file, 'utf8').replace(/\r?\n$/, '') || null
    return { text, mistake: text === null ? 'its file is empty' : null }
  } catch (error) {
    return { text: null, mistake: `its file cannot be read (${codeOf(error)})` }
  }
}

function sentenceOf(given: unknown[], [at, ...path]: readonly PropertyKey[], message: string): string {
  const engine: unknown = given[Number(at)]
  const id =
    typeof engine === 'object' && engine !== null && 'id' in engine ? String(engine.id) : `number ${Number(at) + 1}`
  const where = path.length === 0 ? '' : ` ${path.map(String).join('.')}:`
  return `ENGINES_FILE: ${id.slice(0, 40)}:${where} ${message}`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

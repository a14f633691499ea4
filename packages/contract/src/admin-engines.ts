import * as z from 'zod/mini'
import { instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { botType } from './drawing.ts'

/** Of the one engine that is built in; every other kind is listed by `listEngineKinds`. */
export const BUILT_IN_KIND = 'painter'

/** Name of a kind. Not a closed list: the server refuses those that it does not know. */
const kindName = z.string().check(z.maxLength(32))

/** Everything that an engine can be asked to do, in the order in which it is shown; as in the interface of the engines. */
export const ENGINE_VERBS = [
  'imagine',
  'variation',
  'vary-region',
  'zoom-out',
  'make-square',
  'pan',
  'upscale',
  'blend',
  'describe',
  'shorten',
  'video',
  'extend',
] as const
export const engineVerb = z.enum(ENGINE_VERBS)
export type EngineVerb = z.infer<typeof engineVerb>

const engineOrigin = z.enum(['built-in', 'file', 'admin'])
export type EngineOrigin = z.infer<typeof engineOrigin>

/** What a kind can be told beside address and key; the server knows which kind takes what, and refuses the rest. */
export const engineOptions = z.record(
  z.string(),
  z.union([z.string().check(z.maxLength(200_000)), z.number(), z.boolean(), z.null()]),
)
export type EngineOptions = z.infer<typeof engineOptions>

export const engineId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/))

/** What an operator says of an engine. */
export const engineDetails = z.strictObject({
  kind: kindName,
  /** http or https; with whatever path comes before the engine's own. */
  address: z.string().check(z.trim(), z.maxLength(500)),
  /** Left out: as it was. Null: none. Never said again. */
  key: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(1000)))),
  options: engineOptions,
  bots: z.array(botType).check(z.minLength(1), z.maxLength(2)),
  /** Null: all that it can. */
  verbs: z.nullable(z.array(engineVerb).check(z.minLength(1))),
  slots: z.int().check(z.minimum(1), z.maximum(1000)),
  /** Beside the others', for each free slot; 0: it stands by, and draws what no other that is well can do. */
  weight: z.int().check(z.minimum(0), z.maximum(100)),
  isOn: z.boolean(),
})
export type EngineDetails = z.infer<typeof engineDetails>

const ability = z.enum(['native', 'emulated', 'unavailable'])

type Abilities = Record<EngineVerb, typeof ability>
const abilities = Object.fromEntries(ENGINE_VERBS.map((verb) => [verb, ability])) as Abilities

const probeFound = z.object({
  isWell: z.boolean(),
  verbs: z.object(abilities),
  preview: z.boolean(),
  cancel: z.boolean(),
  seed: z.boolean(),
  /** `detail` is the engine's own word. */
  notes: z.array(z.object({ code: z.string(), detail: z.nullable(z.string()) })),
})
/** What an engine answered when it was asked. */
export type ProbeFound = z.infer<typeof probeFound>

/** The same, with a sentence for each note in the operator's language. */
const probeReport = z.extend(probeFound, {
  notes: z.array(z.object({ code: z.string(), detail: z.nullable(z.string()), text: z.string() })),
})
export type ProbeReport = z.infer<typeof probeReport>

const adminEngine = z.object({
  id: engineId,
  kind: kindName,
  /** Null: built in. */
  address: z.nullable(z.string()),
  /** The last characters behind dots; null: none. */
  key: z.nullable(z.string()),
  options: engineOptions,
  bots: z.array(botType),
  verbs: z.nullable(z.array(engineVerb)),
  slots: z.number(),
  weight: z.number(),
  isOn: z.boolean(),
  /** Those of a file are changed there. */
  origin: engineOrigin,
  /** `set-aside`: it has failed, and is tried again then. `unknown`: it has not been asked yet. */
  standing: z.object({
    state: z.enum(['well', 'set-aside', 'unknown', 'off']),
    until: z.nullable(instant),
    lastError: z.nullable(z.string()),
    lastErrorAt: z.nullable(instant),
  }),
  probe: z.nullable(z.extend(probeReport, { at: instant })),
  /** `done`, `failed` and `reasons`: of the last 24 hours. `medianSeconds`: from handing over to the end, of as many as 100 of them. */
  figures: z.object({
    waiting: z.number(),
    running: z.number(),
    done: z.number(),
    failed: z.number(),
    medianSeconds: z.nullable(z.number()),
    reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  }),
  version: z.number(),
})
export type AdminEngine = z.infer<typeof adminEngine>

/** `default`: what holds when it is left out; null: the engine chooses. */
const option = {
  name: z.string(),
  default: z.union([z.string(), z.number(), z.boolean(), z.null()]),
}
/** Name of the text that says what goes in; left out: that of the option. */
const hint = z.optional(z.string())

/** How one option of a kind is asked for. */
const engineOptionField = z.discriminatedUnion('input', [
  z.object({ ...option, input: z.literal('text'), hint }),
  z.object({ ...option, input: z.literal('long-text'), hint }),
  z.object({ ...option, input: z.literal('whole-number'), min: z.number(), max: z.number(), hint }),
  z.object({ ...option, input: z.literal('choice'), choices: z.array(z.string()) }),
  z.object({ ...option, input: z.literal('flag') }),
  z.object({ ...option, input: z.literal('pixels') }),
  /** An object as text; `example` shows its shape. */
  z.object({ ...option, input: z.literal('json'), example: z.string(), hint }),
])
export type EngineOptionField = z.infer<typeof engineOptionField>

const engineKind = z.object({
  name: kindName,
  /** What a new engine of this kind usually is called, where it listens, and how much it draws at the same time. */
  usual: z.object({ id: engineId, address: z.string(), slots: z.number() }),
  /** Whether such servers ask for a key as they come. Any other may stand behind a proxy that does. */
  needsKey: z.boolean(),
  /** Whether it draws nothing: it describes and shortens. */
  isForWordsOnly: z.boolean(),
  /** Whether it makes clips and draws no pictures. */
  isForVideoOnly: z.boolean(),
  fields: z.array(engineOptionField),
})
export type EngineKind = z.infer<typeof engineKind>

const byId = z.strictObject({ engineId })

export const listEngineKinds = defineCall({
  method: 'GET',
  path: '/api/admin/engine-kinds',
  access: 'admin',
  summary: 'The kinds of engines that can be connected, with what each can be told: the most used first',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(engineKind),
})

export const listEngines = defineCall({
  method: 'GET',
  path: '/api/admin/engines',
  access: 'admin',
  summary: 'All engines, how they stand, and what they have drawn lately',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(adminEngine),
})

export const createEngine = defineCall({
  method: 'POST',
  path: '/api/admin/engines',
  access: 'admin',
  summary: 'Connect an engine; it draws from now on, if it is on',
  params: nothing,
  query: nothing,
  body: z.extend(engineDetails, { id: engineId }),
  data: adminEngine,
})

export const changeEngine = defineCall({
  method: 'PUT',
  path: '/api/admin/engines/:engineId',
  access: 'admin',
  summary:
    'Change what is given and nothing else; of the built-in one only whether it is on, its weight and verbs. Its kind stays',
  params: byId,
  query: nothing,
  body: z.partial(z.omit(engineDetails, { kind: true })),
  data: adminEngine,
})

export const removeEngine = defineCall({
  method: 'DELETE',
  path: '/api/admin/engines/:engineId',
  access: 'admin',
  summary: 'Forget an engine that is off and has nothing under way. May be repeated',
  params: byId,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const testEngine = defineCall({
  method: 'POST',
  path: '/api/admin/engines/:engineId/test',
  access: 'admin',
  summary: 'Ask an engine now; one that is well is no longer set aside',
  params: byId,
  query: nothing,
  body: nothing,
  data: probeReport,
})

/** Nothing is kept. A key that is left out is the one that the engine of this id has. */
export const tryEngine = defineCall({
  method: 'POST',
  path: '/api/admin/engine-trials',
  access: 'admin',
  summary: 'Ask an engine that is not connected yet, or with settings that are not kept yet',
  params: nothing,
  query: nothing,
  body: z.extend(engineDetails, { id: engineId }),
  data: probeReport,
})

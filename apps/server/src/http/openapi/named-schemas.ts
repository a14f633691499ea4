import { loginType, session, user } from '@easel/contract/account'
import { language, theme } from '@easel/contract/basics'
import type { Call } from '@easel/contract/call'
import { channel, member } from '@easel/contract/channel'
import { company } from '@easel/contract/company'
import { author, botType, button, mode, task, taskAction, taskStatus } from '@easel/contract/drawing'
import { envelope } from '@easel/contract/envelope'
import { refusalData } from '@easel/contract/errors'
import { readiness } from '@easel/contract/health'
import { image } from '@easel/contract/media'
import * as z from 'zod/mini'

/** Shapes that the API document names once and refers to. */
const named = {
  Envelope: envelope,
  Refusal: refusalData,
  Readiness: readiness,
  Language: language,
  Theme: theme,
  LoginType: loginType,
  User: user,
  Session: session,
  Company: company,
  Channel: channel,
  Member: member,
  Image: image,
  Author: author,
  BotType: botType,
  Mode: mode,
  TaskStatus: taskStatus,
  TaskAction: taskAction,
  Button: button,
  Task: task,
}

type JsonSchema = Record<string, unknown>

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })

const place = (id: string) => `#/components/schemas/${id}`

/** All named shapes, for `components.schemas`. */
export function describeNamed(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { uri: place, io: 'output' })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]))
}

/** One shape as JSON Schema 2020-12; what has a name is referred to. */
export function describeShape(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const name = registry.get(schema)?.id
  if (name !== undefined) return { $ref: place(name) }
  const text = JSON.stringify(bare(z.toJSONSchema(schema, { metadata: registry, io })))
  return omit(JSON.parse(text.replaceAll('#/$defs/', place(''))), ['$defs'])
}

/** What a call takes as its body; a file is one of its fields. */
export function describeInput({ body, file }: Call): JsonSchema {
  const shape = describeShape(body, 'input')
  if (file === undefined) return shape
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream' }
  const required = Array.isArray(shape['required']) ? shape['required'] : []
  return { ...shape, properties: { ...Object(shape['properties']), [file]: bytes }, required: [...required, file] }
}

/** Each schema is a part of one document, so it names neither itself nor its dialect. */
function bare(schema: object): JsonSchema {
  return omit(schema, ['$schema', '$id', 'id'])
}

function omit(schema: object, keys: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)))
}

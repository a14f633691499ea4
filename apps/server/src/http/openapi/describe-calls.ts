import type { Call } from '@easel/contract/call'
import { type Reason, refusals } from '@easel/contract/errors'
import { describeInput, describeNamed, describeShape } from './named-schemas.ts'

type Json = Record<string, unknown>

/** What is served outside the contract. */
export interface PlainRoute {
  /** None: get. */
  method?: 'get' | 'post' | 'delete'
  path: string
  summary: string
  /** Types of a good answer. */
  mime: string | readonly string[]
  /** Without `values` any text. */
  query?: readonly { name: string; values?: readonly (string | number)[]; isRequired?: true }[]
  /** Heading that it stands under. */
  tag?: string
}

const tags: Record<string, string> = {
  login: 'Account',
  home: 'Home',
  draw: 'Channels',
  mj: 'Drawing',
  ws: 'Live',
  upload: 'Pictures',
}

/** The API as OpenAPI 3.1, made from the calls that are mounted. */
export function describeCalls(calls: readonly Call[], plain: readonly PlainRoute[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = bracePath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) }
  }
  for (const route of plain) {
    const path = bracePath(route.path)
    paths[path] = { ...paths[path], [route.method ?? 'get']: describePlain(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Easel',
      version: '1',
      description:
        'Every answer under /api is `{ code, message, data, success }`. A refusal keeps HTTP 200 unless the table of ' +
        'responses says otherwise; programs test `data.reason`. Times are ISO 8601 in UTC, ids are UUIDv7.',
    },
    paths,
    components: {
      schemas: { ...describeNamed(), RefusedEnvelope: refusedEnvelope() },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeCall(call: Call): Json {
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    tags: [tags[call.path.split('/')[2] ?? ''] ?? 'Other'],
    summary: call.summary,
    'x-access': call.access,
    security: call.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...describeParameters(call, 'path'), ...describeParameters(call, 'query')],
    ...(call.method === 'POST' || call.method === 'PUT' ? describeBody(call) : {}),
    responses: { 200: describeAnswer(call), ...otherAnswers(call) },
  }
}

function describeParameters(call: Call, place: 'path' | 'query'): Json[] {
  const { properties, required } = describeShape(place === 'path' ? call.params : call.query, 'input')
  const needed = Array.isArray(required) ? required : []
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema,
  }))
}

function describeBody(call: Call): Json {
  const schema = describeInput(call)
  const type = call.file === undefined ? 'application/json' : 'multipart/form-data'
  const isEmpty = schema['type'] === 'object' && Object.keys(schema['properties'] ?? {}).length === 0
  return isEmpty ? {} : { requestBody: { required: true, content: { [type]: { schema } } } }
}

function describeAnswer(call: Call): Json {
  const description = 'Done, or a refusal that a person should read.'
  const refused = { $ref: '#/components/schemas/RefusedEnvelope' }
  if (call.mime) {
    return { description, content: { [call.mime]: {}, 'application/json': { schema: refused } } }
  }
  const done = {
    type: 'object',
    required: ['code', 'message', 'data', 'success'],
    properties: {
      code: { const: 200 },
      message: { type: 'string' },
      data: describeShape(call.data, 'output'),
      success: { const: true },
    },
  }
  return { description, content: { 'application/json': { schema: { oneOf: [done, refused] } } } }
}

/** The answers whose HTTP status says by itself that the call was refused. */
function otherAnswers(call: Call): Json {
  const answers: Record<number, string[]> = {}
  for (const [reason, { http }] of Object.entries(refusals)) {
    if (http === 200 || !mayHappen(call, reason as Reason)) continue
    answers[http] = [...(answers[http] ?? []), reason]
  }
  return Object.fromEntries(
    Object.entries(answers).map(([http, reasons]) => [
      http,
      {
        description: reasons.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/RefusedEnvelope' } } },
      },
    ]),
  )
}

function mayHappen(call: Call, reason: Reason): boolean {
  if (reason === 'unknown_path') return false
  if (reason === 'forbidden') return call.access === 'admin'
  return reason !== 'unauthenticated' || call.access !== 'anyone'
}

function refusedEnvelope(): Json {
  const data = { $ref: '#/components/schemas/Refusal' }
  return {
    type: 'object',
    required: ['code', 'message', 'data', 'success'],
    description: `Reasons: ${Object.keys(refusals).join(', ')}.`,
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data, success: { const: false } },
  }
}

function describePlain({ path, summary, mime, query = [], tag }: PlainRoute): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const inQuery = query.map(({ name, values, isRequired }) => ({
    ...{ name, in: 'query', schema: values ? { enum: values } : { type: 'string' } },
    ...(isRequired && { required: true }),
  }))
  const content = Object.fromEntries([mime].flat().map((type) => [type, {}]))
  return {
    summary,
    ...(tag && { tags: [tag], security: [{ bearer: [] }] }),
    parameters: [...inPath, ...inQuery],
    responses: { 200: { description: 'Done.', content } },
  }
}

function bracePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

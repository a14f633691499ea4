import { z } from 'zod'
import { type Secret, wrapSecret } from '../secret.ts'

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof SAMPLERS)[number]

const PROTOCOLS = ['http/protobuf', 'http/json'] as const

export interface TraceSettings {
  /** Where spans are POSTed. */
  url: string
  protocol: (typeof PROTOCOLS)[number]
  headers: Readonly<Record<string, Secret>>
  timeoutMs: number
  serviceName: string
  /** What else is said of this server. */
  resource: Readonly<Record<string, string>>
  sampler: SamplerName
  /** Of traces that begin here, 0 to 1. */
  ratio: number
}

/** Settings that hold a key, and may be given as files. */
export const TRACE_SECRETS = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS']

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const protocol = z.enum(PROTOCOLS, { error: `must be ${PROTOCOLS.join(' or ')}; gRPC is not spoken` })
const milliseconds = z.coerce.number({ error: 'must be milliseconds' }).int().min(1).max(600_000)
const pairs = z.string().transform(readPairs)
const ratio = (error = 'must be a number from 0 to 1') => z.coerce.number({ error }).min(0, { error }).max(1, { error })

/** What OpenTelemetry says that a program reads, as far as it is about traces over HTTP. Nothing is sent without an address. */
const traceSettings = z
  .object({
    OTEL_SDK_DISABLED: z.string().optional(),
    OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol.default('http/protobuf'),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs.optional(),
    OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
    OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: milliseconds.optional(),
    OTEL_SERVICE_NAME: z.string().min(1).max(200).default('easel'),
    OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
    OTEL_TRACES_SAMPLER: z
      .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
      .default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: ratio().default(1),
  })
  .transform((env): TraceSettings | null => {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = env
    const url = own ?? (base === undefined ? undefined : `${base.replace(/\/+$/, '')}/v1/traces`)
    const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none'
    if (isOff || url === undefined) return null
    const headers = { ...env.OTEL_EXPORTER_OTLP_HEADERS, ...env.OTEL_EXPORTER_OTLP_TRACES_HEADERS }
    return {
      url,
      protocol: env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, wrapSecret(value)])),
      timeoutMs: env.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT ?? env.OTEL_EXPORTER_OTLP_TIMEOUT,
      serviceName: env.OTEL_SERVICE_NAME,
      resource: env.OTEL_RESOURCE_ATTRIBUTES ?? {},
      sampler: env.OTEL_TRACES_SAMPLER,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
    }
  })

/** Null: nothing is traced. */
export function readTraceSettings(env: Readonly<Record<string, string | undefined>>): {
  settings: TraceSettings | null
  mistakes: string[]
} {
  const { data = null, error } = traceSettings.safeParse(env)
  const mistakes = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  return { settings: data, mistakes }
}

/** `api-key=secret,x-scope=mine`, each value encoded as in an address. */
function readPairs(written: string, context: z.RefinementCtx): Record<string, string> {
  const read = written
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, Math.max(0, at)).trim(), decoded(pair.slice(at + 1).trim())] as const
    })
  if (read.every(([name, value]) => name !== '' && value !== null)) {
    return Object.fromEntries(read.map(([name, value]) => [name, value ?? '']))
  }
  context.addIssue('must be pairs like name=value, separated by commas')
  return z.NEVER
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null // a lone % is no encoding; the operator is told of the setting
  }
}

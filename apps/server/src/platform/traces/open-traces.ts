import { AsyncLocalStorage } from 'node:async_hooks'
import type * as Api from '@opentelemetry/api'
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { TraceSettings } from './settings.ts'
import { readTraceParent, writeTraceParent } from './trace-parent.ts'
import { noTraces, type OpenSpan, type SpanOptions, type Traces } from './traces.ts'

/** The libraries, loaded only where traces are wanted: static imports would load them into every server. */
async function loadLibraries({ protocol }: TraceSettings) {
  const [api, sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    protocol === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
  ])
  return { api, sdk, resources, exporter }
}
type Libraries = Awaited<ReturnType<typeof loadLibraries>>

/** Spans go to the operator's collector by the official SDK; `null` for nowhere, and then nothing of it is loaded. */
export async function openTraces(settings: TraceSettings | null, log: Log): Promise<Traces> {
  if (settings === null) return noTraces
  const libraries = await loadLibraries(settings)
  const { sdk, resources, exporter: exporters, api } = libraries
  const headers = Object.fromEntries(Object.entries(settings.headers).map(([name, value]) => [name, value.reveal()]))
  const exporter = new exporters.OTLPTraceExporter({ url: settings.url, headers, timeoutMillis: settings.timeoutMs })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ ...settings.resource, 'service.name': settings.serviceName }),
    sampler: samplerOf(libraries, settings),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: logging(exporter, log) })],
  })
  const close = () => provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces not sent'))
  return traceWith(api, provider.getTracer('easel'), close)
}

function samplerOf({ sdk }: Libraries, { sampler, ratio }: TraceSettings): Sampler {
  const root = (name: string) => {
    if (name === 'always_off') return new sdk.AlwaysOffSampler()
    return name === 'traceidratio' ? new sdk.TraceIdRatioBasedSampler(ratio) : new sdk.AlwaysOnSampler()
  }
  const [, ofRoots] = /^parentbased_(.+)$/.exec(sampler) ?? []
  return ofRoots === undefined ? root(sampler) : new sdk.ParentBasedSampler({ root: root(ofRoots) })
}

/** A collector that is away must be heard of; it holds up nobody. */
function logging(exporter: SpanExporter, log: Log): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error) log.warn({ err: result.error, count: spans.length }, 'traces not sent')
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Begin a span where its options say, else within `here`. */
function startSpan(
  { api, tracer, here }: { api: typeof Api; tracer: Api.Tracer; here: Api.Context },
  name: string,
  { kind = 'internal', facts = {}, parent, startTime }: SpanOptions & { startTime?: Date },
): { span: Api.Span; context: Api.Context } {
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL }
  const place = parent ? readTraceParent(parent) : null
  const traceFlags = place?.isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE
  const context = place ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...place, traceFlags, isRemote: true }) : here
  const options = { kind: kinds[kind], attributes: { ...facts }, ...(startTime && { startTime }) }
  const span = tracer.startSpan(name, options, context)
  return { span, context: api.trace.setSpan(context, span) }
}

/** The context is kept here and not in the library's global place, so that two servers in one process do not meet. */
function traceWith(api: typeof Api, tracer: Api.Tracer, close: () => Promise<void>): Traces {
  const storage = new AsyncLocalStorage<Api.Context>()
  const here = () => storage.getStore() ?? api.ROOT_CONTEXT
  const start = (name: string, options: SpanOptions & { startTime?: Date }) =>
    startSpan({ api, tracer, here: here() }, name, options)

  function fail(span: Api.Span): void {
    span.setStatus({ code: api.SpanStatusCode.ERROR })
  }

  function open(name: string, options: SpanOptions): OpenSpan {
    const { span, context } = start(name, options)
    return {
      add: (facts) => void span.setAttributes({ ...facts }),
      run: (act) => storage.run(context, act),
      end({ name: better, facts, hasFailed }) {
        if (better !== undefined) span.updateName(better)
        if (facts) span.setAttributes({ ...facts })
        if (hasFailed) fail(span)
        span.end()
      },
    }
  }

  return {
    isOn: true,
    open,
    async span(name, options, act) {
      const { span, context } = start(name, options)
      try {
        return await storage.run(context, () => act({ add: (facts) => void span.setAttributes({ ...facts }) }))
      } catch (error) {
        if (error instanceof Error) span.setAttribute('error.type', error.name)
        fail(span)
        throw error
      } finally {
        span.end()
      }
    },
    note(name, { startedAt, endedAt, hasFailed = false, ...options }) {
      if (!options.parent && !storage.getStore()) return
      const { span } = start(name, { ...options, startTime: startedAt })
      if (hasFailed) fail(span)
      span.end(endedAt)
    },
    current() {
      const at = api.trace.getSpanContext(here())
      if (!at) return null
      const isSampled = (at.traceFlags & api.TraceFlags.SAMPLED) === api.TraceFlags.SAMPLED
      return writeTraceParent({ traceId: at.traceId, spanId: at.spanId, isSampled })
    },
    close,
  }
}

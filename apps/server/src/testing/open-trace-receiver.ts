import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { afterFile } from './after-file.ts'

const value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() })
const attributes = z.array(z.object({ key: z.string(), value }))
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: attributes.default([]),
  status: z.object({ code: z.number().optional() }).optional(),
})
export type ReceivedSpan = z.output<typeof span>
const request = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
})

export interface TraceReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT; it reads JSON alone. */
  url: string
  spans: ReceivedSpan[]
  /** Of each request. */
  headers: Record<string, unknown>[]
  services: Set<string>
}

/** A collector of traces: remembers what it is sent. */
export async function openTraceReceiver(): Promise<TraceReceiver> {
  const received: Omit<TraceReceiver, 'url'> = { spans: [], headers: [], services: new Set() }
  const server = createServer((asked, answer) => {
    received.headers.push({ ...asked.headers, url: asked.url })
    json(asked).then(
      (body) => {
        for (const { resource, scopeSpans } of request.parse(body).resourceSpans) {
          const name = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
          received.services.add(name ?? '')
          received.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
        }
        answer.setHeader('content-type', 'application/json').end('{}')
      },
      () => answer.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...received }
}

export function factsOf({ attributes: facts }: ReceivedSpan): Record<string, string | number | undefined> {
  return Object.fromEntries(facts.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]))
}

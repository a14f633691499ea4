import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Secret } from '../platform/secret.ts'
import { mayMonitor } from './may-monitor.ts'

/** One metric, or several that differ by labels. */
export interface Metric {
  /** Prometheus name: `easel_payments_open`; counters end in `_total`. */
  name: string
  help: string
  /** Left out: a counter or a gauge, as its name says. */
  type?: 'histogram'
  samples: Sample[]
}

export interface Sample {
  /** Of a histogram. */
  suffix?: '_bucket' | '_sum' | '_count'
  labels?: Readonly<Record<string, string>>
  value: number
}

/** `/metrics`: the server's figures in the text format of Prometheus 0.0.4. Whoever may not read them finds nothing there. */
export function addMetrics(server: FastifyInstance, read: () => Promise<Metric[]>, token: Secret | null): void {
  server.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    if (!mayMonitor(request, token)) throw new Refusal('unknown_path')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send((await read()).map(writeFigure).join(''))
  })
}

function writeFigure({ name, help, type, samples }: Metric): string {
  const written = type ?? (name.endsWith('_total') ? 'counter' : 'gauge')
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${written}\n${lines.join('')}`
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escape)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escape(mark: string): string {
  return mark === '\n' ? '\\n' : `\\${mark}`
}

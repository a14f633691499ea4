import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listChannels } from '@easel/contract/channel'
import { readTask, submitImagine } from '@easel/contract/drawing'
import type { Outgoing, OutgoingRequest } from '@easel/outgoing/outgoing'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTraces } from '../platform/traces/open-traces.ts'
import { afterFile } from '../testing/after-file.ts'
import { eventually } from '../testing/eventually.ts'
import { factsOf, openTraceReceiver, type ReceivedSpan, type TraceReceiver } from '../testing/open-trace-receiver.ts'
import { startServer } from './start-server.ts'
import { traceEngineCalls } from './trace-engine-calls.ts'

const PROMPT = 'a fox that nobody may read of'
const STRANGERS = '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01'

let collector: TraceReceiver
beforeAll(async () => {
  collector = await openTraceReceiver()
})

const settings = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-scope=a%20b',
  OTEL_SERVICE_NAME: 'a house',
})

/** One picture of the administrator's, from the call to its end; the server has stopped when this is over. */
async function drawOne(): Promise<{ taskId: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-traces-'))
  chmodSync(folder, 0o711) // root's PostgreSQL runs under another account
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ENGINE: 'fake', ...settings() })
  const server = await startServer(config, () => undefined)
  const { token } = JSON.parse(readFileSync(join(dataDir, 'run', 'server.json'), 'utf8'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', traceparent: STRANGERS }
  const ask = async (path: string, more: RequestInit = {}) =>
    (await (await fetch(server.url + path, { headers, ...more })).json()).data
  const [channel] = listChannels.data.parse(await ask(listChannels.path))
  const body = JSON.stringify({ botType: 'MID_JOURNEY', prompt: PROMPT })
  const path = submitImagine.path.replace(':channelId', channel?.id ?? '')
  const [task] = submitImagine.data.parse(await ask(path, { method: 'POST', body })).tasks
  const taskId = task?.id ?? ''
  await eventually(async () => {
    const { status } = readTask.data.parse(await ask(readTask.path.replace(':taskId', taskId)))
    expect(status).toBe('SUCCESS')
  })
  await server.stop()
  return { taskId }
}

test('one prompt is one trace: the call, its statements, the wait in line, the engine, and its end', async () => {
  const { taskId } = await drawOne()
  const call = collector.spans.find(({ name }) => name === `POST ${submitImagine.path}`)
  const below = (parent: ReceivedSpan | undefined) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
  const names = (spans: ReceivedSpan[]) => [...new Set(spans.map(({ name }) => name))].sort()

  expect(names(below(call))).toEqual(expect.arrayContaining(['draw', 'sql insert', 'sql select', 'wait in line']))
  const draw = below(call).find(({ name }) => name === 'draw')
  expect(draw && factsOf(draw)).toEqual({ 'easel.task.id': taskId, 'easel.engine': 'fake', 'easel.verb': 'IMAGINE' })
  const steps = below(draw)
  expect(names(steps)).toEqual(expect.arrayContaining(['follow engine', 'hand to engine']))
  expect(names(below(steps.find(({ name }) => name === 'follow engine')))).toContain('sql update')
  const trace = collector.spans.filter(({ traceId }) => traceId === call?.traceId)
  expect(trace.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([call])
  expect(call && factsOf(call)).toMatchObject({ 'http.response.status_code': 200, 'http.route': submitImagine.path })

  // Of what strangers send nothing is believed, of what people write nothing is told.
  expect(JSON.stringify(collector.spans)).not.toMatch(/a{32}/)
  expect(JSON.stringify(collector.spans)).not.toContain(PROMPT)
  expect(collector.headers[0]).toMatchObject({ 'x-scope': 'a b', url: '/v1/traces' })
  expect([...collector.services]).toEqual(['a house'])
})

test('jobs are traces of their own', () => {
  const jobs = collector.spans.filter(({ name }) => name.startsWith('job '))
  expect(jobs.map(({ name }) => name)).toContain('job notify')
  for (const { parentSpanId } of jobs) expect(parentSpanId).toBeUndefined()
})

test('engines of the own network are told of the trace, and strangers are not', async () => {
  const { traces: on } = readConfig({ ...settings(), OTEL_TRACES_SAMPLER: 'always_off' })
  const traces = await openTraces(on, pino({ level: 'silent' }))
  const sent: OutgoingRequest[] = []
  const none = () => Promise.reject(new Error('not asked for'))
  const outgoing: Outgoing = {
    send: async (request: OutgoingRequest) => {
      sent.push(request)
      return { status: 200, headers: {}, body: new Uint8Array() }
    },
    ...{ stream: none, socket: none, close: () => Promise.resolve() },
  }
  const { send } = traceEngineCalls(outgoing, traces)
  await traces.span('draw', {}, async () => {
    for (const host of ['http://192.168.1.20:7860', 'http://comfy:8188', 'https://api.openai.com']) {
      await send({ method: 'GET', url: `${host}/models`, headers: { accept: '*/*' } })
    }
  })
  expect(sent.map(({ headers }) => headers)).toEqual([
    // Nothing of this trace is kept, and who goes on in it is told so.
    { accept: '*/*', traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/) },
    { accept: '*/*', traceparent: expect.stringMatching(/-00$/) },
    { accept: '*/*' },
  ])
  await traces.close()
})

test('a collector that is away holds nobody up, and the log says so', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const { traces: on } = readConfig({ ...settings(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  const traces = await openTraces(on && { ...on, timeoutMs: 500 }, log)
  expect(await traces.span('draw', {}, async () => 'drawn')).toBe('drawn')
  await expect(traces.span('draw', {}, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  await traces.close()
  expect(lines.join('')).toContain('traces not sent')
})

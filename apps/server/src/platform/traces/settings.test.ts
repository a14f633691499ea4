import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { StartupProblem } from '../startup-problem.ts'
import { readTraceParent, writeTraceParent } from './trace-parent.ts'

const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }

test('nothing is traced unless an address is given, nor where it is switched off', () => {
  expect(readConfig({}).traces).toBeNull()
  expect(readConfig({ OTEL_SERVICE_NAME: 'a house' }).traces).toBeNull()
  expect(readConfig({ ...ON, OTEL_SDK_DISABLED: 'true' }).traces).toBeNull()
  expect(readConfig({ ...ON, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeNull()
})

test('settings are those of OpenTelemetry, with their defaults', () => {
  expect(readConfig(ON).traces).toMatchObject({
    ...{ url: 'http://collector:4318/v1/traces', protocol: 'http/protobuf', headers: {}, timeoutMs: 10_000 },
    ...{ serviceName: 'easel', resource: {}, sampler: 'parentbased_always_on', ratio: 1 },
  })
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in', OTEL_TRACES_SAMPLER_ARG: '0.25' }
  const { traces } = readConfig({ ...ON, ...own, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s%2C1, x=2' })
  expect(traces).toMatchObject({ url: own.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, ratio: 0.25 })
  expect(Object.entries(traces?.headers ?? {}).map(([name, value]) => [name, value.reveal()])).toEqual([
    ['api-key', 's,1'],
    ['x', '2'],
  ])
})

test('a wrong one is one sentence at the start, without its value', () => {
  const wrong = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_EXPORTER_OTLP_HEADERS: 'hush',
    OTEL_TRACES_SAMPLER: 'sometimes',
    OTEL_TRACES_SAMPLER_ARG: '2',
  }
  const read = () => readConfig(wrong)
  expect(read).toThrow(StartupProblem)
  for (const name of Object.keys(wrong)) expect(read).toThrow(`${name}: must be`)
  expect(read).not.toThrow('hush')
})

test('a place in a trace is written as W3C writes it, and anything else is none', () => {
  const place = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isSampled: true }
  expect(readTraceParent(writeTraceParent(place))).toEqual(place)
  expect(readTraceParent(writeTraceParent({ ...place, isSampled: false }))?.isSampled).toBe(false)
  for (const no of ['', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, '01-x', `00-${place.traceId}-${'0'.repeat(16)}-01`])
    expect(readTraceParent(no)).toBeNull()
})

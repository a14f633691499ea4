import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './server.ts'

/** Writes down each module that Node is asked for. */
const hooks = (file: string) => `
import { appendFileSync } from 'node:fs'
export async function resolve(specifier, context, next) {
  appendFileSync(${JSON.stringify(file)}, specifier + '\\n')
  return next(specifier, context)
}`

/** What a server that starts and stops loads of OpenTelemetry, and what of everything. */
async function listLoaded(settings: Record<string, string>): Promise<{ traces: string[]; all: string[] }> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-loaded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'loaded')
  writeFileSync(file, '')
  const url = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`
  const register = `import { register } from 'node:module'; register(${JSON.stringify(url(hooks(file)))})`
  const server = await startServer({ ENGINE: 'fake', NODE_OPTIONS: `--import=${url(register)}`, ...settings })
  await server.close()
  const all = readFileSync(file, 'utf8').split('\n')
  return { traces: all.filter((name) => name.includes('opentelemetry')), all }
}

test('a server that is not asked for traces loads nothing of OpenTelemetry, and one that is does', async () => {
  const off = await listLoaded({})
  expect(off.all).toContain('fastify')
  expect(off.traces).toEqual([])

  const collector = createServer((_asked, answer) => answer.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void collector.close())
  await new Promise((resolve) => collector.once('listening', resolve))
  const address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const on = await listLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: address })
  expect(on.traces).toContain('@opentelemetry/sdk-trace')
})

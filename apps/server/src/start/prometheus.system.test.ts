import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { submitImagine } from '@easel/contract/drawing'
import { listChannels } from '@easel/contract/channel'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { eventually } from '../testing/eventually.ts'
import { openWire } from '../testing/open-wire.ts'
import { listDashboardQueries, RULES_FILE } from '../testing/read-watching.ts'
import { startServer } from './start-server.ts'

const PROMTOOL = '/usr/bin/promtool'
const PROMETHEUS = '/usr/bin/prometheus'
/** Panels that are rightly empty on a server where nothing has gone wrong and nobody waits. */
const EMPTY_AT_FIRST = [
  'At the engines',
  'Age of the line',
  'Length of the line',
  'Errors of the storage',
  'Delay of frames',
]

const answer = z.object({ status: z.string(), data: z.object({ result: z.array(z.unknown()) }) })
const rules = z.object({
  data: z.object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string() })) }),
    ),
  }),
})

let prometheus: string
beforeAll(async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-watched-'))
  chmodSync(folder, 0o711) // root's PostgreSQL runs under another account
  const config = readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', ENGINE: 'fake', MIN_FREE_MB: '0' })
  const easel = await startServer(config, () => undefined)
  await drawOnce(join(folder, 'data'))
  const scraper = await startPrometheus(folder, new URL(easel.url).host)
  prometheus = scraper.url
  return async () => {
    const gone = once(scraper.child, 'exit')
    if (scraper.child.kill()) await gone
    await easel.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function drawOnce(dataDir: string): Promise<void> {
  const { url, token } = JSON.parse(readFileSync(join(dataDir, 'run', 'server.json'), 'utf8'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const listed = await (await fetch(url + listChannels.path, { headers })).json()
  const channelId = listChannels.data.parse(listed.data)[0]?.id ?? ''
  const body = JSON.stringify({ botType: 'MID_JOURNEY', prompt: 'a fox' })
  await fetch(url + submitImagine.path.replace(':channelId', channelId), { method: 'POST', headers, body })
  await eventually(async () =>
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('outcome="SUCCESS",reason=""} 1'),
  )
  await fetch(`${url}/api/nothing`)
}

async function startPrometheus(folder: string, target: string): Promise<{ child: ChildProcess; url: string }> {
  const free = await openWire({ port: 1 })
  await free.close()
  const file = join(folder, 'prometheus.yml')
  writeFileSync(
    file,
    JSON.stringify({
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [RULES_FILE],
      scrape_configs: [{ job_name: 'easel', static_configs: [{ targets: [target] }] }],
    }),
  )
  const listen = `--web.listen-address=127.0.0.1:${free.port}`
  const kept = `--storage.tsdb.path=${join(folder, 'prometheus')}`
  const child = spawn(PROMETHEUS, [`--config.file=${file}`, listen, kept, '--log.level=error'], { stdio: 'inherit' })
  return { child, url: `http://127.0.0.1:${free.port}` }
}

async function ask(query: string): Promise<unknown[]> {
  const response = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`)
  const { status, data } = answer.parse(await response.json())
  expect([query, status]).toEqual([query, 'success'])
  return data.result
}

/** Two of them at least: rates want two. */
async function whenScraped(): Promise<void> {
  await eventually(async () => {
    const samples = await ask('count_over_time(easel_tasks_ended_total[1m])')
    expect(JSON.stringify(samples)).toMatch(/"([3-9]|\d\d)"/)
  })
}

test("Debian's promtool finds no fault in the alert rules, nor in what the server tells", async () => {
  expect(execFileSync(PROMTOOL, ['check', 'rules', RULES_FILE], { encoding: 'utf8' })).toContain('SUCCESS')
  await whenScraped()
  const [target] = await ask('up{job="easel"}')
  const { instance } = z.object({ metric: z.object({ instance: z.string() }) }).parse(target).metric
  const input = await (await fetch(`http://${instance}/metrics`)).text()
  execFileSync(PROMTOOL, ['check', 'metrics'], { input, stdio: ['pipe', 'pipe', 'inherit'] })
})

test('every query of the dashboard is answered by a Prometheus that watches a real server', async () => {
  await whenScraped()
  for (const { panel, query } of listDashboardQueries()) {
    const { length } = await ask(query)
    if (!EMPTY_AT_FIRST.includes(panel)) expect([panel, query, length]).not.toEqual([panel, query, 0])
  }
})

test('every alert rule is evaluated, and none fires over a server that is well', async () => {
  await whenScraped()
  const { groups } = rules.parse(await (await fetch(`${prometheus}/api/v1/rules`)).json()).data
  const all = groups.flatMap((group) => group.rules)
  expect(all.length).toBeGreaterThan(15)
  for (const { name, health, state } of all) expect([name, health, state]).toEqual([name, 'ok', 'inactive'])
})

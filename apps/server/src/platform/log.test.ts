import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { maskPhone, openLog } from './log.ts'
import { eventually } from '../testing/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'logs', 'server.log')

let written = 0

/** The lines of the file once this fact is among them; the log writes behind the caller's back. */
async function write(fact: object): Promise<string[]> {
  const message = `fact ${++written}`
  openLog({ level: 'info', dataDir: folder }).info(fact, message)
  return eventually(() => {
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(message)
    return text.trimEnd().split('\n')
  })
}

test('one fact is one line of JSON, whatever is in it', async () => {
  const lines = await write({ url: 'a\r\n{"level":"error"}\u001b[31m\u0000' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', msg: 'fact 1' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('secrets are hidden wherever they stand', async () => {
  const secret = 'hunter2'
  const lines = await write({
    password: secret,
    body: { captcha: secret, token: secret },
    headers: { authorization: secret },
  })
  expect(lines.at(-1)).not.toContain(secret)
})

test('a log that has grown large is put aside at the start', async () => {
  truncateSync(file, 21 * 1024 * 1024)
  expect(await write({})).toHaveLength(1)
  expect(statSync(`${file}.1`).size).toBe(21 * 1024 * 1024)
})

test('a log that grows while it runs puts itself aside, and all of it stays below its bound', async () => {
  const data = mkdtempSync(join(tmpdir(), 'easel-log-'))
  const names = ['server.log', 'server.log.1', 'server.log.2', 'server.log.3']
  const log = openLog({ level: 'info', dataDir: data, maxBytes: 400_000 })
  for (let line = 0; line < 100; line += 1) {
    for (let nth = 0; nth < 50; nth += 1) log.info({ text: 'x'.repeat(400) }, `line ${line}`)
    await new Promise((resume) => setImmediate(resume))
  }
  log.info('the last line')
  await eventually(() => expect(readFileSync(join(data, 'logs', 'server.log'), 'utf8')).toContain('the last line'))
  const sizes = names.map((name) => statSync(join(data, 'logs', name)).size)
  rmSync(data, { recursive: true })
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(410_000)
  expect(Math.min(...sizes.slice(1))).toBeGreaterThan(90_000)
})

test('what is said just before the process ends is written, and nothing else is heard', () => {
  const module = fileURLToPath(new URL('log.ts', import.meta.url))
  const script = `import(${JSON.stringify(module)}).then(({ openLog }) => {
    openLog({ level: 'info', dataDir: ${JSON.stringify(folder)} }).info('last words')
    process.exit(3)
  })`
  const ended = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], { encoding: 'utf8' })
  expect(ended).toMatchObject({ status: 3, stderr: '', stdout: '' })
  expect(readFileSync(file, 'utf8')).toContain('last words')
})

test('phones are shown in part', () => {
  expect(maskPhone('+8613812345678')).toBe('+86138******78')
  expect(maskPhone('123')).toBe('***')
})

/** Its log goes where nobody reads or nothing fits; it says by a message that it goes on. */
async function logMuch(dataDir: string | null, stdout: 'pipe' | 'ignore') {
  const module = fileURLToPath(new URL('log.ts', import.meta.url))
  const script = `import(${JSON.stringify(module)}).then(async ({ openLog }) => {
    const log = openLog({ level: 'info', dataDir: ${JSON.stringify(dataDir)} })
    const text = 'x'.repeat(1500)
    for (let line = 0; line < 20_000; line += 1) log.info({ text }, 'much')
    await new Promise((resume) => setTimeout(resume, 50))
    process.send(process.memoryUsage().rss)
    process.once('message', () => log.info('heard'))
  })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  })
  const [rss] = await once(child, 'message')
  return { child, rss: Number(rss) }
}

test('a reader who does not read costs lines, which are counted, and not the server', async () => {
  const { child } = await logMuch(null, 'pipe')

  const lines: Record<string, unknown>[] = []
  createInterface({ input: child.stdout ?? Readable.from([]) }).on('line', (line) => lines.push(JSON.parse(line)))
  await eventually(() => expect(lines.some(({ level }) => level === 'warn')).toBe(true))
  const ended = once(child, 'close')
  child.send('go on')
  await eventually(() => expect(lines.at(-1)).toMatchObject({ msg: 'heard' }))
  await ended

  const lost = lines.filter(({ level }) => level === 'warn').reduce((sum, line) => sum + Number(line['lines']), 0)
  const kept = lines.filter(({ msg }) => msg === 'much').length
  expect([kept > 0, lost > 0, kept + lost]).toEqual([true, true, 20_000])
})

test.runIf(existsSync('/dev/full'))('a full disk costs lines, and not the server', async () => {
  const full = mkdtempSync(join(tmpdir(), 'easel-full-'))
  mkdirSync(join(full, 'logs'))
  symlinkSync('/dev/full', join(full, 'logs', 'server.log'))
  const { child, rss } = await logMuch(full, 'ignore')
  expect(rss).toBeLessThan(400 * 1024 * 1024)
  child.kill('SIGKILL')
  await once(child, 'close')
  rmSync(full, { recursive: true })
})

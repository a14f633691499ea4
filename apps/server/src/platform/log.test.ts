import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { maskUrl } from '../http/request-log.ts'
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

test('phones are shown in part, in facts and in addresses', () => {
  expect(maskPhone('+8613812345678')).toBe('+86138******78')
  expect(maskPhone('123')).toBe('***')
  expect(maskUrl('/api/login/send-login-code?phone=%2B8613812345678&purpose=login')).toBe(
    '/api/login/send-login-code?phone=***&purpose=login',
  )
  expect(maskUrl('/api/ws/connect?ticket=abc')).toBe('/api/ws/connect?ticket=***')
})

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMovingClock } from '../../testing/moving-clock.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openConsoleSms } from './console.ts'

const someone = { id: '01890000-0000-7000-8000-000000000001', phone: '+8613912345678', language: 'en-US' } as const

test('codes and notices appear in the terminal, and in a file that only its owner reads', async () => {
  const file = join(openTemporaryFolder(), 'outbox', 'sms.jsonl')
  const shown: string[] = []
  const clock = openMovingClock(new Date('2026-01-02T03:04:05Z'))
  const sms = openConsoleSms({ file, show: (text) => shown.push(text), clock })

  await sms.sendCode({ ...someone, purpose: 'reset', code: '012345' })
  await sms.sendNotice({ ...someone, notice: 'password_reset' })

  const at = '2026-01-02T03:04:05.000Z'
  expect(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { phone: someone.phone, purpose: 'reset', code: '012345', at },
    { phone: someone.phone, notice: 'password_reset', at },
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(shown.join('')).toMatch(/\+8613912345678 \(reset\)[^]*012345[^]*\+8613912345678 \(password_reset\)/)
})

test('the file is put aside when it is full, and what was put aside before goes', async () => {
  const file = join(openTemporaryFolder(), 'outbox', 'sms.jsonl')
  const sms = openConsoleSms({ file, show: () => undefined, clock: openMovingClock(new Date()), maxBytes: 200 })
  for (let code = 100_000; code < 100_009; code += 1)
    await sms.sendCode({ ...someone, purpose: 'reset', code: String(code) })
  const codes = (name: string) => readFileSync(name, 'utf8').match(/1000\d\d/g)
  expect(codes(file)).toEqual(['100006', '100007', '100008'])
  expect(codes(`${file}.old`)).toEqual(['100003', '100004', '100005'])
})

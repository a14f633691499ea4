import { expect, test } from 'vitest'
import { wrapSecret } from './secret.ts'
import { redactFields } from './redact-fields.ts'

test('a long text is cut and says how long it was', () => {
  const { text } = redactFields({ text: 'x'.repeat(1_048_576) })
  expect(String(text)).toMatch(/^x{2000}… \[1048576 characters\]$/)
})

test('a fact of a million things, of endless depth or with a circle stays small', () => {
  const circle: Record<string, unknown> = { many: Array.from({ length: 1_000_000 }, (_, at) => at) }
  circle['again'] = circle
  circle['bytes'] = new Uint8Array(9)
  expect(JSON.stringify(redactFields(circle)).length).toBeLessThan(5_000)
})

test.each([
  'password',
  'captcha',
  'code',
  'token',
  'ticket',
  'Authorization',
  'cookie',
  'secretKey',
  'accessKeySecret',
])('%s is hidden wherever it stands', (name) => {
  const fact = { [name]: 'hunter2', a: { b: [{ c: { [name]: 'hunter2' } }] } }
  expect(JSON.stringify(redactFields(fact))).not.toContain('hunter2')
})

test('a wrapped secret stays wrapped', () => {
  expect(redactFields({ key: wrapSecret('hunter2') })).toEqual({ key: '[secret]' })
})

test.each([
  ['Key (phone)=(+8613812345678) already exists.', 'Key (phone)=(+86138******78) already exists.'],
  ['13812345678 is taken', '138******78 is taken'],
  ['connect postgres://easel:hunter2@db:5432/easel', 'connect postgres://***@db:5432/easel'],
  ['00000000-0000-7000-8000-138123456789', '00000000-0000-7000-8000-138123456789'],
])('%s', (text, shown) => {
  expect(redactFields({ text })).toEqual({ text: shown })
})

test('of an error its name, code, message and stack are told, and nothing that it carries along', () => {
  const cause = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: 'hunter2' })
  const error = new Error('not started', { cause })
  const told = redactFields({ err: Object.assign(error, { detail: 'hunter2', parameters: ['hunter2'] }) })
  expect(told).toMatchObject({
    err: {
      type: 'Error',
      message: 'not started',
      stack: expect.stringContaining('redact-fields.test'),
      cause: { type: 'TypeError', code: 'ERR_INVALID_URL', message: 'Invalid URL' },
    },
  })
  expect(JSON.stringify(told)).not.toContain('hunter2')
})

import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { wrapSecret } from './secret.ts'
import { signWebhook } from './sign-webhook.ts'

/** From the tests of the specification's libraries, https://github.com/standard-webhooks/standard-webhooks */
test('the example of Standard Webhooks has the signature that it prints', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1614265330_000), body: '{"test": 2432232314}' }
  for (const secret of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']) {
    expect(signWebhook([wrapSecret(secret)], message)).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  }
})

test("a hundred messages under a hundred secrets are signed as the specification's library signs them", () => {
  for (let nth = 0; nth < 100; nth++) {
    const secret = randomBytes(24 + (nth % 40)).toString('base64')
    const message = { id: `message ${nth}`, at: new Date(nth * 86_400_000), body: `{"text":"验证码 ${nth}"}` }
    expect(signWebhook([wrapSecret(secret)], message)['webhook-signature']).toBe(
      new Webhook(secret).sign(message.id, message.at, message.body),
    )
  }
})

test('signed by two secrets, a message is believed by whoever holds either, and by nobody else', () => {
  const [old, next, foreign] = [0, 1, 2].map(() => randomBytes(32).toString('base64'))
  const message = { id: 'one', at: new Date(), body: '{"text":"1"}' }
  const headers = signWebhook(
    [old, next].map((secret) => wrapSecret(secret ?? '')),
    message,
  )
  for (const known of [old, next]) expect(new Webhook(known ?? '').verify(message.body, headers)).toEqual({ text: '1' })
  expect(() => new Webhook(foreign ?? '').verify(message.body, headers)).toThrow()
})

test('the lines that the manual gives an operator tell right from wrong, and old from young', async () => {
  const manual = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const file = join(openTemporaryFolder(), 'is-from-easel.mjs')
  writeFileSync(file, /```js\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(manual)?.[1] ?? '')
  const { isFromEasel } = await import(pathToFileURL(file).href)

  const secret = randomBytes(32).toString('base64')
  const signed = (at: Date) => signWebhook([wrapSecret(secret)], { id: 'one', at, body: '{}' })
  const now = signed(new Date())
  expect(isFromEasel(secret, now, '{}')).toBe(true)
  expect(isFromEasel(`whsec_${secret}`, now, '{}')).toBe(true)
  expect(isFromEasel(randomBytes(32).toString('base64'), now, '{}')).toBe(false)
  expect(isFromEasel(secret, now, '{ }')).toBe(false)
  expect(isFromEasel(secret, { ...now, 'webhook-id': 'two' }, '{}')).toBe(false)
  expect(isFromEasel(secret, { ...now, 'webhook-signature': undefined }, '{}')).toBe(false)
  expect(isFromEasel(secret, signed(new Date(Date.now() - 301_000)), '{}')).toBe(false)
  expect(isFromEasel(secret, {}, '{}')).toBe(false)

  const next = randomBytes(32).toString('base64')
  const bySecond = signWebhook([wrapSecret(next), wrapSecret(secret)], { id: 'one', at: new Date(), body: '{}' })
  expect([secret, next].map((held) => isFromEasel(held, bySecond, '{}'))).toEqual([true, true])
})

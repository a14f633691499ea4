import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

const judge = (settings: Record<string, string>) => readConfig({ SMS_PROVIDER: 'console', ...settings }).sandbox

test.each([{}, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'http://192.168.1.20:3000/' }])(
  'who tries the product out pays in the sandbox, with %j',
  (settings) => expect(judge(settings)).toMatchObject({ opensTo: 'everyone' }),
)

test.each([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://draw.example' },
  { PUBLIC_URL: 'http://203.0.113.9:3000' },
  { WECHAT_APP_ID: 'wx1' },
  { STRIPE_WEBHOOK_SECRET: 'whsec_' },
  { ALIPAY_PRIVATE_KEY_FILE: '/run/secrets/none' },
  { WECHAT_URL: 'http://127.0.0.1:4000', PAYMENT_TEST: 'stand-ins' },
])('nobody does with %j, and an administrator only by name', (settings) => {
  expect(judge(settings)).toMatchObject({ opensTo: 'nobody' })
  expect(judge({ ...settings, PAYMENT_SANDBOX: 'administrators' })).toMatchObject({ opensTo: 'administrators' })
})

test('by no other name is it opened', () => {
  for (const PAYMENT_SANDBOX of ['everyone', 'true', 'admin'])
    expect(() => judge({ PAYMENT_SANDBOX })).toThrow('PAYMENT_SANDBOX: must be administrators')
})

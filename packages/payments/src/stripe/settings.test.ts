import { expect, test } from 'vitest'
import { openStripe } from './open-stripe.ts'
import { checkStripeSettings, type StripeSettings } from './settings.ts'
import { NOW, settings } from './testing/play-stripe.ts'

test('what is complete has no fault', () => {
  expect(checkStripeSettings(settings)).toEqual([])
  expect(
    checkStripeSettings({ ...settings, secretKey: 'rk_live_0123456789', baseUrl: 'http://127.0.0.1:4000' }),
  ).toEqual([])
})

test.each<[name: string, change: Partial<StripeSettings>]>([
  ['secretKey', { secretKey: '' }],
  ['secretKey', { secretKey: 'pk_live_0123456789' }],
  ['secretKey', { secretKey: 'sk_live_0123456789\r\nx: y' }],
  ['webhookSecret', { webhookSecret: '' }],
  ['webhookSecret', { webhookSecret: 'whsec_' }],
  ['webhookSecret', { webhookSecret: ` ${settings.webhookSecret}` }],
  ['webhookSecret', { webhookSecret: `${settings.webhookSecret}\n` }],
  ['baseUrl', { baseUrl: 'https://api.stripe.example' }],
])('a wrong %s is named, and opens nothing', (name, change) => {
  const wrong = { ...settings, ...change }
  expect(checkStripeSettings(wrong)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
  const tools = { clock: { now: () => NOW }, findCode: async () => null }
  expect(() => openStripe(wrong, tools)).toThrow(RangeError)
})

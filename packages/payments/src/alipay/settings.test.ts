import { expect, test } from 'vitest'
import { openAlipay } from './open-alipay.ts'
import { type AlipaySettings, checkAlipaySettings } from './settings.ts'
import { NOW, ownPair, settings } from './testing/play-alipay.ts'

const ownPublic = ownPair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

test('what is complete has no fault', () => {
  expect(checkAlipaySettings(settings)).toEqual([])
  expect(checkAlipaySettings({ ...settings, baseUrl: 'http://127.0.0.1:4000' })).toEqual([])
})

test.each<[name: string, change: Partial<AlipaySettings>]>([
  ['appId', { appId: '' }],
  ['appId', { appId: '2021&a=1' }],
  ['sellerId', { sellerId: '1088000000000001' }],
  ['privateKey', { privateKey: ownPublic }],
  ['alipayPublicKey', { alipayPublicKey: 'no key' }],
  ['alipayPublicKey', { alipayPublicKey: settings.privateKey }],
  ['alipayPublicKey', { alipayPublicKey: ownPublic }],
  ['baseUrl', { baseUrl: 'https://openapi.example' }],
])('a wrong %s is named, and opens nothing', (name, change) => {
  const wrong = { ...settings, ...change }
  expect(checkAlipaySettings(wrong)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
  const tools = { clock: { now: () => NOW }, findCode: async () => null }
  expect(() => openAlipay(wrong, tools)).toThrow(RangeError)
})

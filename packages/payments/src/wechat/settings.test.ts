import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openWechat } from './open-wechat.ts'
import { checkWechatSettings } from './settings.ts'
import { NOW, PUBLIC_KEY_ID, settings } from './testing/play-wechat.ts'

const pem = settings.publicKeys[0]?.pem ?? ''
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const curvePem = curve.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test('whole settings have no fault, with public keys and without', () => {
  expect(checkWechatSettings(settings)).toEqual([])
  expect(checkWechatSettings({ ...settings, publicKeys: [] })).toEqual([])
  expect(checkWechatSettings({ ...settings, baseUrl: 'http://127.0.0.1:4000' })).toEqual([])
})

test('everything that is missing is named', () => {
  const names = checkWechatSettings({}).map((fault) => fault.split(':', 1)[0])

  expect(names.sort()).toEqual(['apiV3Key', 'appId', 'certificateSerial', 'mchId', 'privateKey'])
})

test.each([
  ['apiV3Key: 31 bytes instead of 32', { apiV3Key: 'k'.repeat(31) }],
  ['apiV3Key: 33 bytes instead of 32', { apiV3Key: `${'k'.repeat(30)}画` }],
  ['privateKey: not an RSA private key in PEM', { privateKey: 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC' }],
  ['privateKey: not an RSA private key in PEM', { privateKey: pem }],
  ['privateKey: not an RSA private key in PEM', { privateKey: curvePem }],
  ['mchId: holds what such a name never holds', { mchId: '19",nonce_str="1' }],
  ['publicKeys[0].pem: not an RSA public key in PEM', { publicKeys: [{ id: PUBLIC_KEY_ID, pem: 'secret' }] }],
  ['publicKeys[0].pem: a private key', { publicKeys: [{ id: PUBLIC_KEY_ID, pem: settings.privateKey }] }],
  ['publicKeys[0].id: does not begin with PUB_KEY_ID_', { publicKeys: [{ id: '01', pem }] }],
  ['publicKeys: one id twice', { publicKeys: [{ id: PUBLIC_KEY_ID, pem }, ...settings.publicKeys] }],
  ['baseUrl: not an address of this machine', { baseUrl: 'https://api.mch.weixin.qq.com.example' }],
  ['baseUrl: not an address of this machine', { baseUrl: 'http://localhost.example:4000' }],
  ['baseUrl: not an address of this machine', { baseUrl: 'http://127.0.0.1:4000/v3' }],
  ['backupUrl: without a baseUrl', { backupUrl: 'http://127.0.0.1:4000' }],
])('%s', (fault, change) => {
  const faults = checkWechatSettings({ ...settings, ...change })

  expect(faults).toEqual([fault])
  for (const value of Object.values(change)) expect(faults.join()).not.toContain(String(value))
})

test('nothing is opened with settings that are wrong, and what is said of them holds no secret', () => {
  const open = () => openWechat({ ...settings, apiV3Key: 'hidden' }, { clock: { now: () => NOW } })

  expect(open).toThrow('apiV3Key: 6 bytes')
  expect(open).not.toThrow('hidden')
})

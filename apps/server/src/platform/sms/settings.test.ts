import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { vendors } from './testing/vendors.ts'
import { createWebhook } from './webhook.ts'

const complete = (id: string): Record<string, string> => ({
  SMS_PROVIDER: id,
  ADMIN_PHONE: '+8613900000001',
  ...(id === 'webhook' && { SMS_URL: 'https://hooks.example.org/sms?to=team' }),
  ...vendors().find((vendor) => vendor.id === id)?.settings,
})

const needed: [string, string[]][] = [
  ['webhook', ['SMS_URL', 'SMS_KEY_SECRET']],
  ['aliyun', ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGNATURE', 'SMS_TEMPLATES']],
  ['tencent', ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGNATURE', 'SMS_TEMPLATES', 'SMS_APP_ID']],
  ['twilio', ['SMS_ACCOUNT', 'SMS_KEY_SECRET', 'SMS_FROM']],
]

test.each(needed)('%s is taken when all is there, and each missing setting is named at once', (id, names) => {
  expect(readConfig({ ...complete(id), NODE_ENV: 'production' }).sms).toMatchObject({ provider: id })
  const sentence = `The settings are wrong: ${names.map((name) => `${name}: is needed by this provider`).join('; ')}`
  expect(() => readConfig({ SMS_PROVIDER: id })).toThrow(sentence)
  for (const name of names) {
    expect(() => readConfig({ ...complete(id), [name]: '' })).toThrow(`${name}: is needed by this provider`)
  }
})

test('mistakes of SMS are named beside the others', () => {
  const read = () => readConfig({ PORT: 'no', SMS_PROVIDER: 'tencent' })
  expect(read).toThrow(/PORT: .*SMS_APP_ID: /)
  expect(() => readConfig({ SMS_PROVIDER: 'pigeon' })).toThrow(
    'SMS_PROVIDER: must be console, webhook, aliyun, tencent or twilio',
  )
})

const wrong: [string, Record<string, string>][] = [
  ['aliyun', { SMS_URL: 'http://dysmsapi.aliyuncs.com' }],
  ['aliyun', { SMS_URL: 'https://dysmsapi.aliyuncs.com/v2' }],
  ['aliyun', { SMS_TEMPLATES: 'notice:SMS_1' }],
  ['aliyun', { SMS_TEMPLATES: 'code:SMS_1,code.fr:SMS_2' }],
  ['aliyun', { SMS_TEMPLATES: 'SMS_hunter2' }],
  ['tencent', { SMS_APP_ID: 'hunter2' }],
  ['twilio', { SMS_ACCOUNT: 'hunter2' }],
  ['twilio', { SMS_URL: 'https://hunter2:x@api.twilio.com' }],
  ['twilio', { SMS_FROM: 'a name that is too long' }],
  ['webhook', { SMS_URL: 'file:///etc/passwd' }],
  ['webhook', { SMS_URL: 'https://me:hunter2@hooks.example.org' }],
  ['webhook', { SMS_KEY_SECRET: 'hunter2' }],
]

test.each(wrong)('%s refuses %o, without its value', (id, setting) => {
  const read = () => readConfig({ ...complete(id), ...setting })
  expect(read).toThrow(Object.keys(setting)[0])
  expect(read).not.toThrow(/hunter2/)
})

test('a webhook may have a second secret, which signs too; it is judged as the first and does not print', () => {
  const second = Buffer.alloc(32, 7).toString('base64')
  const { sms } = readConfig({ ...complete('webhook'), SMS_KEY_SECRET_SECOND: second })
  const vendor = sms.provider === 'webhook' ? createWebhook(sms) : undefined
  const notice = { id: '1', phone: '+8613900000001', notice: 'password_reset', language: 'en-US' } as const
  expect(vendor?.write(notice, new Date())?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  expect(JSON.stringify(sms) + inspect(sms, { depth: 9, showHidden: true })).not.toContain(second)
  const short = { ...complete('webhook'), SMS_KEY_SECRET_SECOND: 'hunter2' }
  expect(() => readConfig(short)).toThrow('SMS_KEY_SECRET_SECOND: must be at least 24 random bytes in base64')
})

test('secrets of SMS do not print', () => {
  for (const [id] of needed) {
    const { sms } = readConfig(complete(id))
    const secret = complete(id)['SMS_KEY_SECRET'] ?? ''
    expect(JSON.stringify(sms) + inspect(sms, { depth: 9, showHidden: true })).not.toContain(secret)
    expect('keySecret' in sms && sms.keySecret.reveal()).toBe(secret)
  }
})

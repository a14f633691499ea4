import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { CodeMessage, NoticeMessage } from './provider.ts'
import type { Fault } from './testing/stand-in.ts'
import { hostOf } from './ask-vendor.ts'
import { VENDOR_URLS } from './settings.ts'
import { openVendor, SECRET } from './testing/vendors.ts'
import { SmsOutage } from './vendor.ts'

const to = { id: '01890000-0000-7000-8000-00000000000a', phone: '+8613912345678', language: 'zh-CN' } as const
const code: CodeMessage = { ...to, purpose: 'login', code: '730519' }
const notice: NoticeMessage = { ...to, notice: 'password_reset' }

/** What nobody may read in a log or an error. */
const hush = new RegExp(`730519|13912345678|验证码|${SECRET}`)

describe.each(['webhook', 'aliyun', 'tencent', 'twilio'])('%s', (id) => {
  test('a code and a notice arrive, each signed, and the log has one line for each without what they say', async () => {
    const { sms, standIn, lines } = await openVendor(id)
    expect(await sms.sendCode(code)).toBe('sent')
    expect(await sms.sendNotice(notice)).toBe('sent')
    expect(standIn.messages).toHaveLength(2)
    expect(JSON.stringify(standIn.messages[0])).toContain('730519')
    expect(JSON.stringify(standIn.messages)).toContain('13912345678')
    const fact = { level: 30, provider: id, messageId: to.id, phone: '+86139******78', outcome: 'sent' }
    expect(lines).toEqual([
      expect.objectContaining({ ...fact, topic: 'login', ms: expect.any(Number) }),
      expect.objectContaining({ ...fact, topic: 'password_reset', ms: expect.any(Number) }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(hush)
  })

  test('a message that is sent twice is signed twice, and both pass', async () => {
    const { sms, standIn } = await openVendor(id)
    await Promise.all([sms.sendCode(code), sms.sendCode(code)])
    expect(standIn.messages).toHaveLength(2)
  })

  test('a wrong key is a refusal that an operator reads, and nothing to try again', async () => {
    const { sms, standIn, lines } = await openVendor(id, { settings: { SMS_KEY_SECRET: 'AAAA'.repeat(11) } })
    expect(await sms.sendCode(code)).toBe('refused')
    expect(standIn).toMatchObject({ messages: [], heard: [expect.anything()] })
    expect(lines).toEqual([expect.objectContaining({ level: 50, outcome: 'refused' })])
  })

  test('a number that the vendor does not take is a refusal, logged as an error without the number', async () => {
    const { sms, standIn, lines, vendor } = await openVendor(id)
    standIn.mood = { refuse: vendor.wrongNumber }
    expect(await sms.sendCode(code)).toBe('refused')
    expect(lines).toEqual([expect.objectContaining({ level: 50, outcome: 'refused' })])
    expect(lines[0]?.['reason']).toContain(vendor.wrongNumber)
    expect(JSON.stringify(lines)).not.toMatch(hush)
  })

  test('a vendor that is asked too often is asked again later', async () => {
    const { sms, standIn, lines, vendor } = await openVendor(id)
    standIn.mood = { refuse: vendor.throttled }
    await expect(sms.sendCode(code)).rejects.toThrow(SmsOutage)
    expect(lines).toEqual([expect.objectContaining({ level: 40, outcome: 'throttled' })])
    standIn.mood = 'accept'
    expect(await sms.sendCode(code)).toBe('sent')
  })

  const faults: [Fault, string][] = [
    ['server_error', 'http_503'],
    ['hang', 'timeout'],
    ['endless', 'answer_too_long'],
  ]
  test.each(faults)('%s is an outage, tried again later, and its error tells nothing', async (fault, reason) => {
    const { sms, standIn, lines } = await openVendor(id, fault === 'hang' ? { timeoutMs: 50 } : {})
    standIn.mood = { fault }
    const error = await sms.sendCode(code).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SmsOutage)
    expect(lines).toEqual([expect.objectContaining({ level: 40, outcome: 'failed', reason })])
    expect(inspect([error, lines], { depth: 9 })).not.toMatch(hush)
  })

  test('nobody at the address is an outage, and its error tells nothing', async () => {
    const { sms, standIn, lines } = await openVendor(id)
    await standIn.close()
    const error = await sms.sendCode(code).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SmsOutage)
    expect(lines).toEqual([expect.objectContaining({ outcome: 'failed', reason: 'unreachable' })])
    expect(inspect([error, lines], { depth: 9 })).not.toMatch(hush)
  })

  test('a redirect is not followed', async () => {
    const { sms, standIn } = await openVendor(id)
    standIn.mood = { fault: 'redirect' }
    expect(await sms.sendCode(code)).toBe('refused')
    expect(standIn.heard.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(standIn.heard).toHaveLength(1)
  })
})

test.each(['aliyun', 'tencent', 'twilio'])('half an answer of %s is an outage', async (id) => {
  const { sms, standIn, lines } = await openVendor(id)
  standIn.mood = { fault: 'broken_json' }
  await expect(sms.sendCode(code)).rejects.toThrow(`${id}: unreadable_answer`)
  expect(lines).toEqual([expect.objectContaining({ level: 40, reason: 'unreadable_answer' })])
})

test.each(['aliyun', 'tencent'])('without a template of %s a notice is not sent, and that is said once', async (id) => {
  const { sms, standIn, lines } = await openVendor(id, { settings: { SMS_TEMPLATES: 'code:1000' } })
  expect(await sms.sendNotice(notice)).toBe('not_set_up')
  expect(await sms.sendNotice(notice)).toBe('not_set_up')
  expect(standIn.heard).toEqual([])
  expect(lines).toEqual([expect.objectContaining({ level: 30, provider: id, topic: 'password_reset' })])
})

test.each(['aliyun', 'tencent', 'twilio'])('%s is not asked where its name leads into our own networks', async (id) => {
  const usual = VENDOR_URLS[id as keyof typeof VENDOR_URLS]
  expect(hostOf(usual, usual)).toEqual({ origin: usual, isPrivate: false })
  expect(hostOf('http://127.0.0.1:9', usual)).toEqual({ origin: 'http://127.0.0.1:9', isPrivate: true })
})

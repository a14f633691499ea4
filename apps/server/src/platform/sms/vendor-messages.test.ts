import { expect, test } from 'vitest'
import type { CodeMessage, NoticeMessage } from './provider.ts'
import { openVendor } from './testing/vendors.ts'

const to = { id: '01890000-0000-7000-8000-00000000000a', phone: '+8613912345678', language: 'zh-CN' } as const
const code: CodeMessage = { ...to, purpose: 'login', code: '012345' }
const notice: NoticeMessage = { ...to, notice: 'password_changed' }

test('aliyun is told the template, the sign name and the code as words, and a phone as it knows them', async () => {
  const { sms, standIn } = await openVendor('aliyun')
  await sms.sendCode(code)
  await sms.sendCode({ ...code, phone: '+886912345678', language: 'zh-TW', purpose: 'reset' })
  await sms.sendNotice({ ...notice, phone: '+8621612345' })
  const common = { SignName: '云 画!', OutId: to.id }
  expect(standIn.messages).toEqual([
    { ...common, PhoneNumbers: '13912345678', TemplateCode: '1000', TemplateParam: '{"code":"012345"}' },
    { ...common, PhoneNumbers: '886912345678', TemplateCode: '2001', TemplateParam: '{"code":"012345"}' },
    { ...common, PhoneNumbers: '8621612345', TemplateCode: '3000' },
  ])
})

test('tencent is told the application, the template, the sign name and the code', async () => {
  const { sms, standIn } = await openVendor('tencent', { settings: { SMS_REGION: 'ap-nanjing' } })
  await sms.sendCode({ ...code, language: 'en-US' })
  await sms.sendNotice(notice)
  const common = { PhoneNumberSet: [to.phone], SmsSdkAppId: '1400006666', SignName: '云画', SessionContext: to.id }
  expect(standIn.messages).toEqual([
    { ...common, TemplateId: '1001', TemplateParamSet: ['012345'] },
    { ...common, TemplateId: '3000', TemplateParamSet: [] },
  ])
  expect(standIn.heard[0]?.headers['x-tc-region']).toBe('ap-nanjing')
})

test('twilio is told the whole text, and a number or a service to send it from', async () => {
  const { sms, standIn } = await openVendor('twilio')
  await sms.sendCode({ ...code, language: 'en-US' })
  expect(standIn.messages).toEqual([
    {
      To: to.phone,
      From: '+15005550006',
      Body: '云画: 012345 is your login code. It is valid for 5 minutes. Do not share it.',
    },
  ])
  const service = `MG${'0'.repeat(32)}`
  const other = await openVendor('twilio', { settings: { SMS_FROM: service } })
  await other.sms.sendNotice(notice)
  expect(other.standIn.messages).toEqual([
    expect.objectContaining({ MessagingServiceSid: service, Body: expect.stringMatching(/^【云画】您的密码已修改/) }),
  ])
})

test("twilio's account may be called with a key of its own", async () => {
  const { sms, standIn } = await openVendor('twilio', { settings: { SMS_KEY_ID: `SK${'1'.repeat(32)}` } })
  expect(await sms.sendCode(code)).toBe('refused') // the stand-in knows the account's own token only
  const credentials = (standIn.heard[0]?.headers['authorization'] ?? '').replace('Basic ', '')
  expect(Buffer.from(credentials, 'base64').toString()).toMatch(/^SK1{32}:/)
})

test('a webhook is told everything, the id too, which is the same at the next try', async () => {
  const { sms, standIn } = await openVendor('webhook')
  await sms.sendCode({ ...code, language: 'zh-TW' })
  await sms.sendNotice(notice)
  const { id, phone } = to
  const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/)
  expect(standIn.messages).toEqual([
    {
      ...{ id, phone, purpose: 'login', code: '012345', language: 'zh-TW', at },
      text: '【云画】您的登入驗證碼為 012345，5 分鐘內有效，請勿告訴他人。',
    },
    {
      ...{ id, phone, notice: 'password_changed', language: 'zh-CN', at },
      text: '【云画】您的密码已修改，其他设备已退出登录。若非本人操作，请立即重置密码。',
    },
  ])
  expect(standIn.heard.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
})

/** Words from the vendors' lists of errors. */
const words: [vendor: string, word: string, outcome: string][] = [
  ['aliyun', 'isv.SMS_TEMPLATE_ILLEGAL', 'refused'],
  ['aliyun', 'isv.DAY_LIMIT_CONTROL', 'refused'],
  ['aliyun', 'isp.RAM_PERMISSION_DENY', 'refused'],
  ['aliyun', 'isp.SYSTEM_ERROR', 'failed'],
  ['aliyun', 'Throttling.User', 'throttled'],
  ['tencent', 'FailedOperation.TemplateIncorrectOrUnapproved', 'refused'],
  ['tencent', 'FailedOperation.PhoneNumberInBlacklist', 'refused'],
  ['tencent', 'UnauthorizedOperation.RequestIpNotInWhitelist', 'refused'],
  ['tencent', 'InternalError.SigVerificationFail', 'refused'],
  ['tencent', 'InternalError.Timeout', 'failed'],
  ['tencent', 'RequestLimitExceeded', 'throttled'],
  ['twilio', '21610', 'refused'],
  ['webhook', '410', 'refused'],
  ['webhook', '408', 'failed'],
  ['aliyun', 'call 13912345678 about 012345', 'refused'],
]

test.each(words)('%s says %s: %s', async (id, word, outcome) => {
  const { sms, standIn, lines } = await openVendor(id)
  standIn.mood = { refuse: word }
  await sms.sendCode(code).catch(() => undefined)
  expect(lines).toEqual([expect.objectContaining({ outcome })])
  expect(JSON.stringify(lines)).not.toMatch(/13912345678|012345/)
})

import { z } from 'zod'
import { hostOf, type VendorAnswer } from './ask-vendor.ts'
import { type SmsSettings, VENDOR_URLS } from './settings.ts'
import { signTc3 } from './sign-tc3.ts'
import { chooseTemplate } from './templates.ts'
import type { Vendor } from './vendor.ts'
import { cleanReason, judgeStatus, judgeUnreadable, readJson, type Verdict } from './verdict.ts'

/** Tencent Cloud's SMS, SendSms of 2021-01-11. */
export function createTencent(settings: Extract<SmsSettings, { provider: 'tencent' }>): Vendor {
  const { url, keyId, keySecret, signature, templates, appId, region } = settings
  return {
    id: 'tencent',
    host: hostOf(url, VENDOR_URLS.tencent),
    write(message, now) {
      const template = chooseTemplate(templates, message)
      if (template === undefined) return null
      const body = JSON.stringify({
        PhoneNumberSet: [message.phone],
        SmsSdkAppId: appId,
        TemplateId: template,
        SignName: signature,
        TemplateParamSet: 'code' in message ? [message.code] : [],
        SessionContext: message.id,
      })
      const call = { service: 'sms', action: 'SendSms', version: '2021-01-11', region, body }
      return signTc3({ url, ...call, keyId, keySecret, at: now })
    },
    read: judge,
  }
}

/** The call may be refused, or the one number that was in it. */
const answerShape = z.object({
  Response: z.union([
    z.object({ Error: z.object({ Code: z.string() }) }),
    z.object({ SendStatusSet: z.tuple([z.object({ Code: z.string() })]) }),
  ]),
})
const THROTTLED = /^(RequestLimitExceeded|LimitExceeded)/
/** Those of the internal errors that the next call does not meet again. */
const FAILED = /^InternalError($|\.(Timeout|OtherError|SendAndRecvFail|RequestTimeException))|^ResourceUnavailable/

function judge(answer: VendorAnswer): Verdict {
  const byStatus = judgeStatus(answer)
  if (byStatus) return byStatus
  const parsed = answerShape.safeParse(readJson(answer))
  if (!parsed.success) return judgeUnreadable(answer)
  const { Response } = parsed.data
  const { Code } = 'Error' in Response ? Response.Error : Response.SendStatusSet[0]
  if (Code === 'Ok') return { outcome: 'sent' }
  const reason = cleanReason(Code)
  if (THROTTLED.test(Code)) return { outcome: 'throttled', reason }
  return { outcome: FAILED.test(Code) ? 'failed' : 'refused', reason }
}

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { hostOf, type VendorAnswer } from './ask-vendor.ts'
import { type SmsSettings, VENDOR_URLS } from './settings.ts'
import { signAcs3 } from './sign-acs3.ts'
import { chooseTemplate } from './templates.ts'
import type { Vendor } from './vendor.ts'
import { cleanReason, judgeStatus, judgeUnreadable, readJson, type Verdict } from './verdict.ts'

/** Alibaba Cloud's Short Message Service, SendSms of 2017-05-25. */
export function createAliyun(settings: Extract<SmsSettings, { provider: 'aliyun' }>): Vendor {
  const { url, keyId, keySecret, signature, templates } = settings
  return {
    id: 'aliyun',
    host: hostOf(url, VENDOR_URLS.aliyun),
    write(message, now) {
      const template = chooseTemplate(templates, message)
      if (template === undefined) return null
      const query = {
        OutId: message.id,
        PhoneNumbers: writePhone(message.phone),
        SignName: signature,
        TemplateCode: template,
        ...('code' in message && { TemplateParam: JSON.stringify({ code: message.code }) }),
      }
      const nonce = randomBytes(16).toString('hex')
      return signAcs3({ url, action: 'SendSms', version: '2017-05-25', query, keyId, keySecret, at: now, nonce })
    },
    read: judge,
  }
}

/** Eleven digits in mainland China, country code and number elsewhere; a plus is known in neither. */
function writePhone(phone: string): string {
  return phone.replace(/^\+(86(?=1\d{10}$))?/, '')
}

const answerShape = z.object({ Code: z.string() })
const THROTTLED = /^Throttling\b|^(isv\.)?BUSINESS_LIMIT/
const FAILED = /^isp\.(SYSTEM_ERROR|GATEWAY_ERROR|UNKNOWN)$|^(InternalError|ServiceUnavailable)/

function judge(answer: VendorAnswer): Verdict {
  const parsed = answerShape.safeParse(readJson(answer))
  if (!parsed.success) return judgeStatus(answer) ?? judgeUnreadable(answer)
  const { Code } = parsed.data
  const reason = cleanReason(Code)
  if (THROTTLED.test(Code)) return { outcome: 'throttled', reason }
  if (FAILED.test(Code)) return { outcome: 'failed', reason }
  const byStatus = judgeStatus(answer)
  if (byStatus) return byStatus
  return Code === 'OK' ? { outcome: 'sent' } : { outcome: 'refused', reason }
}

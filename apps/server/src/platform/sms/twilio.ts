import { z } from 'zod'
import { hostOf, type VendorAnswer } from './ask-vendor.ts'
import { type SmsSettings, VENDOR_URLS } from './settings.ts'
import type { Vendor } from './vendor.ts'
import { judgeStatus, judgeUnreadable, readJson, type Verdict } from './verdict.ts'
import { writeText } from './write-text.ts'

/** Twilio's Messages resource of 2010-04-01. */
export function createTwilio(settings: Extract<SmsSettings, { provider: 'twilio' }>): Vendor {
  const { url, account, keyId, keySecret, from, signature } = settings
  // A messaging service picks the number itself.
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    id: 'twilio',
    host: hostOf(url, VENDOR_URLS.twilio),
    write(message) {
      const form = { To: message.phone, [sender]: from, Body: writeText(message, signature) }
      return {
        url: `${new URL(url).origin}/2010-04-01/Accounts/${account}/Messages.json`,
        headers: {
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret.reveal()}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(form).toString(),
      }
    },
    read: judge,
  }
}

const accepted = z.object({ sid: z.string(), status: z.string(), error_code: z.number().nullish() })
const declined = z.object({ code: z.number().int() })

function judge(answer: VendorAnswer): Verdict {
  const byStatus = judgeStatus(answer)
  if (byStatus) return byStatus
  if (answer.status >= 400) {
    const error = declined.safeParse(readJson(answer))
    return error.success ? { outcome: 'refused', reason: `twilio_${error.data.code}` } : judgeUnreadable(answer)
  }
  const message = accepted.safeParse(readJson(answer))
  if (!message.success) return judgeUnreadable(answer)
  const { status, error_code } = message.data
  if (status !== 'failed') return { outcome: 'sent' }
  return { outcome: 'refused', reason: `twilio_${error_code ?? 'failed'}` }
}

import { hostOf, type VendorAnswer } from './ask-vendor.ts'
import type { SmsSettings } from './settings.ts'
import { signWebhook } from '../sign-webhook.ts'
import type { Vendor } from './vendor.ts'
import { judgeStatus, type Verdict } from './verdict.ts'
import { writeText } from './write-text.ts'

/** A program of the operator's, which sends the SMS by whatever it likes. */
export function createWebhook(settings: Extract<SmsSettings, { provider: 'webhook' }>): Vendor {
  const { url, keySecret, secondKeySecret, signature } = settings
  const keySecrets = secondKeySecret ? [keySecret, secondKeySecret] : [keySecret]
  return {
    id: 'webhook',
    host: hostOf(url, null),
    write(message, now) {
      const about = 'code' in message ? { purpose: message.purpose, code: message.code } : { notice: message.notice }
      const { id, phone, language } = message
      const text = writeText(message, signature)
      const body = JSON.stringify({ id, phone, ...about, text, language, at: now.toISOString() })
      const headers = { 'content-type': 'application/json', ...signWebhook(keySecrets, { id, at: now, body }) }
      return { url, headers, body }
    },
    read: judge,
  }
}

function judge(answer: VendorAnswer): Verdict {
  const byStatus = judgeStatus(answer)
  if (byStatus) return byStatus
  if (answer.status < 300) return { outcome: 'sent' }
  return { outcome: answer.status === 408 ? 'failed' : 'refused', reason: `http_${answer.status}` }
}

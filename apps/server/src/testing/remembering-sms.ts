import type { CodeMessage, NoticeMessage, SmsProvider } from '../platform/sms/provider.ts'

/** A provider that reaches no phone and remembers what it was given. */
export interface RememberingSms extends SmsProvider {
  readonly sent: readonly CodeMessage[]
  readonly notices: readonly NoticeMessage[]
  /** The newest code for a phone. */
  codeFor(phone: string): string
}

export function openRememberingSms(): RememberingSms {
  const sent: CodeMessage[] = []
  const notices: NoticeMessage[] = []
  return {
    id: 'remembering',
    sent,
    notices,
    async sendCode(message) {
      sent.push(message)
      return 'sent'
    },
    async sendNotice(message) {
      notices.push(message)
      return 'sent'
    },
    codeFor(phone) {
      const message = sent.findLast((one) => one.phone === phone)
      if (!message) throw new Error(`no code was sent to ${phone}`)
      return message.code
    },
  }
}

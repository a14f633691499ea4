import type { CodeMessage, SmsProvider } from '../platform/sms/provider.ts'

/** A provider that reaches no phone and remembers what it was given. */
export interface RememberingSms extends SmsProvider {
  readonly sent: readonly CodeMessage[]
  /** The newest code for a phone. */
  codeFor(phone: string): string
}

export function openRememberingSms(): RememberingSms {
  const sent: CodeMessage[] = []
  return {
    id: 'remembering',
    sent,
    async sendCode(message) {
      sent.push(message)
    },
    codeFor(phone) {
      const message = sent.findLast((one) => one.phone === phone)
      if (!message) throw new Error(`no code was sent to ${phone}`)
      return message.code
    },
  }
}

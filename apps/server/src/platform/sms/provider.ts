import type { CodePurpose } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'

export interface CodeMessage {
  /** E.164. */
  phone: string
  purpose: CodePurpose
  /** Six digits. */
  code: string
  language: Language
}

/** Brings a code to a phone. Throws when the provider cannot be reached; the job tries again. */
export interface SmsProvider {
  readonly id: string
  sendCode(message: CodeMessage): Promise<void>
}

import type { CodePurpose } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'

interface Message {
  /** The same on every retry, so that duplicates can be recognised. */
  id: string
  /** E.164. */
  phone: string
  language: Language
}

export interface CodeMessage extends Message {
  purpose: CodePurpose
  /** Six digits. */
  code: string
}

/** What an account is told after the fact. `code_guessed`: somebody tries to get in by codes. */
export type Notice = 'password_reset' | 'password_changed' | 'code_guessed'

export interface NoticeMessage extends Message {
  notice: Notice
}

export type SmsMessage = CodeMessage | NoticeMessage

/** `refused` is final; `not_set_up`: the operator has no template for such a message. */
export type Delivery = 'sent' | 'refused' | 'not_set_up'

/** Sends an SMS. Thrown errors are retryable. */
export interface SmsProvider {
  readonly id: string
  sendCode(message: CodeMessage): Promise<Delivery>
  sendNotice(message: NoticeMessage): Promise<Delivery>
}

/** What a message is about, in one word. */
export function topicOf(message: SmsMessage): CodePurpose | Notice {
  return 'code' in message ? message.purpose : message.notice
}

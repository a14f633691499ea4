import type { CodePurpose } from '@easel/contract/account'

/** The latest code request of this tab. It survives a reload, with its phone number and the time of the next allowed request. */
export interface SentCode {
  phone: string
  purpose: CodePurpose
  againAtMs: number
}

const STORED_KEY = 'sentCode'
const NONE: SentCode = { phone: '', purpose: 'login', againAtMs: 0 }

export function readSentCode(): SentCode {
  try {
    const { phone, purpose, againAtMs }: SentCode = {
      ...NONE,
      ...JSON.parse(sessionStorage.getItem(STORED_KEY) ?? '{}'),
    }
    return { phone: String(phone), purpose, againAtMs: Number(againAtMs) || 0 }
  } catch {
    return NONE // storage is blocked, or its content was edited
  }
}

export function writeSentCode(sent: SentCode): void {
  sessionStorage.setItem(STORED_KEY, JSON.stringify(sent))
}

export function forgetSentCode(): void {
  sessionStorage.removeItem(STORED_KEY)
}

import type { CodePurpose } from '@easel/contract/account'

/** The code that this tab asked for last: a reload forgets neither its phone nor when another may be asked for. */
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
    return NONE // nothing can be kept, or somebody edited it
  }
}

export function writeSentCode(sent: SentCode): void {
  sessionStorage.setItem(STORED_KEY, JSON.stringify(sent))
}

export function forgetSentCode(): void {
  sessionStorage.removeItem(STORED_KEY)
}

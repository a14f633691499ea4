import type { VendorAnswer } from './ask-vendor.ts'

/** How a provider took a message. Throttled and failed ones may be tried again; a refusal is final. */
export type Verdict = { outcome: 'sent' } | { outcome: 'refused' | 'throttled' | 'failed'; reason: string }

/** What the status alone says, whoever answers; null: it is for the body to say. */
export function judgeStatus({ status }: VendorAnswer): Verdict | null {
  if (status >= 500) return { outcome: 'failed', reason: `http_${status}` }
  if (status === 429) return { outcome: 'throttled', reason: 'http_429' }
  if (status >= 300 && status < 400) return { outcome: 'refused', reason: 'redirect' }
  return null
}

/** A body that says nothing: after a 2xx the message may not have gone out, after a 4xx it did not. */
export function judgeUnreadable({ status }: VendorAnswer): Verdict {
  if (status < 300) return { outcome: 'failed', reason: 'unreadable_answer' }
  return { outcome: 'refused', reason: `http_${status}` }
}

/** The answer as JSON; undefined when it is none. */
export function readJson({ text }: VendorAnswer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a stranger's page of HTML, or half an answer; the schema refuses it
  }
}

/** A vendor's error word as a log may hold it; a sentence could repeat the phone or the text. */
export function cleanReason(word: string): string {
  return /^[A-Za-z0-9_.:-]{1,80}$/.test(word) ? word : 'unknown'
}

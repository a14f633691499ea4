import type { BodyOf } from '@easel/contract/call'
import type { createWebhook, Webhook, WebhookEvent } from '@easel/contract/webhooks'

/** Step of the page; `from` is the webhook that it comes back from, or `add`. */
export type WebhookView =
  | { at: 'list'; from?: string }
  | { at: 'add' }
  | { at: 'change' | 'details'; webhookId: string }

export const EVENTS = ['task.ended', 'credits.low', 'order.paid'] as const satisfies WebhookEvent[]

/** A webhook as it is typed and chosen in its form. */
export interface WebhookFields {
  url: string
  events: readonly WebhookEvent[]
  creditsUnder: string
}

export const EMPTY_FIELDS: WebhookFields = { url: '', events: ['task.ended'], creditsUnder: '' }

export function fieldsOf({ url, events, creditsUnder }: Webhook): WebhookFields {
  return { url, events, creditsUnder: String(creditsUnder ?? '') }
}

type Fault = 'needUrl' | 'needEvent' | 'needCredits'

/** What is wrong before the server is asked, by field; empty: nothing. */
export function findFaults({ url, events, creditsUnder }: WebhookFields): Partial<Record<keyof WebhookFields, Fault>> {
  const needsCredits = events.includes('credits.low') && parseCredits(creditsUnder) === null
  return {
    ...(url.trim() === '' && { url: 'needUrl' }),
    ...(events.length === 0 && { events: 'needEvent' }),
    ...(needsCredits && { creditsUnder: 'needCredits' }),
  }
}

export function bodyOf({ url, events, creditsUnder }: WebhookFields): BodyOf<typeof createWebhook> {
  return {
    url: url.trim(),
    events: EVENTS.filter((event) => events.includes(event)),
    creditsUnder: events.includes('credits.low') ? parseCredits(creditsUnder) : null,
  }
}

/** Null: no whole number above 0. */
function parseCredits(typed: string): number | null {
  const plain = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  return /^\d+$/.test(plain) && Number(plain) > 0 ? Number(plain) : null
}

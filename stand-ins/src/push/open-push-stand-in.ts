import { randomUUID } from 'node:crypto'
import { type LoopbackAnswer, type LoopbackRequest, serveLoopback } from '../serve-loopback.ts'
import { findFault } from './find-fault.ts'
import { type Browser, makeBrowser, readMessage } from './read-message.ts'

/** What a browser hands to a site that may push to it. */
export interface StandInSubscription {
  url: string
  p256dh: string
  auth: string
}

export interface TakenMessage {
  url: string
  text: string
  topic: string | undefined
  ttlSeconds: number
  urgency: string | undefined
  /** The public key that signed for it, as base64url. */
  sender: string
}

export interface PushStandIn {
  baseUrl: string
  /** A browser asks for an endpoint. */
  subscribe(): StandInSubscription
  /** Its user takes the permission back: from now on the endpoint is gone. */
  unsubscribe(url: string): void
  /** Every request from now on is answered so, until null. */
  answerWith(status: number | null): void
  /** What was taken and could be read, in order. */
  readonly messages: readonly TakenMessage[]
  /** How often anybody asked. */
  countAsked(): number
  close(): Promise<void>
}

/**
 * A push service (RFC 8030) with the browsers behind it: it takes only requests that are signed (RFC 8292) and reads what was
 * encrypted for its browsers (RFC 8291).
 */
export async function openPushStandIn(port = 0): Promise<PushStandIn> {
  const browsers = new Map<string, Browser>()
  const messages: TakenMessage[] = []
  let forced: number | null = null
  let askedCount = 0

  function answer(asked: LoopbackRequest): LoopbackAnswer {
    askedCount += 1
    if (forced !== null) return { status: forced, body: '' }
    const browser = browsers.get(asked.path)
    if (!browser) return { status: 410, body: 'gone' }
    const fault = findFault(asked, server.baseUrl)
    if (fault) return fault
    const text = readMessage(browser, asked.bytes)
    if (text === null) return { status: 400, body: 'nobody can read this' }
    const { topic, ttl, urgency, authorization = '' } = asked.headers
    messages.push({
      ...{ url: `${server.baseUrl}${asked.path}`, text, topic: topic as string | undefined, ttlSeconds: Number(ttl) },
      ...{ urgency: urgency as string | undefined, sender: /k=([\w-]+)/.exec(authorization)?.[1] ?? '' },
    })
    return { status: 201, body: '' }
  }

  const server = await serveLoopback(answer, port)
  return {
    baseUrl: server.baseUrl,
    subscribe() {
      const [path, browser] = [`/push/${randomUUID()}`, makeBrowser()]
      browsers.set(path, browser)
      return { url: `${server.baseUrl}${path}`, p256dh: browser.publicKey, auth: browser.auth.toString('base64url') }
    },
    unsubscribe: (url) => void browsers.delete(new URL(url).pathname),
    answerWith(status) {
      forced = status
    },
    messages,
    countAsked: () => askedCount,
    close: () => server.close(),
  }
}

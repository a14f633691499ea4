import type { Channel } from '@easel/contract/channel'
import { vi } from 'vitest'

interface Asked {
  /** Method and path, such as `PUT /api/draw/channel/…`. */
  call: string
  body: unknown
  key: string | null
}

type Answer = () => Response | Promise<Response>

/** Fake server of the channel tests: records every call and answers as the test says. */
export class FakeCalls {
  readonly asked: Asked[] = []
  /** Answers by prefix of the call; the first match wins. */
  readonly answers: [string, Answer][] = []

  /** Replaces `fetch`; undone by `vi.unstubAllGlobals`. */
  install(): void {
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      const call = `${method} ${url}`
      const key = new Headers(headers).get('idempotency-key')
      this.asked.push({ call, body: readBody(body), key })
      const [, answer] = this.answers.find(([start]) => call.startsWith(start)) ?? []
      return answer?.() ?? fine(null)()
    })
  }

  on(start: string, answer: Answer): void {
    this.answers.unshift([start, answer])
  }

  of(start: string): Asked[] {
    return this.asked.filter(({ call }) => call.startsWith(start))
  }
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return body ? JSON.parse(String(body)) : null
}

export const fine = (data: unknown) => () => Response.json({ code: 200, message: '', data, success: true })

export const refused = (reason: string, code = 409, message = '不行') => {
  return () => Response.json({ code, message, data: { reason }, success: false })
}

export const unreachable = (): Promise<Response> => Promise.reject(new TypeError('no route to host'))

/** An answer that is held back until released. */
export function held(answer: Answer): { answer: Answer; release(): void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer: () => released.then(answer), release }
}

/** The nth channel, created by the reader. */
export function aChannel(at: number, more: Partial<Channel> = {}): Channel {
  return {
    id: channelId(at),
    title: `Channel ${at}`,
    memberCount: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastActiveAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    isCreator: true,
    unread: 0,
    ...more,
  }
}

export const channelId = (at: number) => `0192a1b2-0000-7000-8000-${String(at).padStart(12, '0')}`

import type { User } from '@easel/contract/account'
import type { ChatItem } from '@easel/contract/chat'
import type { Company } from '@easel/contract/company'
import { type DrawSettings, USUAL_SETTINGS } from '@easel/contract/draw-settings'
import type { Quote } from '@easel/contract/quote'
import type { ServerFrame } from '@easel/contract/live'
import { vi } from 'vitest'
import { AUTHOR } from './seed.ts'

/** Everything that a submit request contained. */
export interface Posted {
  path: string
  body: unknown
  key: string | null
}

type Answer = { data: unknown } | { reason: string; code: number; message: string } | 'unreachable'

/** Fake server for the browser: records requests, responds, and pushes frames. */
export class FakeServer {
  readonly posted: Posted[] = []
  /** Items of the channel, newest first. */
  items: ChatItem[] = []
  /** Items of filtered timelines, by query string, such as `only=mine`. */
  readonly parts = new Map<string, ChatItem[]>()
  /** URLs of all GET requests except the channel's timeline. */
  readonly asked: string[] = []
  /** Responses to GET requests by path prefix; settings have defaults, everything else is empty. */
  readonly reads = new Map<string, Answer>([['/api/draw/settings/', { data: SETTINGS }]])
  /** Responses to submits, in order; with none left, submits stay pending. */
  readonly answers: Answer[] = []
  /** What every quote says. */
  quote: Quote = QUOTE
  /** Whether the server is unreachable. */
  isAway = false
  readonly #waiting: ((answer: Answer) => void)[] = []
  #socket: FakeSocket | undefined

  /** Replaces `fetch` and `WebSocket`; undone by `vi.unstubAllGlobals`. */
  install(): void {
    const server = this
    vi.stubGlobal('fetch', (url: string, request?: RequestInit) => this.#fetch(url, request))
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor() {
          super()
          server.#socket = this
          queueMicrotask(() => this.onopen?.())
        }
      },
    )
  }

  push(frame: ServerFrame): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(frame) })
  }

  /** Responds to the oldest pending submit. */
  answer(answer: Answer): void {
    const resolve = this.#waiting.shift()
    if (resolve) resolve(answer)
    else this.answers.push(answer)
  }

  async #fetch(url: string, request: RequestInit = {}): Promise<Response> {
    if (this.isAway) return say('unreachable')
    if (url.startsWith('/api/ws/')) return envelope({ url: '/ws', ticket: 't', expiresIn: 30 })
    if (url.startsWith('/api/draw/chat/') && request.method !== 'POST') {
      const part = [...this.parts].find(([query]) => url.includes(query))
      return envelope({ items: part?.[1] ?? this.items, nextCursor: null, seq: 0 })
    }
    if (url.startsWith('/api/mj/quote/')) return envelope(this.quote)
    if ((request.method ?? 'GET') === 'GET') return say(this.#readingOf(url))
    const key = new Headers(request.headers).get('idempotency-key')
    this.posted.push({ path: url, body: JSON.parse(String(request.body)), key })
    const answer = this.answers.shift() ?? (await new Promise<Answer>((resolve) => this.#waiting.push(resolve)))
    return say(answer)
  }

  #readingOf(url: string): Answer {
    this.asked.push(url)
    return [...this.reads].find(([start]) => url.startsWith(start))?.[1] ?? { data: null }
  }
}

function say(answer: Answer): Response {
  if (answer === 'unreachable') throw new TypeError('no route to host')
  if ('data' in answer) return envelope(answer.data)
  return Response.json({
    code: answer.code,
    message: answer.message,
    data: { reason: answer.reason },
    success: false,
  })
}

const QUOTE: Quote = {
  count: 1,
  cost: 4,
  priceList: 0,
  queueAhead: 0,
  waitsForOwn: false,
  etaSeconds: null,
  problems: [],
}

class FakeSocket {
  static readonly OPEN = 1
  readonly readyState = 1
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined

  send(): void {}
  close(): void {}
}

export const USER: User = {
  ...AUTHOR,
  phone: '+8613800000000',
  email: null,
  hasPassword: true,
  defaultName: 'Midjourney 0003',
  description: '',
  nijiRemix: false,
  mjRemix: false,
  theme: 'dark',
  language: 'zh-CN',
  role: 'user',
  credits: 40,
  plan: null,
  concurrency: 1,
  relax: false,
}

/** Settings of a person who has changed nothing. */
export const SETTINGS: DrawSettings = { ...USUAL_SETTINGS, botType: 'MID_JOURNEY', version: '7', remix: false }

export const COMPANY: Company = {
  name: '墨舍',
  description: '一起画画',
  keywords: '画,墨',
  isShowChatGPT: true,
  isShowDiscord: true,
  logo: null,
  darkLogo: null,
  contact: null,
  about: null,
  languages: ['zh-CN'],
  payChannels: [],
  loginTypes: ['Password'],
  gridCost: 4,
  media: [],
}

function envelope(data: unknown): Response {
  return Response.json({ code: 200, message: '', data, success: true })
}

import type { User } from '@easel/contract/account'
import type { ChatItem } from '@easel/contract/chat'
import type { Company } from '@easel/contract/company'
import { type DrawSettings, USUAL_SETTINGS } from '@easel/contract/draw-settings'
import type { ServerFrame } from '@easel/contract/live'
import { vi } from 'vitest'
import { AUTHOR } from './seed.ts'

/** Everything a submit said. */
export interface Posted {
  path: string
  body: unknown
  key: string | null
}

type Answer = { data: unknown } | { reason: string; code: number; message: string } | 'unreachable'

/** The server as the browser sees it: what it is asked, what it answers, and what it pushes. */
export class FakeServer {
  readonly posted: Posted[] = []
  /** What the channel holds, newest first. */
  items: ChatItem[] = []
  /** What a part of it holds, by what the part is asked for with: `only=mine`. */
  readonly parts = new Map<string, ChatItem[]>()
  /** The addresses of all readings but the channel's own. */
  readonly asked: string[] = []
  /** What a reading is answered, by how its path begins; settings are the usual ones, and of the rest there is nothing. */
  readonly reads = new Map<string, Answer>([['/api/draw/settings/', { data: SETTINGS }]])
  /** Answers for submits, first one first; none left means "wait". */
  readonly answers: Answer[] = []
  /** Nothing reaches it. */
  isAway = false
  readonly #waiting: ((answer: Answer) => void)[] = []
  #socket: FakeSocket | undefined

  /** Stand in for `fetch` and `WebSocket`; undone by `vi.unstubAllGlobals`. */
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

  /** Answer the oldest submit that waits. */
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
    if (url.startsWith('/api/mj/quote/')) return envelope(QUOTE)
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

const QUOTE = { count: 1, cost: 4, queueAhead: 0, waitsForOwn: false, etaSeconds: null, problems: [] }

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

/** Of who has chosen nothing. */
export const SETTINGS: DrawSettings = { ...USUAL_SETTINGS, botType: 'MID_JOURNEY', version: '7', remix: false }

export const COMPANY: Company = {
  name: '墨舍',
  description: '一起画画',
  keywords: '画,墨',
  isShowChatGPT: true,
  isShowDiscord: true,
  logo: null,
  contact: null,
  about: null,
  languages: ['zh-CN'],
  payChannels: [],
  loginTypes: ['Password'],
}

function envelope(data: unknown): Response {
  return Response.json({ code: 200, message: '', data, success: true })
}

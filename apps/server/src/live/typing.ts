import type { ServerFrame } from '@easel/contract/live'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Hub } from './hub.ts'

/** Bus channel of typing events, which are not stored. */
const TYPING_CHANNEL = 'typing'
/** Minimum interval between events of one person. */
const EVERY_MS = 2_000
const KNOWN_MAX = 10_000

const typing = z.object({
  channelId: z.string(),
  user: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
})
type Person = z.infer<typeof typing>['user']

export interface TypingDeps extends Pick<Deps, 'bus' | 'clock' | 'log'> {
  hub: Pick<Hub, 'show'>
  findPerson: (userId: string) => Promise<Person | undefined>
}

/** Forwards typing events to the other members in a channel, across processes. */
export class Typing {
  readonly #deps: TypingDeps
  readonly #told = new Recent()
  readonly #shown = new Recent()
  readonly #stop: () => void

  constructor(deps: TypingDeps) {
    this.#deps = deps
    this.#stop = deps.bus.listen(TYPING_CHANNEL, (payload) => this.#show(payload))
  }

  /** Of somebody whose socket listens to that channel. */
  async tell(userId: string, channelId: string): Promise<void> {
    if (!this.#told.add(`${channelId} ${userId}`, this.#now())) return
    const user = await this.#deps.findPerson(userId)
    if (user) await this.#deps.bus.publish(TYPING_CHANNEL, JSON.stringify({ channelId, user }))
  }

  close(): void {
    this.#stop()
  }

  /** Deduplicates events of one person from two processes. */
  #show(payload: string): void {
    const { channelId, user } = typing.parse(JSON.parse(payload))
    if (!this.#shown.add(`${channelId} ${user.id}`, this.#now())) return
    const frame: ServerFrame = { t: 'typing', channelId, user }
    this.#deps.hub.show(channelId, frame, ({ userId }) => userId !== user.id)
  }

  #now(): number {
    return this.#deps.clock.now().getTime()
  }
}

/** Keys seen in the last two seconds. */
class Recent {
  readonly #at = new Map<string, number>()

  /** False: it was done a moment ago. */
  add(key: string, now: number): boolean {
    const before = this.#at.get(key)
    if (before !== undefined && Math.abs(now - before) < EVERY_MS) return false
    if (this.#at.size >= KNOWN_MAX) this.#at.clear()
    this.#at.set(key, now)
    return true
  }
}

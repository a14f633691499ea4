import type { ServerFrame } from '@easel/contract/live'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { KeptFrame } from './frames.ts'
import { LIVE_CHANNEL, type Room } from './outbox.ts'
import { type Reader, RoomFeed } from './room-feed.ts'

/** Bus channel of previews, which are not stored. */
export const PREVIEW_CHANNEL = 'preview'
/** Bus channel of ended sessions (or `user:<id>`); their sockets are closed. */
export const SESSION_ENDED_CHANNEL = 'session_ended'
/** Bus channel that says that the operator's details have changed; every open page reads them anew. */
export const COMPANY_CHANNEL = 'company'

/** Delay before re-reading frames after a database failure. */
const REREAD_MS = 1_000

const preview = z.object({ channelId: z.string(), taskId: z.string(), progress: z.number(), url: z.string() })

export type HubDeps = Pick<Deps, 'db' | 'bus' | 'log' | 'clock' | 'counts'>

/** The rooms of this process: forwards new frames to subscribed sockets, without own rules. */
export class Hub {
  readonly #deps: HubDeps
  readonly #feeds = new Map<Room, RoomFeed>()
  readonly #stops: (() => void)[]

  constructor(deps: HubDeps) {
    this.#deps = deps
    this.#stops = [
      deps.bus.listen(
        LIVE_CHANNEL,
        (payload) => this.#pump(payload.slice(payload.indexOf(' ') + 1) as Room),
        () => this.#pumpAll(),
      ),
      deps.bus.listen(PREVIEW_CHANNEL, (payload) => this.#showPreview(payload)),
    ]
  }

  /** Subscribe to a room after `since`, or from now; returns the reader's position. Call again to catch up. */
  async enter(reader: Reader, room: Room, since: number | undefined): Promise<number> {
    const feed = this.#feeds.get(room) ?? new RoomFeed(this.#deps.db, room, (frame) => this.#noteDelay(frame))
    this.#feeds.set(room, feed)
    return feed.enter(reader, since)
  }

  leave(reader: Reader, room: Room): void {
    const feed = this.#feeds.get(room)
    feed?.leave(reader)
    if (feed?.isEmpty) this.#feeds.delete(room)
  }

  /** Send an unstored frame to all or some sockets of a channel. */
  show(channelId: string, frame: ServerFrame, isMeant: (reader: Reader) => boolean = () => true): void {
    for (const reader of this.#feeds.get(`channel:${channelId}`)?.readers ?? []) if (isMeant(reader)) reader.send(frame)
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  #noteDelay({ createdAt }: KeptFrame): void {
    const { clock, counts } = this.#deps
    counts.observe('easel_frame_delay_seconds', {}, (clock.now().getTime() - createdAt.getTime()) / 1_000)
  }

  #pump(room: Room): void {
    this.#feeds
      .get(room)
      ?.pump()
      .catch((error: unknown) => this.#pumpLater(room, error))
  }

  /** The notification will not be repeated, so retry. */
  #pumpLater(room: Room, error: unknown): void {
    this.#deps.log.warn({ err: error, room }, 'live frames not read')
    setTimeout(() => this.#pump(room), REREAD_MS).unref()
  }

  #pumpAll(): void {
    for (const room of this.#feeds.keys()) this.#pump(room)
  }

  #showPreview(payload: string): void {
    const { channelId, ...rest } = preview.parse(JSON.parse(payload))
    const frame: ServerFrame = { t: 'preview', channelId, ...rest }
    this.show(channelId, frame)
  }
}

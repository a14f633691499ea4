import { OutgoingError } from '@easel/outgoing/outgoing'
import type { ClipFacts } from '../clip/clip-facts.ts'
import { ClipUnreadable } from '../clip/clip-unreadable.ts'
import { putIndexFirst } from '../clip/put-index-first.ts'
import { MOST_CLIP_BYTES, readClip } from '../clip/read-clip.ts'
import { EngineMessage, EngineRefused } from './faults.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { Line } from './line.ts'
import type { RemoteTools } from './tools.ts'

/** Links often come before what they link to. */
const PATIENCE_MS = 30 * 60_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
const LONGEST_FETCH_MS = 5 * 60_000
/** What cannot be read may be a page that asks for patience, or a file that is still being written. */
const MOST_UNREADABLE = 3

export interface FetchedClip extends ClipFacts {
  /** With the index in front. */
  bytes: Uint8Array
}

export interface ClipSource {
  line: Line
  pause: RemoteTools['pause']
  /** Milliseconds that one clip may take to come, at most five minutes. */
  timeoutMs: number
  /** Where it lies; asked before each further try, since links are signed for a while only. Null: it does not say now. */
  locate(signal: AbortSignal): Promise<string | null>
}

/**
 * The finished clip, judged by its bytes. While it cannot be had it is tried again for half an hour.
 *
 * @param url Where it is said to lie
 * @throws EngineRefused: `clip_not_fetched`, `clip_unreadable`, `clip_too_large`, `clip_forbidden`; the signal's reason
 */
export async function fetchClip(source: ClipSource, url: string, signal: AbortSignal): Promise<FetchedClip> {
  const { clock } = source.line
  const since = clock.now().getTime()
  let [waitedMs, pauseMs, unreadableCount, at] = [0, FIRST_PAUSE_MS, 0, url]
  for (;;) {
    const fetched = await tryOnce(source, at, signal)
    if (!(fetched instanceof EngineRefused)) return fetched
    if (fetched.reason === 'clip_unreadable' && ++unreadableCount >= MOST_UNREADABLE) throw fetched
    if (Math.max(waitedMs, clock.now().getTime() - since) >= PATIENCE_MS) throw fetched
    await source.pause(pauseMs, signal)
    waitedMs += pauseMs
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    at = (await source.locate(signal)) ?? at
  }
}

/** A refusal that is given back may pass. @throws EngineRefused one that does not; the signal's reason */
async function tryOnce(
  { line, timeoutMs }: ClipSource,
  url: string,
  signal: AbortSignal,
): Promise<FetchedClip | EngineRefused> {
  try {
    const { status, body } = await fetchBytes(line, {
      url,
      signal,
      maxBytes: MOST_CLIP_BYTES,
      timeoutMs: Math.min(LONGEST_FETCH_MS, timeoutMs),
    })
    if (status === 200) return readFetched(body)
    if (isOver(status, body)) throw notFetched(`answered ${status}: gone`)
    return notFetched(`answered ${status}`)
  } catch (cause) {
    if (cause instanceof ClipUnreadable) return refuseUnreadable(cause)
    if (!(cause instanceof OutgoingError)) throw cause
    if (cause.kind === 'forbidden') throw new EngineRefused('clip_forbidden', { cause })
    if (cause.kind === 'too_large') throw new EngineRefused('clip_too_large', { cause })
    return notFetched(cause.kind)
  }
}

function readFetched(bytes: Uint8Array): FetchedClip {
  const facts = readClip(bytes)
  return { ...facts, bytes: putIndexFirst(bytes) }
}

const notFetched = (said: string) => new EngineRefused('clip_not_fetched', { cause: new EngineMessage(said) })

function refuseUnreadable({ fault }: ClipUnreadable): EngineRefused {
  if (fault === 'too_large') throw new EngineRefused('clip_too_large')
  return new EngineRefused('clip_unreadable', { cause: new EngineMessage(fault) })
}

/** Storages refuse with 403 both what is not there yet and what is not there any more, and say of the latter that it is expired. */
function isOver(status: number, body: Uint8Array): boolean {
  if (status === 410) return true
  return status === 403 && /expired/i.test(Buffer.from(body.subarray(0, 4_096)).toString('latin1'))
}

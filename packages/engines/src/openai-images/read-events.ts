import { EngineRefused } from '../remote/faults.ts'
import type { z } from 'zod'
import { refusalOf } from './read-refusal.ts'
import { type PictureOnWire, streamEvent } from './wire.ts'

/** A picture on the way, in base64. */
export interface Partial {
  base64: string
  index: number
}

/**
 * `image_generation.completed` and `image_edit.completed` of OpenAI; Volcengine Ark says `image_generation.partial_succeeded` of each
 * picture, and vLLM-Omni's edits say `image`.
 */
const FINISHED = /(^|\.)(completed|partial_succeeded)$|^image$/

/**
 * The finished pictures of a stream of server-sent events, which is left when so many have come; none: it came to its end, and brought none.
 * @throws EngineRefused
 */
export async function readEvents(
  body: AsyncIterable<Uint8Array>,
  { count, see }: { count: number; see: (partial: Partial) => void },
): Promise<PictureOnWire[]> {
  const finished: PictureOnWire[] = []
  for await (const text of splitEvents(body)) {
    const event = readEvent(text)
    if (event === null) continue
    if (event.error !== null) throw refusalOf(event.error)
    if (FINISHED.test(event.type)) finished.push(...event.pictures)
    else if (event.type.endsWith('.partial_image')) seeAll(event, see)
    if (finished.length >= count) break
  }
  return finished
}

function seeAll({ pictures, index }: z.infer<typeof streamEvent>, see: (partial: Partial) => void): void {
  for (const { b64_json } of pictures) if (b64_json !== undefined) see({ base64: b64_json, index })
}

async function* splitEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let lines: string[] = []
  let rest: string[] = []
  for await (const chunk of body) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    rest.push(first)
    for (const next of others) {
      const line = rest.join('').replace(/\r$/, '')
      rest = [next]
      if (line !== '') lines.push(line)
      else if (lines.length > 0) {
        yield readLines(lines)
        lines = []
      }
    }
  }
  const last = [...lines, rest.join('')].filter((line) => line !== '')
  if (last.length > 0) yield readLast(last)
}

/** Servers forget the empty line behind their last event; half an event is another thing: the rest has been drawn, and nobody can have it. */
function readLast(lines: readonly string[]): string {
  const text = readLines(lines)
  try {
    if (text !== DONE) JSON.parse(text)
    return text
  } catch (error) {
    throw new EngineRefused('engine_lost', { cause: error })
  }
}

const DONE = '[DONE]'

function readLines(lines: readonly string[]): string {
  return lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : [])).join('\n')
}

/** Null: nothing that matters, such as a sign of life. */
function readEvent(text: string): z.infer<typeof streamEvent> | null {
  if (text === '' || text === DONE) return null
  try {
    return streamEvent.parse(JSON.parse(text))
  } catch (error) {
    throw new EngineRefused('engine_bad_reply', { cause: error })
  }
}

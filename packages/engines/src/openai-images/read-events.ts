import { EngineRefused } from '../remote/faults.ts'
import { type PictureOnWire, streamEvent } from './wire.ts'

/** A picture on the way, in base64. */
export interface Partial {
  base64: string
  index: number
  /** Pictures that are finished already. */
  finishedCount: number
}

/** The finished pictures of a stream of server-sent events. @throws EngineRefused */
export async function readEvents(
  body: AsyncIterable<Uint8Array>,
  see: (partial: Partial) => void,
): Promise<PictureOnWire[]> {
  const finished: PictureOnWire[] = []
  for await (const text of splitEvents(body)) {
    const event = readEvent(text)
    if (event === null) continue
    if (event.error !== null) throw new EngineRefused(event.error.slice(0, 300) || 'engine_failed')
    const { type, b64_json, partial_image_index: index } = event
    if (b64_json === undefined) continue
    if (type.endsWith('.completed')) finished.push({ b64_json, url: undefined })
    else if (type.endsWith('.partial_image')) see({ base64: b64_json, index, finishedCount: finished.length })
  }
  // It came to its end without what it was for.
  if (finished.length === 0) throw new EngineRefused('engine_lost')
  return finished
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
  // The rest has been drawn, and nobody can have it.
  if (lines.length > 0 || rest.some((text) => text !== '')) throw new EngineRefused('engine_lost')
}

function readLines(lines: readonly string[]): string {
  return lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : [])).join('\n')
}

/** Null: nothing that matters, such as a sign of life. */
function readEvent(text: string) {
  if (text === '' || text === '[DONE]') return null
  try {
    return streamEvent.parse(JSON.parse(text))
  } catch (error) {
    throw new EngineRefused('engine_bad_reply', { cause: error })
  }
}

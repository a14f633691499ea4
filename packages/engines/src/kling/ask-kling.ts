import { requireYes } from '../openai-images/read-refusal.ts'
import { isAboutContent } from '../remote/about-content.ts'
import { EngineMessage, EngineRefused, NotTaken } from '../remote/faults.ts'
import { type Line, type Question, readFault, readJson, requestOf, withoutKey } from '../remote/line.ts'
import { envelope } from './wire.ts'

const MOST_ANSWER_BYTES = 4 * 1024 * 1024
const GONE = 1_203
const CONTENT: readonly number[] = [1_300, 1_301]
const TOO_MANY: readonly number[] = [1_302, 1_303]
/** Of keys and of what is left to be spent. */
const isOfKey = (code: number) => (code >= 1_000 && code < 1_200) || code === 1_304

/**
 * What an answer of Kling brings.
 * @throws NotTaken, EngineRefused, the signal's reason
 */
export async function askKling(line: Line, question: Question): Promise<unknown> {
  try {
    const answer = await line.outgoing.send({ maxBytes: MOST_ANSWER_BYTES, ...requestOf(line, question) })
    const said = envelope.safeParse(readOrNull(answer.body))
    if (said.success && said.data.code !== 0) throw refusalOf(said.data.code, said.data.message, line)
    requireYes(answer, line)
    const told = readJson(answer)
    return said.success ? said.data.data : told
  } catch (error) {
    throw readFault(error)
  }
}

function readOrNull(body: Uint8Array): unknown {
  try {
    return readJson({ body })
  } catch {
    return null
  }
}

function refusalOf(code: number, text: string | null, line: Line): Error {
  const message = text && withoutKey(text, line)
  if (TOO_MANY.includes(code)) return new NotTaken(`code ${code}`)
  if (CONTENT.includes(code) || isAboutContent(message)) return new EngineRefused('banned_word', { detail: message })
  const said = message === null ? {} : { cause: new EngineMessage(`${code} ${message}`) }
  if (code === GONE) return new EngineRefused('engine_lacks_call', { status: 404, ...said })
  if (isOfKey(code)) return new EngineRefused('key_refused', said)
  if (code >= 5_000) return new EngineRefused('engine_failed', said)
  return new EngineRefused(message ?? 'engine_refused', { status: 400 })
}

import { type Line, MOST_ANSWER_BYTES, type Question, readFault, readJson, requestOf } from '../remote/line.ts'
import { requireYes } from './read-refusal.ts'

/**
 * The JSON that a server of OpenAI's language answers with.
 * @throws NotTaken, EngineRefused, the signal's reason
 */
export async function askServer(line: Line, question: Question): Promise<unknown> {
  try {
    const answer = await line.outgoing.send({ maxBytes: MOST_ANSWER_BYTES, ...requestOf(line, question) })
    requireYes(answer, line)
    return readJson(answer)
  } catch (error) {
    throw readFault(error)
  }
}

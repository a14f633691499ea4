import { EngineRefused } from '../remote/faults.ts'
import { jsonBody, type Line } from '../remote/line.ts'
import { askServer } from './ask-server.ts'
import { modelList } from './wire.ts'

const TIMEOUT_MS = 10_000

/** Names of the models that a server of OpenAI's language lists; none where it has no such list. @throws NotTaken, EngineRefused */
export async function listModels(line: Line, signal: AbortSignal): Promise<string[]> {
  try {
    const list = modelList.safeParse(
      await askServer(line, { method: 'GET', path: '/models', signal, timeoutMs: TIMEOUT_MS }),
    )
    return list.success ? list.data.data.map(({ id }) => id) : []
  } catch (error) {
    if (error instanceof EngineRefused && error.isGone) return []
    throw error
  }
}

/** Whether it knows a call: what asks for nothing costs nothing, and whoever knows the call refuses its body. @throws NotTaken, EngineRefused */
export async function hasCall(line: Line, path: string, signal: AbortSignal): Promise<boolean> {
  try {
    await askServer(line, { ...jsonBody({}), path, signal, timeoutMs: TIMEOUT_MS })
    return true
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error
    if (error.reason === 'key_refused') throw error
    // A page for people answers everything.
    return !error.isGone && error.reason !== 'engine_bad_reply'
  }
}

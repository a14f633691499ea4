import { EngineRefused } from '../remote/faults.ts'
import { askJson, type Line } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { SdCppSettings } from './settings.ts'
import { type Capabilities, capabilities, USUAL_CAPABILITIES } from './wire.ts'

export const PROBE_TIMEOUT_MS = 10_000

/** One server, and what it told of itself. */
export interface Server {
  settings: SdCppSettings
  line: Line
  pause: RemoteTools['pause']
  /** `isTold`: by the server itself. */
  known: { capabilities: Capabilities; isTold: boolean }
}

export function openServer(settings: SdCppSettings, { outgoing, clock, pause }: RemoteTools): Server {
  const headers: Record<string, string> = settings.key === null ? {} : { authorization: `Bearer ${settings.key}` }
  const line = { outgoing, clock, baseUrl: settings.url.replace(/\/+$/, ''), headers }
  return { settings, line, pause, known: { capabilities: USUAL_CAPABILITIES, isTold: false } }
}

/** @throws NotTaken, EngineRefused, the signal's reason */
export async function learnCapabilities({ line, known }: Server, signal: AbortSignal): Promise<Capabilities> {
  const question = { method: 'GET', path: '/sdcpp/v1/capabilities', signal, timeoutMs: PROBE_TIMEOUT_MS } as const
  const answer = capabilities.safeParse(await askJson(line, question))
  if (!answer.success) throw new EngineRefused('engine_bad_reply', { cause: answer.error })
  Object.assign(known, { capabilities: answer.data, isTold: true })
  return answer.data
}

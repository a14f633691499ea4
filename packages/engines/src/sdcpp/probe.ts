import type { Probe } from '../engine.ts'
import { EngineRefused } from '../remote/faults.ts'
import { askJson } from '../remote/line.ts'
import { listMissingLoras } from '../remote/loras.ts'
import { noteOf } from '../remote/note-of.ts'
import { readAbilities } from './abilities.ts'
import { learnCapabilities, PROBE_TIMEOUT_MS, type Server } from './server.ts'
import { models } from './wire.ts'

/** Asks the server what it can do, and remembers it. Never throws. */
export async function probeServer(server: Server, signal: AbortSignal): Promise<Probe> {
  try {
    const { model, supported_modes, loras } = await learnCapabilities(server, signal)
    if (!supported_modes.includes('img_gen')) throw new EngineRefused('no_models')
    const notes = [
      { code: 'no_preview', detail: null },
      ...listMissingLoras(
        server.settings.loras,
        loras.flatMap(({ name, path }) => [name, path]),
      ),
      ...(model === null ? [] : [{ code: 'model', detail: model.name }]),
    ]
    return { isWell: true, abilities: readAbilities(server), notes }
  } catch (error) {
    return { isWell: false, abilities: readAbilities(server), notes: [await explain(server, error, signal)] }
  }
}

/** Versions before the native calls have others, by which they are known. */
async function explain(server: Server, error: unknown, signal: AbortSignal): Promise<Probe['notes'][number]> {
  const isLacking = error instanceof EngineRefused && error.isGone
  return isLacking && (await isSdServer(server, signal)) ? { code: 'sdcpp_too_old', detail: null } : noteOf(error)
}

async function isSdServer({ line }: Server, signal: AbortSignal): Promise<boolean> {
  const question = { method: 'GET', path: '/v1/models', signal, timeoutMs: PROBE_TIMEOUT_MS } as const
  return askJson(line, question).then(
    (told) => models.safeParse(told).success,
    () => false,
  )
}

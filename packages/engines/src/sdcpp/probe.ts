import type { Probe } from '../engine.ts'
import { EngineRefused } from '../remote/faults.ts'
import { noteOf } from '../remote/note-of.ts'
import { readAbilities } from './abilities.ts'
import { learnCapabilities, type Server } from './server.ts'

/** Asks the server what it can do, and remembers it. Never throws. */
export async function probeServer(server: Server, signal: AbortSignal): Promise<Probe> {
  try {
    const { model, supported_modes } = await learnCapabilities(server, signal)
    if (!supported_modes.includes('img_gen')) throw new EngineRefused('no_models')
    const notes = [
      { code: 'no_preview', detail: null },
      ...(model === null ? [] : [{ code: 'model', detail: model.name }]),
    ]
    return { isWell: true, abilities: readAbilities(server), notes }
  } catch (error) {
    return { isWell: false, abilities: readAbilities(server), notes: [noteOf(error)] }
  }
}

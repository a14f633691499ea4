import { ENGINE_VERBS, type ProbeFound } from '@easel/contract/admin-engines'
import type { RemoteEngine } from '@easel/engines/engine'
import { isKnownNote } from '../../http/texts/engine-notes.ts'
import type { Obstacle } from './connect-row.ts'

const PATIENCE_MS = 20_000
const LONGEST_DETAIL = 300

/** Probe an engine, within 20 seconds. Never throws. */
export async function askEngine(engine: RemoteEngine, signal?: AbortSignal): Promise<ProbeFound> {
  const patience = new AbortController()
  const end = () => patience.abort(new Error('It took too long.'))
  const timer = setTimeout(end, PATIENCE_MS)
  signal?.addEventListener('abort', end, { once: true })
  try {
    const { isWell, abilities, notes } = await engine.probe(patience.signal)
    const { verbs, preview, cancel, seed } = abilities
    return { isWell, verbs, preview, cancel, seed, notes: notes.map(tidyNote) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** Probe result of an engine that cannot be connected. */
export function findObstacle(obstacle: Obstacle): ProbeFound {
  const verbs = Object.fromEntries(ENGINE_VERBS.map((verb) => [verb, 'unavailable'])) as ProbeFound['verbs']
  const notes = [{ code: obstacle, detail: null }]
  return { isWell: false, verbs, preview: false, cancel: false, seed: false, notes }
}

/** Shorten a note whose code is the engine's own sentence. */
function tidyNote({ code, detail }: ProbeFound['notes'][number]): ProbeFound['notes'][number] {
  if (!isKnownNote(code)) return { code: 'engine_said', detail: code.slice(0, LONGEST_DETAIL) }
  return { code, detail: detail?.slice(0, LONGEST_DETAIL) ?? null }
}

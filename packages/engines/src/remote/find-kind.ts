import { z } from 'zod'
import type { Abilities, Probe, RemoteEngine } from '../engine.ts'
import { systemStats } from '../comfyui/wire.ts'
import { askJson, type Line } from './line.ts'

const TIMEOUT_MS = 3_000
/** Each kind by what it alone answers, to questions that change nothing. */
const SIGNS: readonly { kind: string; path: string; shape: z.ZodType }[] = [
  { kind: 'comfyui', path: '/system_stats', shape: systemStats },
  { kind: 'sdcpp', path: '/sdcpp/v1/capabilities', shape: z.object({ supported_modes: z.array(z.string()) }) },
  { kind: 'sdwebui', path: '/sdapi/v1/progress?skip_current_image=true', shape: z.object({ progress: z.number() }) },
]

/** What listens there, as far as it can be told; null: nothing that is known. Never throws. */
async function findKind(line: Line, signal: AbortSignal): Promise<string | null> {
  const baseUrl = line.baseUrl.replace(/\/v1$/, '')
  for (const { kind, path, shape } of SIGNS) {
    const question = { method: 'GET', path, signal, timeoutMs: TIMEOUT_MS } as const
    const told = await askJson({ ...line, baseUrl }, question).catch(() => null)
    if (shape.safeParse(told).success) return kind
  }
  return null
}

/** Notes of those who are there, and speak another language or are broken. */
const SPEAKING: ReadonlySet<string> = new Set([
  'api_off',
  'engine_bad_reply',
  'engine_said',
  'engine_failed',
  'no_mj_proxy',
])

/** The same engine, whose probe also says when something of another kind listens there. */
export function tellKind(engine: RemoteEngine, own: string, line: Line): RemoteEngine {
  return {
    ...engine,
    async probe(signal) {
      const found = await engine.probe(signal)
      if (!mayBeAnother(found, own)) return found
      const kind = await findKind(line, signal)
      return kind === null || kind === own
        ? found
        : { ...found, notes: [{ code: 'kind_other', detail: kind }, ...found.notes] }
    },
  }
}

/** A server of stable-diffusion.cpp speaks some of AUTOMATIC1111's calls, and lacks its progress. */
function mayBeAnother({ isWell, notes, abilities }: Probe, own: string): boolean {
  return isWell ? own === 'sdwebui' && !hasProgress(abilities) : notes.some(({ code }) => SPEAKING.has(code))
}

const hasProgress = ({ preview }: Abilities) => preview

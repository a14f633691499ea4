import type { Probe } from '../engine.ts'
import { EngineRefused } from '../remote/faults.ts'
import { askJson } from '../remote/line.ts'
import { listMissingLoras } from '../remote/loras.ts'
import { noteOf } from '../remote/note-of.ts'
import { readAbilities } from './abilities.ts'
import { learnNodes, type Server } from './server.ts'
import { hasModel, listMissing, listUnable } from './own-role.ts'
import { systemStats } from './wire.ts'

/** Query the server's capabilities and remember them. Never throws. */
export async function probeServer(server: Server, signal: AbortSignal): Promise<Probe> {
  try {
    await learnSystem(server, signal)
    await learnNodes(server, signal)
    return {
      isWell: hasModel(server) || server.settings.graphs.video !== undefined,
      abilities: readAbilities(server),
      notes: listNotes(server),
    }
  } catch (error) {
    return { isWell: false, abilities: readAbilities(server), notes: [noteOf(error)] }
  }
}

/** From this version on a prompt may ask for previews, as ours do (Comfy-Org/ComfyUI, pull request 11261 of December 2025). */
const ASKED_SINCE = { major: 0, minor: 5 }

/** Previews need a command line option, or a version that makes them on request. */
async function learnSystem({ settings, line, known }: Server, signal: AbortSignal): Promise<void> {
  const question = { method: 'GET', path: '/system_stats', signal, timeoutMs: settings.answerMs } as const
  const stats = systemStats.safeParse(await askJson(line, question))
  if (!stats.success) throw new EngineRefused('engine_bad_reply', { cause: stats.error })
  const { argv, comfyui_version } = stats.data.system
  if (makesForPrompts(comfyui_version)) known.previews = true
  const method = argv[argv.indexOf('--preview-method') + 1]
  if (argv.includes('--preview-method') && method !== 'none') known.previews = true
}

/** An unknown version counts as old; previews that come anyway are shown. */
function makesForPrompts(version: string | null): boolean {
  const [, major = 0, minor = 0] = (/^v?(\d+)\.(\d+)/.exec(version ?? '') ?? []).map(Number)
  return major > ASKED_SINCE.major || (major === ASKED_SINCE.major && minor >= ASKED_SINCE.minor)
}

function listNotes(server: Server): { code: string; detail: string | null }[] {
  const { settings, known } = server
  const checkpoints = [settings.checkpoint, settings.nijiCheckpoint].filter((name) => name !== null)
  const upscaler = settings.upscaler === null ? [] : [settings.upscaler]
  const lacking = [
    ...checkpoints.filter((name) => !known.checkpoints.includes(name)),
    ...upscaler.filter((name) => !known.upscalers.includes(name)),
  ]
  const model = settings.checkpoint ?? known.checkpoints[0] ?? null
  return [
    ...(known.checkpoints.length > 0 || hasModel(server) ? [] : [{ code: 'no_models', detail: null }]),
    ...(model === null || lacking.includes(model) ? [] : [{ code: 'model', detail: model }]),
    ...lacking.map((detail) => ({ code: 'model_missing', detail })),
    ...listMissing(settings).map((detail) => ({ code: 'role_missing', detail })),
    ...listMissingLoras(settings.loras, known.loras),
    ...listUnable(settings).map((detail) => ({ code: 'lora_no_loader', detail })),
    ...known.missing.map((detail) => ({ code: 'node_missing', detail })),
    ...(known.previews ? [] : [{ code: 'no_preview', detail: null }]),
  ]
}

import { EngineRefused } from '../remote/faults.ts'
import { askJson, type Line } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { PromptListener } from './listener.ts'
import { REFERENCES } from './shipped.ts'
import { objectInfo, readChoices } from './wire.ts'

export interface ServerKnowledge {
  checkpoints: readonly string[]
  upscalers: readonly string[]
  loras: readonly string[]
  /** Available ones of the needed node types. */
  nodes: ReadonlySet<string>
  /** Names of those that are not. */
  missing: readonly string[]
  /** Whether previews are to be expected, or came. */
  previews: boolean
  /** Whether this was reported by the server (otherwise assumed). */
  isTold: boolean
}

/** A server and what it reported. */
export interface Server {
  settings: ComfyUiSettings
  line: Line
  pause: RemoteTools['pause']
  known: ServerKnowledge
  /** Prompts that are submitted or followed; ids must not repeat. */
  open: Set<string>
  /** Listeners of prompts that send pictures only over the socket; opened before submission. */
  posts: Map<string, PromptListener>
  /** Those of them that we called off, so that their absence is no surprise. */
  cancelled: Set<string>
}

const UNKNOWN: ServerKnowledge = {
  checkpoints: [],
  upscalers: [],
  loras: [],
  nodes: new Set(),
  missing: [],
  previews: false,
  isTold: false,
}

export function openServer(settings: ComfyUiSettings, { outgoing, clock, pause }: RemoteTools): Server {
  const headers: Record<string, string> = settings.key === null ? {} : { authorization: `Bearer ${settings.key}` }
  const line = { outgoing, clock, baseUrl: settings.url.replace(/\/+$/, ''), headers }
  return { settings, line, pause, known: { ...UNKNOWN }, cancelled: new Set(), open: new Set(), posts: new Map() }
}

/**
 * Queries single node types: the full list of a server with many extensions has tens of megabytes.
 * @throws NotTaken, EngineRefused, the signal's reason
 */
export async function learnNodes({ settings, line, known }: Server, signal: AbortSignal): Promise<void> {
  const nodeChoices = new Map<string, string[]>()
  const nodeNames = listNodes(settings)
  const missing: string[] = []
  for (const node of nodeNames) {
    const question = {
      method: 'GET',
      path: `/object_info/${encodeURIComponent(node)}`,
      signal,
      timeoutMs: settings.answerMs,
    } as const
    const info = objectInfo.safeParse(await askJson(line, question))
    if (!info.success) throw new EngineRefused('engine_bad_reply', { cause: info.error })
    const input = CHOOSING[node]
    if (Object.hasOwn(info.data, node)) nodeChoices.set(node, input ? readChoices(info.data, node, input) : [])
    else missing.push(node)
  }
  Object.assign(known, {
    checkpoints: nodeChoices.get('CheckpointLoaderSimple') ?? [],
    upscalers: nodeChoices.get('UpscaleModelLoader') ?? [],
    loras: nodeChoices.get('LoraLoader') ?? [],
    nodes: new Set(nodeChoices.keys()),
    missing,
    isTold: true,
  })
}

/** Inputs that list files. */
const CHOOSING: Readonly<Record<string, string>> = {
  CheckpointLoaderSimple: 'ckpt_name',
  UpscaleModelLoader: 'model_name',
  LoraLoader: 'lora_name',
}

/** Every server has the plain ones; those here say what it can do. */
function listNodes({ references, graphs, loras }: ComfyUiSettings): string[] {
  const ours = [
    'CheckpointLoaderSimple',
    'UpscaleModelLoader',
    'ImagePadForOutpaint',
    ...(loras.size > 0 ? ['LoraLoader'] : []),
  ]
  const others = references === null ? [] : REFERENCES[references].nodes
  const own = Object.values(graphs).flatMap(({ graph }) => Object.values(graph).map(({ class_type }) => class_type))
  return [...new Set([...ours, ...others, ...own])]
}

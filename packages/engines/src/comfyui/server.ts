import { EngineRefused } from '../remote/faults.ts'
import { askJson, type Line } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { Post } from './post.ts'
import { REFERENCES } from './shipped.ts'
import { objectInfo, readChoices } from './wire.ts'

export interface Known {
  checkpoints: readonly string[]
  upscalers: readonly string[]
  loras: readonly string[]
  /** Names of the nodes that were asked for and are there. */
  nodes: ReadonlySet<string>
  /** Names of those that are not. */
  missing: readonly string[]
  /** Whether previews are to be expected, or came. */
  previews: boolean
  /** Whether the server told this by itself. */
  isTold: boolean
}

/** One server, and what it told of itself. */
export interface Server {
  settings: ComfyUiSettings
  line: Line
  pause: RemoteTools['pause']
  known: Known
  /** Prompts that were handed over here, or are followed, and are not over: no other may have the same id. */
  open: Set<string>
  /** Of prompts whose pictures are told over a socket alone, by whom those are for: opened before they are handed over. */
  posts: Map<string, Post>
  /** Those of them that we called off, so that their absence is no surprise. */
  cancelled: Set<string>
}

const UNKNOWN: Known = {
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
 * Asks node by node: the whole list of a server with many extensions has tens of megabytes.
 * @throws NotTaken, EngineRefused, the signal's reason
 */
export async function learnNodes({ settings, line, known }: Server, signal: AbortSignal): Promise<void> {
  const found = new Map<string, string[]>()
  const wanted = listNodes(settings)
  const missing: string[] = []
  for (const node of wanted) {
    const question = {
      method: 'GET',
      path: `/object_info/${encodeURIComponent(node)}`,
      signal,
      timeoutMs: settings.answerMs,
    } as const
    const told = objectInfo.safeParse(await askJson(line, question))
    if (!told.success) throw new EngineRefused('engine_bad_reply', { cause: told.error })
    const input = CHOOSING[node]
    if (Object.hasOwn(told.data, node)) found.set(node, input ? readChoices(told.data, node, input) : [])
    else missing.push(node)
  }
  Object.assign(known, {
    checkpoints: found.get('CheckpointLoaderSimple') ?? [],
    upscalers: found.get('UpscaleModelLoader') ?? [],
    loras: found.get('LoraLoader') ?? [],
    nodes: new Set(found.keys()),
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

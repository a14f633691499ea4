import { openComfyUi } from '@easel/engines/comfyui/adapter'
import type { ComfyUiSettings } from '@easel/engines/comfyui/settings'
import type { RemoteEngine } from '@easel/engines/engine'
import type { RemoteTools } from '@easel/engines/remote/tools'
import { type ComfyUiStandIn, openComfyUiStandIn } from '../../stand-ins/src/comfyui/open-comfyui-stand-in.ts'
import { closeLater, openTools } from './kit.ts'

export interface Scene {
  standIn: ComfyUiStandIn
  tools: RemoteTools & { waits: number[] }
  engine: RemoteEngine
  settings: ComfyUiSettings
}

export async function openScene(
  options: Parameters<typeof openComfyUiStandIn>[0] = {},
  wish: Partial<ComfyUiSettings> = {},
): Promise<Scene> {
  const standIn = await closeLater(openComfyUiStandIn(options))
  const tools = await openTools(standIn.baseUrl)
  const settings: ComfyUiSettings = {
    id: 'comfyui',
    url: standIn.baseUrl,
    key: null,
    checkpoint: null,
    nijiCheckpoint: null,
    upscaler: null,
    references: null,
    loras: new Map(),
    steps: null,
    guidance: null,
    graphs: {},
    maxPixels: 128 * 128,
    answerMs: 20_000,
    timeoutMs: 600_000,
    ...wish,
  }
  const engine = await closeLater(openComfyUi(settings, tools))
  return { standIn, tools, engine, settings }
}

/** Inputs of a prompt's nodes of one class, ordered by node id. */
export function inputsOf(
  { submissions }: Pick<ComfyUiStandIn, 'submissions'>,
  kind: string,
  at = -1,
): Readonly<Record<string, unknown>>[] {
  const graph = submissions.at(at)?.graph ?? {}
  return Object.values(graph)
    .filter(({ class_type }) => class_type === kind)
    .map(({ inputs }) => inputs)
}

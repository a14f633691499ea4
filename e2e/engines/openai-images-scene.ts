import type { RemoteEngine, Verb } from '@easel/engines/engine'
import { openOpenAiImages } from '@easel/engines/openai-images/adapter'
import type { OpenAiImagesSettings } from '@easel/engines/openai-images/settings'
import type { RemoteTools } from '@easel/engines/remote/tools'
import {
  type OpenAiImagesStandIn,
  openOpenAiImagesStandIn,
} from '../../stand-ins/src/openai-images/open-openai-images-stand-in.ts'
import { closeLater, openParent, openTools } from './kit.ts'

interface Scene {
  standIn: OpenAiImagesStandIn
  tools: RemoteTools & { waits: number[] }
  engine: RemoteEngine
  settings: OpenAiImagesSettings
}

/** An engine connected to a stand-in; by default with a model that accepts any size. */
export async function open(
  options: Parameters<typeof openOpenAiImagesStandIn>[0] = {},
  wish: Partial<OpenAiImagesSettings> = {},
): Promise<Scene> {
  const standIn = await closeLater(openOpenAiImagesStandIn(options))
  const tools = await openTools(new URL(standIn.baseUrl).origin)
  const settings: OpenAiImagesSettings = {
    id: 'openai-images',
    url: standIn.baseUrl,
    key: null,
    model: 'pictures-1',
    quality: null,
    hasFreeSizes: false,
    maxPixels: null,
    timeoutMs: 20_000,
    ...wish,
  }
  const engine = await closeLater(openOpenAiImages(settings, tools))
  return { standIn, tools, engine, settings }
}

/** The verb that produces a single picture. */
export async function openUpscale(): Promise<Extract<Verb, { kind: 'upscale' }>> {
  const { png } = await openParent(32, 32)
  return { kind: 'upscale', parent: { recipe: {}, png }, detail: 'subtle', factor: 2 }
}

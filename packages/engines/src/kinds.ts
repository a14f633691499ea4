import { comfyUi } from './comfyui/kind.ts'
import type { Kind } from './kind.ts'
import { mjProxy } from './mj-proxy/kind.ts'
import { openAiImages } from './openai-images/kind.ts'
import { openAiVision } from './openai-vision/kind.ts'
import { sdCpp } from './sdcpp/kind.ts'
import { sdWebui } from './sdwebui/kind.ts'

/** Every kind of engine elsewhere that can be connected, by the name that operators write. */
export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['mj-proxy', mjProxy],
  ['comfyui', comfyUi],
  ['sdwebui', sdWebui],
  ['sdcpp', sdCpp],
  ['openai-images', openAiImages],
  ['openai-vision', openAiVision],
])

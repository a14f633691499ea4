import { comfyUi } from './comfyui/kind.ts'
import type { Kind } from './kind.ts'
import { kling } from './kling/kind.ts'
import { luma } from './luma/kind.ts'
import { mjProxy } from './mj-proxy/kind.ts'
import { openAiImages } from './openai-images/kind.ts'
import { openAiVideos } from './openai-videos/kind.ts'
import { openAiVision } from './openai-vision/kind.ts'
import { tellKind } from './remote/find-kind.ts'
import { runway } from './runway/kind.ts'
import { sdCpp } from './sdcpp/kind.ts'
import { sdWebui } from './sdwebui/kind.ts'

/** The most used first: the console offers them in this order. */
const ALL: readonly Kind[] = [
  mjProxy,
  comfyUi,
  sdWebui,
  sdCpp,
  openAiImages,
  openAiVision,
  openAiVideos,
  kling,
  luma,
  runway,
]

/** Every kind of engine elsewhere that can be connected, by the name that operators write. */
export const kinds: ReadonlyMap<string, Kind> = new Map(ALL.map((kind) => [kind.name, tellKind(kind, ALL)]))

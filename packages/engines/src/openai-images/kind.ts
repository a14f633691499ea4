import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { timeoutSeconds } from '../kind-options.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openOpenAiImages } from './adapter.ts'

const options = z.strictObject({
  model: z.string().min(1).max(300).default('gpt-image-1'),
  /** `low`, `medium`, `high`; null: as the server has it. */
  quality: z.string().min(1).max(40).nullable().default(null),
  hasFreeSizes: z.boolean().default(false),
  maxPixels: z.int().min(65_536).max(4_194_304).nullable().default(null),
  /** For servers that would answer with addresses; null: as the server has it. */
  responseFormat: z.literal('b64_json').nullable().default(null),
  pictureHosts: pictureHosts.default(''),
  timeoutSeconds: timeoutSeconds(300),
})

export const openAiImages = defineKind('openai-images', {
  options,
  pictureHosts: (read) => listPictureHosts(read.pictureHosts),
  open({ id, url, key }, { pictureHosts: _, timeoutSeconds, ...rest }, tools) {
    const timeoutMs = timeoutSeconds * 1_000
    return openOpenAiImages({ id, url, key, ...rest, timeoutMs }, tools)
  },
})

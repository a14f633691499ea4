import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { modelName, timeoutSeconds } from '../kind-options.ts'
import { choice, flag, pixels, text } from '../option-field.ts'
import { listPictureHosts, pictureHosts } from '../picture-hosts.ts'
import { openOpenAiImages } from './adapter.ts'

export const openAiImages = defineKind('openai-images', {
  usual: { id: 'images', address: 'https://api.openai.com/v1', slots: 4 },
  needsKey: true,
  fields: {
    model: modelName('gpt-image-1'),
    /** `low`, `medium`, `high`; null: as the server has it. */
    quality: text(z.string().min(1).max(40).nullable().default(null)),
    hasFreeSizes: flag(),
    /** Null: as many as it can. */
    maxPixels: pixels(null),
    /** For servers that would answer with addresses; null: as the server has it. */
    responseFormat: choice(['b64_json'], null),
    pictureHosts: pictureHosts(''),
    timeoutSeconds: timeoutSeconds(300),
  },
  pictureHosts: (read) => listPictureHosts(read.pictureHosts),
  open({ id, url, key }, { pictureHosts: _, timeoutSeconds, ...rest }, tools) {
    const timeoutMs = timeoutSeconds * 1_000
    return openOpenAiImages({ id, url, key, ...rest, timeoutMs }, tools)
  },
})

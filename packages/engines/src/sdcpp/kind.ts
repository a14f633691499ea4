import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { loras, readLoras } from '../remote/loras.ts'
import { openSdCpp } from './adapter.ts'

const options = z.strictObject({
  isEditModel: z.boolean().default(false),
  isAnimeModel: z.boolean().default(false),
  steps,
  loras,
  maxPixels,
  timeoutSeconds: timeoutSeconds(1_800),
})

export const sdCpp = defineKind('sdcpp', {
  options,
  open: ({ id, url, key }, { timeoutSeconds, loras: text, ...rest }, tools) =>
    openSdCpp({ id, url, key, ...rest, loras: readLoras(text), timeoutMs: timeoutSeconds * 1_000 }, tools),
})

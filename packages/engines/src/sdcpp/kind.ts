import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { openSdCpp } from './adapter.ts'

const options = z.strictObject({
  isEditModel: z.boolean().default(false),
  isAnimeModel: z.boolean().default(false),
  steps,
  maxPixels,
  timeoutSeconds: timeoutSeconds(1_800),
})

export const sdCpp = defineKind('sdcpp', {
  options,
  open: ({ id, url, key }, { timeoutSeconds, ...rest }, tools) =>
    openSdCpp({ id, url, key, ...rest, timeoutMs: timeoutSeconds * 1_000 }, tools),
})

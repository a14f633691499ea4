import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { flag } from '../option-field.ts'
import { loras, readLoras } from '../remote/loras.ts'
import { openSdCpp } from './adapter.ts'

export const sdCpp = defineKind('sdcpp', {
  usual: { id: 'sdcpp', address: 'http://192.168.1.20:1234', slots: 1 },
  needsKey: false,
  sign: { path: '/sdcpp/v1/capabilities', shape: z.object({ supported_modes: z.array(z.string()) }) },
  fields: {
    isEditModel: flag(),
    isAnimeModel: flag(),
    steps: steps(),
    loras,
    maxPixels,
    timeoutSeconds: timeoutSeconds(1_800),
  },
  open: ({ id, url, key }, { timeoutSeconds, loras: text, ...rest }, tools) =>
    openSdCpp({ id, url, key, ...rest, loras: readLoras(text), timeoutMs: timeoutSeconds * 1_000 }, tools),
})

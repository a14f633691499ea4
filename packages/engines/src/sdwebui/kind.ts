import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { engineName, maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { loras, readLoras } from '../remote/loras.ts'
import { openSdWebui } from './adapter.ts'
import type { SdWebuiSettings } from './settings.ts'

const options = z.strictObject({
  checkpoint: engineName,
  nijiCheckpoint: engineName,
  upscaler: engineName,
  steps,
  guidance: z.number().min(1).max(30).nullable().default(null),
  sampler: engineName,
  scheduler: engineName,
  loras,
  maxPixels,
  timeoutSeconds: timeoutSeconds(1_800),
})

export const sdWebui = defineKind('sdwebui', {
  options,
  /** `user:password` of `--api-auth`. */
  key: /^[^:]+:/,
  open({ id, url, key }, { timeoutSeconds, loras: text, ...rest }, tools) {
    const settings = {
      id,
      url,
      login: readLogin(key),
      ...rest,
      loras: readLoras(text),
      timeoutMs: timeoutSeconds * 1_000,
    }
    return openSdWebui(settings, tools)
  },
})

function readLogin(key: string | null): SdWebuiSettings['login'] {
  if (key === null) return null
  const [user = '', ...rest] = key.split(':')
  return { user, password: rest.join(':') }
}

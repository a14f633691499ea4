import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { engineName, maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
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
  maxPixels,
  timeoutSeconds: timeoutSeconds(1_800),
})

export const sdWebui = defineKind('sdwebui', {
  options,
  /** `user:password` of `--api-auth`. */
  key: /^[^:]+:/,
  open({ id, url, key }, { timeoutSeconds, ...rest }, tools) {
    return openSdWebui({ id, url, login: readLogin(key), ...rest, timeoutMs: timeoutSeconds * 1_000 }, tools)
  },
})

function readLogin(key: string | null): SdWebuiSettings['login'] {
  if (key === null) return null
  const [user = '', ...rest] = key.split(':')
  return { user, password: rest.join(':') }
}

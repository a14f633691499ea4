import { z } from 'zod'
import { defineKind } from '../kind.ts'
import { engineName, guidance, maxPixels, steps, timeoutSeconds } from '../kind-options.ts'
import { loras, readLoras } from '../remote/loras.ts'
import { openSdWebui } from './adapter.ts'
import type { SdWebuiSettings } from './settings.ts'

export const sdWebui = defineKind('sdwebui', {
  usual: { id: 'webui', address: 'http://192.168.1.20:7860', slots: 1 },
  needsKey: false,
  /** `user:password` of `--api-auth`. */
  key: /^[^:]+:/,
  sign: { path: '/sdapi/v1/progress?skip_current_image=true', shape: z.object({ progress: z.number() }) },
  /** A server of stable-diffusion.cpp speaks some of these calls, and lacks the progress. */
  mayBeAnother: ({ preview }) => !preview,
  fields: {
    checkpoint: engineName,
    nijiCheckpoint: engineName,
    upscaler: engineName,
    steps: steps('webuiSteps'),
    guidance: guidance('webuiGuidance'),
    sampler: engineName,
    scheduler: engineName,
    loras,
    maxPixels,
    timeoutSeconds: timeoutSeconds(1_800),
  },
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

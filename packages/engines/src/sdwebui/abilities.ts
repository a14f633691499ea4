import { type Abilities, NO_CLIPS } from '../engine.ts'
import type { Server } from './server.ts'

export function readAbilities({ known }: Server): Abilities {
  return {
    verbs: {
      imagine: 'native',
      variation: 'native',
      'vary-region': 'native',
      'zoom-out': 'emulated',
      'make-square': 'emulated',
      pan: 'emulated',
      upscale: known.upscaler === null ? 'emulated' : 'native',
      blend: 'emulated',
      describe: known.captions ? 'native' : 'emulated',
      shorten: 'emulated',
      ...NO_CLIPS,
    },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: known.previews,
    cancel: true,
    seed: true,
  }
}

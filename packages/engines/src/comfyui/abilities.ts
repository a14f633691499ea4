import type { Abilities, Ability } from '../engine.ts'
import { seesSeveral } from './choose-references.ts'
import { canPad, upscalerOf } from './plan-order.ts'
import type { Server } from './server.ts'

export function readAbilities({ settings, known }: Pick<Server, 'settings' | 'known'>): Abilities {
  const { graphs } = settings
  const nativeIf = (isNative: boolean): Ability => (isNative ? 'native' : 'emulated')
  const extends_ = nativeIf(canPad({ settings, known }))
  return {
    verbs: {
      imagine: 'native',
      variation: 'native',
      'vary-region': 'native',
      'zoom-out': extends_,
      'make-square': extends_,
      pan: extends_,
      upscale: nativeIf(graphs.upscale !== undefined || upscalerOf({ settings, known }) !== null),
      blend: nativeIf(seesSeveral({ settings, known })),
      describe: nativeIf(graphs.describe !== undefined),
      shorten: 'emulated',
    },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: known.previews,
    cancel: true,
    seed: true,
  }
}

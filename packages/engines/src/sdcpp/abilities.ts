import { type Abilities, type Ability, NO_CLIPS } from '../engine.ts'
import { seesSeveral } from './plan-jobs.ts'
import type { Server } from './server.ts'

export function readAbilities({ settings, known: { capabilities } }: Server): Abilities {
  const { init_image, mask_image, cancel_generating } = capabilities.features_by_mode.img_gen
  const withStart = (ability: Ability): Ability => (init_image ? ability : 'unavailable')
  const withMask = (ability: Ability): Ability => (mask_image ? withStart(ability) : 'unavailable')
  return {
    verbs: {
      imagine: 'native',
      variation: withStart('native'),
      'vary-region': withMask('native'),
      'zoom-out': withMask('emulated'),
      'make-square': withMask('emulated'),
      pan: withMask('emulated'),
      upscale: withStart('emulated'),
      blend: seesSeveral({ settings, capabilities }) ? 'native' : withStart('emulated'),
      describe: 'emulated',
      shorten: 'emulated',
      ...NO_CLIPS,
    },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: false,
    cancel: cancel_generating,
    seed: true,
  }
}

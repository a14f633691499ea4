import { type Abilities, type Ability, NO_CLIPS } from '../engine.ts'
import { seesSeveral } from './choose-references.ts'
import { canPad, upscalerOf } from './plan-order.ts'
import { hasRole } from './own-role.ts'
import type { Server } from './server.ts'
import type { Role } from './template.ts'

export function readAbilities({ settings, known }: Pick<Server, 'settings' | 'known'>): Abilities {
  const { graphs } = settings
  const nativeIf = (isNative: boolean): Ability => (isNative ? 'native' : 'emulated')
  const withRole = (role: Role, ability: Ability): Ability => (hasRole(settings, role) ? ability : 'unavailable')
  const canGrow = canPad({ settings, known })
  const extends_ = canGrow ? 'native' : withRole('inpaint', 'emulated')
  const isSeen = seesSeveral({ settings, known })
  const upscales = graphs.upscale !== undefined || upscalerOf({ settings, known }) !== null
  return {
    verbs: {
      imagine: 'native',
      variation: withRole('image', 'native'),
      'vary-region': withRole('inpaint', 'native'),
      'zoom-out': extends_,
      'make-square': extends_,
      pan: extends_,
      upscale: withRole('upscale', nativeIf(upscales)),
      blend: isSeen ? 'native' : withRole('image', 'emulated'),
      describe: nativeIf(graphs.describe !== undefined),
      shorten: 'emulated',
      ...NO_CLIPS,
    },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: known.previews,
    cancel: true,
    seed: true,
  }
}

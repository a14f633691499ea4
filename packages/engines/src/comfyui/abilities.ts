import type { Abilities, Ability, PictureVerb } from '../engine.ts'
import { seesSeveral } from './choose-references.ts'
import { canPad, upscalerOf } from './plan-order.ts'
import { hasModel, hasRole } from './own-role.ts'
import type { Server } from './server.ts'
import type { Role } from './template.ts'

type PictureAbilities = Record<PictureVerb['kind'], Ability>

const NO_PICTURES: PictureAbilities = {
  imagine: 'unavailable',
  variation: 'unavailable',
  'vary-region': 'unavailable',
  'zoom-out': 'unavailable',
  'make-square': 'unavailable',
  pan: 'unavailable',
  upscale: 'unavailable',
  blend: 'unavailable',
  describe: 'emulated',
  shorten: 'emulated',
}

export function readAbilities({ settings, known }: Pick<Server, 'settings' | 'known'>): Abilities {
  const { graphs } = settings
  const nativeIf = (isNative: boolean): Ability => (isNative ? 'native' : 'emulated')
  const withRole = (role: Role, ability: Ability): Ability => (hasRole(settings, role) ? ability : 'unavailable')
  const canGrow = canPad({ settings, known })
  const extends_ = canGrow ? 'native' : withRole('inpaint', 'emulated')
  const isSeen = seesSeveral({ settings, known })
  const upscales = graphs.upscale !== undefined || upscalerOf({ settings, known }) !== null
  const video = graphs.video === undefined ? 'unavailable' : 'native'
  // Who has a graph of clips may have no other model.
  const isForVideoOnly = video === 'native' && known.isTold && !hasModel({ settings, known })
  const pictures: PictureAbilities = {
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
  }
  return {
    verbs: { ...(isForVideoOnly ? NO_PICTURES : pictures), video, extend: 'unavailable' },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    preview: known.previews,
    cancel: true,
    seed: true,
  }
}

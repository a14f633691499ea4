import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import type { Palette } from '../../palette.ts'

export type TreeKind =
  | 'conifer'
  | 'broadleaf'
  | 'birch'
  | 'palm'
  | 'willow'
  | 'pine'
  | 'cypress'
  | 'poplar'
  | 'bamboo'
  | 'cherry'
  | 'giant'
  | 'dead'

/** What the year does to leaves; evergreens only take the snow. */
export type Foliage = 'fresh' | 'full' | 'turned' | 'bare'

export interface TreeWish {
  kind: TreeKind
  snowy: boolean
  foliage: Foliage
  palette: Palette
  /** Side that the light comes from. */
  lightSide: 1 | -1
  seed: number
  /** Share of its leaves that can be seen from where it stands. */
  detail: number
  /** Height of the plate in pixels. */
  heightPx: number
}

export interface Tones {
  deep: Rgb
  plain: Rgb
  lit: Rgb
  bark: Rgb
  snow: Rgb
  snowShade: Rgb
}

export interface TreeBrush {
  ctx: SKRSContext2D
  random: Random
  tones: Tones
  wish: TreeWish
}

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../base/chance.ts'
import { lightColour, mixColours, type Rgb } from '../base/colour.ts'
import { drawConifer, drawCypress, drawPine } from './settings/species/evergreen.ts'
import { drawBirch, drawGiant, drawOak, drawPoplar, drawWillow } from './settings/species/leafy.ts'
import type { Tones, TreeBrush, TreeKind, TreeWish } from './settings/species/tree-brush.ts'
import { drawBamboo, drawPalm } from './settings/species/tropic.ts'

/** Width of a plate by its height. */
export const TREE_ASPECT = 0.76

/** One tree on its own canvas, feet at the middle of the lower edge, drawn 100 units tall. */
export function drawTreePlate(wish: TreeWish): Canvas {
  const canvas = createCanvas(Math.ceil(wish.heightPx * TREE_ASPECT), wish.heightPx)
  const ctx = canvas.getContext('2d')
  ctx.scale(wish.heightPx / 100, wish.heightPx / 100)
  ctx.translate(50 * TREE_ASPECT, 100)
  ctx.lineCap = 'round'
  DRAW[wish.kind]({ ctx, random: createRandom(wish.seed), tones: mixTones(wish), wish })
  return canvas
}

const DRAW: Record<TreeKind, (brush: TreeBrush) => void> = {
  conifer: drawConifer,
  pine: drawPine,
  cypress: drawCypress,
  broadleaf: drawOak,
  cherry: drawOak,
  dead: drawOak,
  birch: drawBirch,
  willow: drawWillow,
  poplar: drawPoplar,
  giant: drawGiant,
  palm: drawPalm,
  bamboo: drawBamboo,
}

const LEAVES: Record<TreeKind, Rgb> = {
  conifer: [62, 96, 66],
  pine: [70, 104, 58],
  cypress: [50, 82, 54],
  broadleaf: [104, 136, 58],
  cherry: [112, 142, 66],
  dead: [96, 104, 62],
  birch: [150, 158, 70],
  willow: [136, 152, 70],
  poplar: [108, 140, 62],
  giant: [58, 116, 58],
  palm: [92, 132, 62],
  bamboo: [126, 158, 68],
}

const BARKS: Partial<Record<TreeKind, Rgb>> = {
  birch: [222, 216, 206],
  pine: [142, 88, 58],
  palm: [138, 112, 82],
  bamboo: [118, 150, 72],
  cherry: [84, 60, 58],
  giant: [104, 92, 74],
  dead: [98, 88, 78],
}

/** Leaves of autumn, from gold to red. */
const FALL: readonly Rgb[] = [
  [222, 164, 48],
  [214, 112, 40],
  [186, 66, 42],
  [198, 138, 44],
]
const BLOSSOM: Rgb = [246, 190, 208]
const FRESH: Rgb = [164, 192, 74]

function chooseLeaf({ kind, foliage, seed }: TreeWish): Rgb {
  const own = LEAVES[kind]
  const sheds = !['conifer', 'pine', 'cypress', 'palm', 'bamboo', 'giant', 'dead'].includes(kind)
  if (!sheds) return own
  if (foliage === 'turned') return FALL[seed % FALL.length] ?? own
  if (foliage === 'fresh' && kind === 'cherry') return BLOSSOM
  return foliage === 'fresh' ? mixColours(own, FRESH, 0.5) : own
}

function mixTones(wish: TreeWish): Tones {
  const { kind, palette, seed } = wish
  const leaf = chooseLeaf(wish)
  const base = mixColours(
    leaf,
    seed % 3 === 0 ? [128, 118, 52] : [48, 92, 72],
    kind === 'cherry' ? 0 : (seed % 5) * 0.06,
  )
  const full: Rgb = [
    Math.min(255, palette.ambient[0] * 0.8 + palette.light[0] * 0.8),
    Math.min(255, palette.ambient[1] * 0.8 + palette.light[1] * 0.8),
    Math.min(255, palette.ambient[2] * 0.8 + palette.light[2] * 0.8),
  ]
  const shade = lightColour(base, palette.ambient)
  return {
    deep: mixColours(shade, palette.shade, 0.5),
    plain: mixColours(shade, lightColour(base, full), 0.35),
    lit: mixColours(lightColour(base, full), palette.light, 0.14),
    bark: lightColour(BARKS[kind] ?? [96, 72, 56], mixColours(palette.ambient, full, 0.4)),
    snow: lightColour([244, 247, 252], full),
    snowShade: lightColour([196, 210, 236], mixColours(palette.ambient, full, 0.35)),
  }
}

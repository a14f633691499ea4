import { between, type Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { ceramic, dim, noiseIn } from '../looks.ts'
import { place, type Solid } from '../solid.ts'
import type { Dish } from './dish.ts'
import { ON_PLATE, plate } from './vessels.ts'

const PLATES: readonly Rgb[] = [
  [240, 237, 230],
  [70, 78, 92],
  [206, 198, 182],
  [124, 146, 142],
  [228, 214, 190],
  [54, 50, 50],
]

export function plateOf(random: Random, radius: number, colour: Rgb | null): Solid[] {
  const own = colour ?? PLATES[Math.floor(random() * PLATES.length)] ?? [240, 237, 230]
  const speckled = ceramic(own, (x, y, z, out) => {
    if (noiseIn(x * 3.4, y * 3.4, z * 3.4) > 0.46) dim(out, 0.84)
  })
  return plate(radius, speckled, random() < 0.4 ? [60, 92, 140] : undefined)
}

/** Long pieces in a ring, each pointing outwards, and one in the middle where there is room. */
export function fan(
  count: number,
  { long, wide }: { long: number; wide: number },
): { x: number; z: number; yaw: number }[] {
  if (count === 1) return [{ x: 0, z: 0, yaw: 0.5 }]
  const outer = count > 6 ? count - 1 : count
  const radius = Math.max(long * 0.62, (outer * wide) / 6.1 + (count > 6 ? long * 0.2 : 0))
  const ring = Array.from({ length: outer }, (_, i) => {
    const turn = (i / outer) * Math.PI * 2
    return { x: Math.cos(turn) * radius, z: Math.sin(turn) * radius, yaw: turn }
  })
  return outer < count ? [...ring, { x: 0, z: 0, yaw: 0.5 }] : ring
}

export function spread(count: number, gap: number): { x: number; z: number; yaw: number }[] {
  if (count === 1) return [{ x: 0, z: 0, yaw: 0.4 }]
  const inner = count > 7 ? Math.floor(count / 3.4) : count > 5 ? 1 : 0
  const outer = count - inner
  const radius = Math.max(gap * 0.6, (outer * gap) / 6.1)
  return [
    ...Array.from({ length: outer }, (_, i) => {
      const turn = (i / outer) * Math.PI * 2
      return { x: Math.cos(turn) * radius, z: Math.sin(turn) * radius, yaw: turn + Math.PI / 2 }
    }),
    ...Array.from({ length: inner }, (_, i) => {
      const turn = (i / Math.max(1, inner)) * Math.PI * 2 + 0.5
      const away = inner === 1 ? 0 : Math.max(gap * 0.52, radius * 0.36)
      return { x: Math.cos(turn) * away, z: Math.sin(turn) * away, yaw: turn + Math.PI / 2 }
    }),
  ]
}

/** So many pieces on a plate that fits them. */
export function platter(
  random: Random,
  { count, gap, colour }: { count: number; gap: number; colour: Rgb | null },
  piece: (index: number) => Solid[],
): Dish {
  const places = spread(count, gap)
  const radius = Math.max(...places.map(({ x, z }) => Math.hypot(x, z))) + gap * 0.62 + 3
  const pieces = places.flatMap(({ x, z, yaw }, index) =>
    place(piece(index), { x, z, yaw: yaw + between(random, -0.16, 0.16), y: ON_PLATE }),
  )
  return { solids: [...plateOf(random, radius, colour), ...pieces], radius, height: 4 }
}

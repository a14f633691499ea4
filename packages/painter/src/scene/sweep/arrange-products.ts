import { between, createRandom, deriveSeed } from '../../base/chance.ts'
import { parseHex } from '../../base/colour.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { drum } from '../still-life/shapes.ts'
import type { Dish } from '../still-life/models/dish.ts'
import { place, type Solid, stand } from '../still-life/solid.ts'
import { satin } from './products/forms.ts'
import { findProduct } from './products/products.ts'

export interface Arrangement {
  solids: Solid[]
  /** Of the circle that holds all things. */
  radius: number
  /** To the top of the highest, with what it stands on. */
  height: number
  /** Of what they stand on. */
  lift: number
  spots: { subject: number; x: number; z: number; low: number; radius: number; height: number }[]
}

const MOST = 5

interface Shown {
  dish: Dish
  subject: number
}

/** The things side by side in a shallow bow, the first in the middle and nearest; of four pictures one shows them on a plinth. */
export function arrangeProducts({ reading, layoutSeed, sceneSeed = layoutSeed }: Recipe): Arrangement {
  const random = createRandom(deriveSeed(sceneSeed, 'products'))
  const shown = reading.subjects.flatMap(({ name, count, colour, weight = 1 }, subject): Shown[] => {
    const model = findProduct(name)
    if (model === undefined || weight < 0) return []
    const wish = { random, colour: colour === null ? null : parseHex(colour), count: 1 }
    return Array.from({ length: Math.min(MOST, count) }, () => ({ dish: model(wish), subject }))
  })
  const arrangement: Arrangement = { solids: [], radius: 0, height: 0, lift: 0, spots: [] }
  const only = shown.length === 1 ? shown[0] : undefined
  if (only && layoutSeed % 4 === 1) raiseOn(arrangement, only.dish)
  const ends = { left: 0, right: 0 }
  for (const [index, one] of shown.entries()) {
    const { radius } = one.dish
    const side = index % 2 === 1 ? 'right' : 'left'
    const x = index === 0 ? 0 : (ends[side] + radius) * (side === 'left' ? -1 : 1)
    if (index === 0) ends.left = ends.right = radius * 1.02
    else ends[side] += radius * 2.04
    const yaw = index === 0 ? between(random, -0.12, 0.12) : between(random, -0.35, 0.35)
    put(arrangement, one, { x, z: Math.abs(x) * 0.28, yaw })
  }
  return centre(arrangement, (ends.left - ends.right) / 2)
}

function raiseOn(arrangement: Arrangement, { radius, height }: Dish): void {
  const lift = Math.min(3.4, height * 0.2)
  const wide = radius * 1.32
  const stone = satin([226, 220, 212])
  arrangement.solids.push(stand(drum(wide, lift / 2, 0.18), stone, { y: lift / 2 }))
  arrangement.lift = lift
  arrangement.radius = wide
}

function put(
  arrangement: Arrangement,
  { dish, subject }: Shown,
  { x, z, yaw }: { x: number; z: number; yaw: number },
): void {
  const { lift } = arrangement
  arrangement.solids.push(...place(dish.solids, { x, z, yaw, y: lift }).map((solid) => ({ ...solid, subject })))
  arrangement.radius = Math.max(arrangement.radius, Math.abs(x) + dish.radius)
  arrangement.height = Math.max(arrangement.height, lift + dish.height)
  arrangement.spots.push({ subject, x, z, low: lift, radius: dish.radius, height: dish.height })
}

function centre(arrangement: Arrangement, by: number): Arrangement {
  if (by === 0) return arrangement
  return {
    ...arrangement,
    radius: Math.max(...arrangement.spots.map(({ x, radius }) => Math.abs(x + by) + radius)),
    solids: arrangement.solids.map((solid) => ({ ...solid, x: solid.x + by })),
    spots: arrangement.spots.map((spot) => ({ ...spot, x: spot.x + by })),
  }
}

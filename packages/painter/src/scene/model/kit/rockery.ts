import { between, type Random } from '../../../base/chance.ts'
import { grains } from '../grain.ts'
import { blend, dim, paint, type Point } from '../material.ts'
import { addFace, type Mesh, type Spot } from '../mesh.ts'

/** Stone that water has eaten into: pale edges, dark hollows. */
export function lakeStone(point: Point): void {
  const { x, y, z, colour } = point
  const hollow = grains(x * 1.1 + z * 0.7, y * 1.2)
  paint(point, colour, 0.5 + 0.8 * hollow)
  if (hollow < 0.36) dim(point, 0.62)
  blend(point, [96, 112, 70], Math.max(0, point.ny * 0.9 - 0.45))
}

/** One upright stone of a rockery, lumpy and leaning. */
export function addStone(
  mesh: Mesh,
  [x, y, z]: Spot,
  { radius, height }: { radius: number; height: number },
  random: Random,
): void {
  const [rings, sides] = [9, 14]
  const [shift, lean] = [random() * 60, between(random, -0.25, 0.25)]
  const colour = [176, 174, 168] as const
  const spot = (ring: number, side: number): Spot => {
    const t = ring / rings
    const turn = (side / sides) * Math.PI * 2
    const lump = 0.45 + 1.1 * grains(Math.cos(turn) * 1.4 + shift, Math.sin(turn) * 1.4 + t * 3.1)
    const wide = radius * lump * (t < 0.85 ? 1 - t * 0.35 : (1 - t) * 4.6)
    const high = height * t * (0.86 + 0.2 * grains(side * 0.7 + shift, 9))
    return [x + Math.cos(turn) * wide + lean * high, y + high, z + Math.sin(turn) * wide]
  }
  for (let ring = 0; ring < rings; ring++)
    for (let side = 0; side < sides; side++)
      addFace(
        mesh,
        [spot(ring, side), spot(ring, (side + 1) % sides), spot(ring + 1, (side + 1) % sides), spot(ring + 1, side)],
        {
          material: lakeStone,
          colour,
        },
      )
}

/** A group of stones, the tallest in its midst. */
export function addRockery(
  mesh: Mesh,
  [x, y, z]: Spot,
  { spread, height, count }: { spread: number; height: number; count: number },
  random: Random,
): void {
  for (let index = 0; index < count; index++) {
    const turn = random() * Math.PI * 2
    const out = index === 0 ? 0 : spread * Math.sqrt(random())
    const tall = height * (1 - (out / spread) * 0.62) * between(random, 0.7, 1.05)
    addStone(
      mesh,
      [x + Math.cos(turn) * out, y, z + Math.sin(turn) * out * 0.7],
      { radius: tall * between(random, 0.3, 0.46), height: tall },
      random,
    )
  }
}

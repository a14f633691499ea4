import { between, pickOne, type Random } from '../../../base/chance.ts'
import { leaves } from '../materials/grounds.ts'
import { paint, type Point } from '../material.ts'
import { addFace, type Mesh, type Spot, unit } from '../mesh.ts'
import { addTube } from '../solids.ts'

const CULMS = [
  [112, 142, 66],
  [136, 156, 82],
  [92, 126, 62],
] as const
const LEAVES = [
  [104, 148, 58],
  [128, 168, 70],
  [82, 126, 54],
] as const

/** A green cane with a pale ring at each joint. */
function culm(point: Point): void {
  const joint = point.y / 0.46 - Math.floor(point.y / 0.46)
  paint(point, point.colour, joint < 0.1 ? 1.3 : joint < 0.16 ? 0.66 : 0.95)
}

interface Clump {
  height: number
  culms: number
  spread: number
  /** Leaves: 1 near the eye, less far off. */
  detail?: number
  /** Share of the height where leaves begin. */
  bare?: number
}

/** Canes from one root that lean outwards and nod at their tips. */
export function addBamboo(
  mesh: Mesh,
  [x, y, z]: Spot,
  { height, culms, spread, detail = 1, bare = 0.35 }: Clump,
  random: Random,
): void {
  for (let index = 0; index < culms; index++) {
    const turn = random() * Math.PI * 2
    const out = spread * Math.sqrt(random())
    const tall = height * between(random, 0.8, 1.1)
    const nod = between(random, 0.1, 0.26) * tall
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [fx, fz] = [x + cos * out, z + sin * out]
    const line = [0, 0.25, 0.5, 0.75, 0.92, 1].map(
      (t): Spot => [fx + cos * nod * t ** 3, y + tall * (t - 0.06 * t ** 5), fz + sin * nod * t ** 3],
    )
    const thick = 0.035 + tall * 0.0035
    addTube(mesh, line, [thick, thick * 0.35], { material: culm, colour: pickOne(CULMS, random) })
    const count = Math.round(tall * 16 * detail)
    for (let leaf = 0; leaf < count; leaf++) {
      const t = bare + (1 - bare) * Math.sqrt(random())
      const reach = between(random, 0.1, 1.1) * (1.15 - t * 0.5)
      const spin = random() * Math.PI * 2
      const at: Spot = [
        fx + cos * nod * t ** 3 + Math.cos(spin) * reach,
        y + tall * (t - 0.06 * t ** 5) - reach * 0.25,
        fz + sin * nod * t ** 3 + Math.sin(spin) * reach,
      ]
      addBlade(mesh, at, { spin, size: between(random, 0.2, 0.36) / Math.sqrt(detail) }, random)
    }
  }
}

/** A narrow leaf that hangs. */
function addBlade(mesh: Mesh, [x, y, z]: Spot, { spin, size }: { spin: number; size: number }, random: Random): void {
  const turn = spin + between(random, -0.8, 0.8)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wide = size * 0.17
  addFace(
    mesh,
    [
      [x, y, z],
      [x + cos * size * 0.5 - sin * wide, y - size * 0.22, z + sin * size * 0.5 + cos * wide],
      [x + cos * size, y - size * between(random, 0.4, 0.9), z + sin * size],
      [x + cos * size * 0.5 + sin * wide, y - size * 0.22, z + sin * size * 0.5 - cos * wide],
    ],
    { material: leaves, colour: pickOne(LEAVES, random), tint: between(random, 0.2, 0.9) },
    unit([cos * 0.5, 1, sin * 0.5]),
  )
}

import { between, type Random } from '../../../base/chance.ts'
import { grain } from '../grain.ts'
import { leaves } from '../materials/grounds.ts'
import { paint, type Point } from '../material.ts'
import { addFace, type Mesh, type Spot, unit } from '../mesh.ts'

/** A lotus leaf: veins from its middle. */
function pad(point: Point): void {
  const turn = Math.atan2(point.v, point.u)
  paint(point, point.colour, 0.85 + 0.12 * Math.sin(turn * 14) + 0.2 * grain(point.x * 2, point.z * 2))
  point.thin = 0.3
}

/** Leaves on and over the water, flowers among them. */
export function addLotus(
  mesh: Mesh,
  [x, y, z]: Spot,
  { spread, count }: { spread: number; count: number },
  random: Random,
): void {
  for (let index = 0; index < count; index++) {
    const turn = random() * Math.PI * 2
    const out = spread * Math.sqrt(random())
    const high = random() < 0.55 ? 0.03 : between(random, 0.25, 0.7)
    const middle: Spot = [x + Math.cos(turn) * out, y + high, z + Math.sin(turn) * out * 0.7]
    addPad(mesh, middle, { radius: between(random, 0.22, 0.46), lean: high > 0.1 ? 0.3 : 0 }, random)
    if (random() < 0.24) addFlower(mesh, [middle[0] + 0.2, y + high + between(random, 0.25, 0.5), middle[2]], random)
  }
}

function addPad(mesh: Mesh, [x, y, z]: Spot, { radius, lean }: { radius: number; lean: number }, random: Random): void {
  const turn = random() * Math.PI * 2
  const [tx, tz] = [Math.cos(turn) * lean, Math.sin(turn) * lean]
  const rim = Array.from({ length: 13 }, (_, side): Spot => {
    const angle = (side / 13) * Math.PI * 1.94 + turn
    const wave = radius * (1 + 0.06 * Math.sin(side * 2.4))
    const [dx, dz] = [Math.cos(angle) * wave, Math.sin(angle) * wave]
    return [x + dx, y + dx * tx + dz * tz + lean * 0.2 * radius, z + dz]
  })
  const green = between(random, 0.8, 1.15)
  addFace(
    mesh,
    [[x, y, z], ...rim],
    {
      material: pad,
      colour: [78 * green, 124 * green, 74 * green],
      origin: [x, y, z],
    },
    unit([-tx, 1, -tz]),
  )
}

function addFlower(mesh: Mesh, [x, y, z]: Spot, random: Random): void {
  const size = between(random, 0.16, 0.24)
  for (let petal = 0; petal < 10; petal++) {
    const turn = (petal / 10) * Math.PI * 2
    const open = petal % 2 === 0 ? 0.75 : 0.42
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const tip: Spot = [x + cos * size * open * 1.3, y + size * 1.15, z + sin * size * open * 1.3]
    const side = size * 0.36
    addFace(
      mesh,
      [
        [x, y, z],
        [x + cos * size * open - sin * side, y + size * 0.5, z + sin * size * open + cos * side],
        tip,
        [x + cos * size * open + sin * side, y + size * 0.5, z + sin * size * open - cos * side],
      ],
      { material: leaves, colour: petal % 2 === 0 ? [246, 172, 190] : [252, 206, 214], tint: 0.6 },
      unit([cos, 0.6, sin]),
    )
  }
}

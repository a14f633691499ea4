import { GREY_TILES } from '../../model/kit/halls.ts'
import { plain, plaster } from '../../model/materials/walls.ts'
import { addFace, type Mesh, type Spot } from '../../model/mesh.ts'
import { addTiledRoof } from '../../model/roofs.ts'
import { addBox } from '../../model/solids.ts'

interface Wall {
  /** Height of the ground under it and its distance, in metres. */
  ground: number
  z: number
  colour: readonly [number, number, number]
}

/** A white wall whose opening is a full circle, under a cap of tiles. */
export function raiseMoonGate(mesh: Mesh, { ground, z: far, colour }: Wall): void {
  const [x, radius, middle] = [0.9, 1.5, 1.72]
  const ring = (turn: number, size: number, z: number): Spot => [
    x + Math.cos(turn) * size,
    ground + middle + Math.sin(turn) * size,
    z,
  ]
  const edge = (turn: number, z: number): Spot => {
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const scale = Math.min(2.6 / Math.max(1e-6, Math.abs(dx)), (dy > 0 ? 2 : middle) / Math.max(1e-6, Math.abs(dy)))
    return [x + dx * scale, ground + middle + dy * scale, z]
  }
  const lime = { material: plaster, colour, origin: [0, ground, far] as const }
  for (let part = 0; part < 48; part++) {
    const [a, b] = [(part / 48) * Math.PI * 2, ((part + 1) / 48) * Math.PI * 2]
    for (const z of [far - 0.2, far + 0.2])
      addFace(mesh, [ring(a, radius, z), ring(b, radius, z), edge(b, z), edge(a, z)], lime)
    addFace(
      mesh,
      [
        ring(a, radius, far - 0.26),
        ring(b, radius, far - 0.26),
        ring(b, radius, far + 0.26),
        ring(a, radius, far + 0.26),
      ],
      {
        material: plain,
        colour: [120, 116, 110],
      },
    )
    addFace(
      mesh,
      [
        ring(a, radius, far - 0.26),
        ring(b, radius, far - 0.26),
        ring(b, radius + 0.16, far - 0.26),
        ring(a, radius + 0.16, far - 0.26),
      ],
      {
        material: plain,
        colour: [128, 124, 116],
      },
    )
  }
  for (const [from, to] of [
    [x - 16, x - 2.6],
    [x + 2.6, x + 14],
  ] as const)
    addBox(
      mesh,
      { x: (from + to) / 2, y: ground, z: far },
      { at: [0, 0, 0], size: [to - from, middle + 2, 0.4], coat: lime },
    )
  addTiledRoof(
    mesh,
    { x: x - 1, y: ground, z: far },
    { at: [0, middle + 2, 0], size: [30, 0.4], rise: 0.5, eaves: 0.3, colour: GREY_TILES },
  )
}

import { describe, expect, it } from 'vitest'
import { plain } from './materials/walls.ts'
import { addFace, createMesh, type Spot } from './mesh.ts'
import { createDepths, type Projection, rasterise } from './raster.ts'

/** An eye at the origin that sees one metre at distance one as ten samples. */
const PROJECTION: Projection = {
  near: 0.1,
  turn: (x, y, z, out) => {
    out[0] = x
    out[1] = y
    out[2] = z
  },
  land: (turned, at, out, to) => {
    const near = 1 / (turned[at + 2] ?? 1)
    out[to] = 10 + (turned[at] ?? 0) * near * 10
    out[to + 1] = 10 - (turned[at + 1] ?? 0) * near * 10
    out[to + 2] = near
  },
}

const wall = (half: number, z: number): Spot[] => [
  [-half, -half, z],
  [half, -half, z],
  [half, half, z],
  [-half, half, z],
]

describe('what is seen of a mesh', () => {
  it('shows the nearer of two walls, whichever was built first', () => {
    const mesh = createMesh()
    addFace(mesh, wall(0.5, 1), { material: plain })
    addFace(mesh, wall(8, 4), { material: plain })
    const depths = createDepths(20, 20)
    rasterise(depths, mesh, PROJECTION, () => true)
    expect(depths.surfaces[10 * 20 + 10]).toBe(0)
    expect(depths.surfaces[1 * 20 + 1]).toBe(1)
    expect(depths.nearness[1 * 20 + 1]).toBeCloseTo(0.25)
  })

  it('cuts off before the eye what reaches behind it', () => {
    const mesh = createMesh()
    addFace(
      mesh,
      [
        [-3, -1, -5],
        [3, -1, -5],
        [3, -1, 50],
        [-3, -1, 50],
      ],
      { material: plain },
    )
    const depths = createDepths(20, 20)
    rasterise(depths, mesh, PROJECTION, () => true)
    expect(depths.surfaces[19 * 20 + 10]).toBe(0)
    expect(depths.surfaces[5 * 20 + 10]).toBe(-1)
  })

  it('leaves out what lies wholly behind the eye', () => {
    const mesh = createMesh()
    addFace(mesh, wall(5, -2), { material: plain })
    const depths = createDepths(20, 20)
    rasterise(depths, mesh, PROJECTION, () => true)
    expect([...depths.surfaces].every((surface) => surface === -1)).toBe(true)
  })
})

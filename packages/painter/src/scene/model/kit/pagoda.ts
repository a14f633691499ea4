import type { Mesh, Site } from '../mesh.ts'
import { plain } from '../materials/walls.ts'
import { addRound } from '../solids.ts'
import { addHall } from './halls.ts'

type Colour = readonly [number, number, number]

/** A tower of storeys, each smaller than the one below, under a mast of rings. */
export function addPagoda(
  mesh: Mesh,
  site: Site,
  {
    width,
    storeys,
    height,
    roof,
    pillar,
  }: { width: number; storeys: number; height: number; roof: Colour; pillar: Colour },
): void {
  const each = height / (storeys + 0.9)
  for (let storey = 0; storey < storeys; storey++) {
    const wide = width * (1 - storey * 0.085)
    const floor = { ...site, y: site.y + storey * each }
    addHall(mesh, floor, {
      width: wide,
      depth: wide,
      height: each * 0.56,
      bays: 3,
      roof,
      pillar,
      painted: false,
      ridge: storey === storeys - 1 ? 0.02 : 0.42,
    })
  }
  const top = site.y + storeys * each + width * 0.12
  const gold = { material: plain, colour: [196, 156, 74] as const }
  addRound(
    mesh,
    { ...site, y: 0 },
    {
      at: [0, 0, 0],
      rings: [
        [0.16, top - each * 0.3],
        [0.12, top + each * 0.9],
      ],
      coat: gold,
      sides: 8,
    },
  )
  for (let ring = 0; ring < 6; ring++) {
    const [up, out] = [top + each * (0.05 + ring * 0.13), 0.62 - ring * 0.07]
    addRound(
      mesh,
      { ...site, y: 0 },
      {
        at: [0, 0, 0],
        rings: [
          [0.1, up],
          [out, up + 0.04],
          [0.1, up + 0.12],
        ],
        coat: gold,
        sides: 10,
      },
    )
  }
}

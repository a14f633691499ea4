import { between, pickOne, type Random } from '../../../base/chance.ts'
import { GREY_TILES } from '../../model/kit/halls.ts'
import { hangLantern } from '../../model/kit/lanterns.ts'
import { addPagoda } from '../../model/kit/pagoda.ts'
import { hangBanner, type Lane, listPlots, pave, PAVING, setWares, stringLanterns } from '../../model/kit/street.ts'
import { addTimberHouse } from '../../model/kit/timber-houses.ts'
import { toWorld } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'

const LANE: Lane = { half: 4, from: -5, to: 76, middleAt: (z) => 2.4 * Math.sin((z + 6) / 24) - 0.6 }
const BANNERS = [
  [196, 40, 30],
  [222, 168, 58],
  [44, 84, 112],
] as const

/** An old street of shops under rows of red lanterns, a pagoda at its end. */
export const lanternStreet: Place = {
  build: buildLanternStreet,
  views: [
    { eye: [-0.4, 2.3, -1], look: [0.6, 4, 40], lens: 1 },
    { eye: [-2.4, 1.7, 5], look: [2.6, 3.1, 28], lens: 1.05 },
    { eye: [1, 0.9, 3], look: [0.6, 6.4, 34], lens: 0.9 },
    { eye: [2.6, 6.4, -2], look: [-0.6, 2.4, 30], lens: 1 },
  ],
  bird: { eye: [-20, 28, -14], look: [1.5, 2, 26], lens: 1 },
  top: { eye: [0, 56, 20], look: [0, 0, 28], lens: 1 },
  stand: { at: [-0.2, 0, 1], yaw: 0.06 },
}

function buildLanternStreet({ random, night }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 0, 26], span: 40, air: 0.004 })
  const { mesh } = scenery
  pave(mesh, LANE, PAVING)
  for (const { site, width } of listPlots(LANE, [5, 8], random)) {
    const low = addTimberHouse(
      mesh,
      site,
      { width, depth: between(random, 6, 7.5), roof: GREY_TILES, kind: 'shop' },
      random,
    )
    hangFront(scenery, site, { width, low, night, random })
    setWares(mesh, { ...site, x: toWorld(site, [0, 0, -1.2])[0], z: toWorld(site, [0, 0, -1.2])[2] }, width, random)
  }
  stringLanterns(scenery, LANE, { high: 5.6, every: 7, lit: night })
  addPagoda(
    mesh,
    { x: LANE.middleAt(76), y: 0, z: 90 },
    { width: 10, storeys: 5, height: 26, roof: GREY_TILES, pillar: [150, 48, 38] },
  )
  return scenery
}

function hangFront(
  scenery: Scenery,
  site: Parameters<typeof toWorld>[0],
  { width, low, night, random }: { width: number; low: number; night: boolean; random: Random },
): void {
  const count = Math.max(2, Math.round(width / 1.9))
  for (let index = 0; index < count; index++) {
    const spot = toWorld(site, [((index + 0.5) / count - 0.5) * width * 0.9, low - 0.12, -1])
    hangLantern(scenery, spot, { size: 0.28, lit: night, reach: 5 })
  }
  if (random() < 0.6)
    hangBanner(scenery.mesh, site, {
      x: between(random, -0.3, 0.3) * width,
      high: low + 1.9,
      colour: pickOne(BANNERS, random),
    })
}

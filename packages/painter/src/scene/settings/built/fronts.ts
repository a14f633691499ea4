import { createRandom, pickOne } from '../../../base/chance.ts'
import { dimColour, parseHex, type Rgb } from '../../../base/colour.ts'
import type { Mason, Site } from '../kit/mason.ts'
import { type Face, fillPart, openWindow, raiseBox, raiseGable } from '../kit/solids.ts'

/** Plaster of old towns by the water. */
export const FRONTS = ['#d9705a', '#e8b45a', '#7fa6b8', '#f0e2c4', '#9cb58a', '#c8849a', '#e69a6a', '#b8c4d4'].map(
  parseHex,
)
const AWNINGS = ['#f4f1e8', '#2f5f8a', '#a83c34', '#2e6e5c', '#e8c860'].map(parseHex)

/** A narrow town house in a row, its shop below; looks along -z of its site. */
export function buildFront(
  mason: Mason,
  site: Site,
  look: { width: number; high: number; wall: Rgb; seed: number },
): void {
  const random = createRandom(look.seed)
  const { width, high, wall } = look
  const dress = (face: Face) => {
    if (face.side !== 'front') return
    const storeys = Math.max(2, Math.round(high / 1.05))
    const bays = width > 2.1 ? 3 : 2
    for (let storey = 1; storey < storeys; storey++) {
      for (let bay = 0; bay < bays; bay++) {
        const low = (storey + 0.22) / storeys
        const lit = mason.night && random() < 0.6
        openWindow(mason, face, [(bay + 0.3) / bays, low, (bay + 0.7) / bays, low + 0.5 / storeys], {
          frame: [246, 242, 232],
          lit,
        })
      }
    }
    fillPart(mason, face, [0.1, 0, 0.42, 0.7 / storeys], dimColour(wall, 0.5))
    fillPart(mason, face, [0.54, 0.1 / storeys, 0.9, 0.66 / storeys], mason.night ? [255, 214, 140] : [84, 98, 116])
    fillPart(mason, face, [0.06, 0.74 / storeys, 0.94, 0.9 / storeys], pickOne(AWNINGS, random))
  }
  raiseBox(mason, site, { at: [0, 0, 0], size: [width, high, 2.2], albedo: wall, dress })
  const end = { ...site, y: site.y + high * site.scale, turn: (site.turn ?? 0) + Math.PI / 2 }
  const roof = pickOne(['#8c4a38', '#6b5a54', '#9c5c40'] as const, random)
  raiseGable(mason, end, { at: [0, 0, 0], size: [2.2, 0.9, width], albedo: parseHex(roof), wall, eaves: 0.08 })
}

import { parseHex } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import { type Mason, strokeLine } from '../kit/mason.ts'
import { raiseBox } from '../kit/solids.ts'
import type { Thing } from '../thing.ts'

const BOARDS = parseHex('#b59c7a')

/** A length of post and rail along the way, beginning at a place and going away from the viewer. */
export function layFence(
  mason: Mason,
  land: Land,
  run: { x: number; z: number; person: number; bays?: number; lean?: number },
): Thing[] {
  const { x, z, person, bays = 4, lean = 0 } = run
  return Array.from({ length: bays }, (_, bay): Thing => {
    const from = z + bay * person * 0.8
    const [left, right] = [x + bay * lean * person, x + (bay + 1) * lean * person]
    return {
      x: left,
      z: from,
      radius: person * 0.3,
      draw: () => drawBay(mason, land, { left, right, z: from, person }),
    }
  })
}

function drawBay(
  mason: Mason,
  land: Land,
  { left, right, z, person }: { left: number; right: number; z: number; person: number },
): void {
  const far = z + person * 0.8
  const [near, beyond] = [land.groundAt(left, z), land.groundAt(right, far)]
  const tone = mason.light(BOARDS, [0, 0.6, -0.8])
  for (const up of [0.24, 0.44]) {
    strokeLine(
      mason,
      tone,
      [
        [right, beyond + up * person, far],
        [left, near + up * person, z],
      ],
      0.055 * person,
    )
  }
  const site = { x: left, y: near, z, scale: person }
  raiseBox(mason, site, { at: [0, -0.05, 0], size: [0.09, 0.6, 0.09], albedo: BOARDS })
}

import { between, createRandom, deriveSeed } from '../../../base/chance.ts'
import { mixColours, toCss } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { type Mason, masonOutdoors, placeOf, unitAt } from '../kit/mason.ts'
import { paintSmoke } from '../kit/vapour.ts'
import { fallPlace } from '../land/shores.ts'
import type { Thing } from '../thing.ts'

/** Water that falls over the cliff in threads, and the spray at its foot. */
export function furnishFalls(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const place = fallPlace(stage)
  const z = place.z - 0.5
  const top = Math.max(place.height * 0.9, land.groundAt(place.x, place.z + 2.5))
  return [
    { x: place.x, z, radius: place.half * 1.5, draw: () => letFall(mason, { x: place.x, z, top, half: place.half }) },
  ]
}

function letFall(mason: Mason, fall: { x: number; z: number; top: number; half: number }): void {
  const { stage } = mason
  const { ctx } = stage.picture
  const random = createRandom(deriveSeed(stage.sceneSeed, 'fall'))
  const { x, z, top, half } = fall
  const unit = unitAt(mason, z)
  const white = mixColours(mason.light([246, 252, 255], [0, 0.5, -0.8]), stage.palette.cloudLit, 0.35)
  const blue = mason.light([142, 190, 208], [0, 0, -1])
  const deep = mason.light([78, 126, 150], [0, 0, -1])
  const line = (across: number, from: number, to: number) => {
    const lip = placeOf(mason, [x + across * half * 0.82, from, z + 0.4])
    const foot = placeOf(mason, [x + across * half * (1.05 + 0.12 * random()), to, z])
    ctx.beginPath()
    ctx.moveTo(lip.x, lip.y)
    ctx.quadraticCurveTo(lip.x + (foot.x - lip.x) * 0.3, lip.y + (foot.y - lip.y) * 0.2, foot.x, foot.y)
    ctx.stroke()
  }
  const [lip, foot] = [placeOf(mason, [x, top, z + 0.4]), placeOf(mason, [x, 0, z])]
  stage.survey?.falls.push({ x: foot.x, top: lip.y, bottom: foot.y, half: unit * half * 1.1 })
  ctx.lineCap = 'round'
  for (let thread = 0; thread < 230; thread++) {
    const across = between(random, -1, 1)
    const broken = stage.grain(across * 2.6, 7) * 0.1
    const from = top * (1 - (thread % 5 === 0 ? random() * 0.5 : 0)) + broken
    const share = thread / 230
    const tone =
      share < 0.3
        ? mixColours(deep, blue, random())
        : mixColours(blue, white, Math.min(1, random() * 0.5 + share * 0.7))
    ctx.strokeStyle = toCss(mason.air(tone, placeOf(mason, [x, 1, z]).x, z), share < 0.3 ? 0.95 : 0.6)
    ctx.lineWidth = unit * half * between(random, 0.015, share < 0.3 ? 0.16 : 0.06)
    line(across * (1 - Math.abs(across) * 0.1), from, share > 0.6 ? top * random() * 0.6 : 0)
  }
  for (let puff = 0; puff < 9; puff++) {
    const at = [x + half * between(random, -1.3, 1.3), 0, z - 0.2] as const
    paintSmoke(mason, at, {
      rise: top * between(random, 0.14, 0.3),
      seed: puff + 3,
      spread: half * 0.7,
      tone: white,
      strength: 0.34,
      count: 8,
    })
  }
}

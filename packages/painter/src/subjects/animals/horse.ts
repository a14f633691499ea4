import { HORSE_POSES_ON_REQUEST, HORSE_POSES, drawHorse, horseBuild } from '../kit/horse-body.ts'
import type { HorseLook } from '../kit/horse-body.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Pen } from '../kit/pen.ts'
import { patch } from '../kit/pen.ts'
import type { Shape } from '../kit/shape.ts'
import { boxOf, limb, overlap } from '../kit/shape.ts'
import type { Plate, SubjectTraits } from '../plate.ts'
import { spread } from '../kit/wings.ts'

const HORSE: SubjectTraits & Pick<Plate, 'poses'> = {
  habitat: 'ground',
  height: 1.15,
  aspect: 1.26,
  stand: 'stands',
  large: false,
  poses: HORSE_POSES,
  asked: HORSE_POSES_ON_REQUEST,
}

export const horse: Plate = { ...HORSE, draw: (pen) => drawHorse(pen, coatOf(pen, '#8a5431')) }

export const pegasus: Plate = {
  ...HORSE,
  height: 1.3,
  aspect: 1.3,
  poses: ['standing', 'rearing', 'walking'],
  asked: ['running', 'jumping', 'flying', 'grazing'],
  draw(pen) {
    const { ctx } = pen
    const flying = pen.pose === 'flying'
    const posed = flying ? { ...pen, pose: 'running' } : pen
    const look = { ...coatOf(pen, '#f4f0ee'), mane: ['#e6dccc', '#f6f0e6'] }
    ctx.save()
    ctx.scale(0.84, 0.84)
    const up = flying || pen.pose === 'rearing'
    const root = pen.pose === 'rearing' ? ([2, -66] as const) : ([4, -58] as const)
    spread(pen, { root, long: up ? 56 : 50, from: up ? -2.1 : -2.5, hex: pen.tones(look.coat).shade, side: 'far' })
    drawQuadruped(posed, horseBuild(look))
    spread(pen, { root, long: up ? 62 : 54, from: up ? -2.5 : -2.8, hex: look.coat, side: 'near' })
    ctx.restore()
  },
}

export const zebra: Plate = {
  ...HORSE,
  height: 1,
  draw(pen) {
    const coat = pen.worn('#f3f0ea')
    const dark = '#29262a'
    drawHorse(pen, {
      coat,
      hoof: '#29262a',
      mane: [dark, coat],
      crest: 'upright',
      muzzle: '#3a3436',
      marks: (drawing, body) => zebraStripes(drawing, body, dark),
      headMarks: (drawing, skull, at) => {
        for (const [x, y, turn] of [
          [-4, -3, 4],
          [1, -4, 4],
          [11, 0, 3],
          [15, 4, 3],
          [-2, 5, 4],
          [4, 7, 4],
          [10, 8, 3],
        ] as const)
          patch(
            drawing,
            overlap(
              skull,
              at(
                limb([
                  [x + 1, y - 4, 0.2],
                  [x, y, 0.9],
                  [x - turn, y + 4, 0.2],
                ]),
              ),
            ),
            dark,
            0.9,
          )
      },
    })
  },
}

function coatOf(pen: Pen, natural: string): HorseLook {
  const coat = pen.worn(natural)
  const pale = coat.toLowerCase() > '#c'
  return {
    coat,
    hoof: '#3a302c',
    mane: pale ? ['#d8d0c4', '#ece6da'] : ['#2c1f1b', '#3d2a22'],
    muzzle: pale ? '#c8a8a0' : '#4a342a',
  }
}

/** Bands that lean back over the rump and stand upright over the ribs; across a leg they lie level. */
function zebraStripes(pen: Pen, body: Shape, hex: string): void {
  const box = boxOf(body)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const isLeg = wide < 34
  const count = isLeg ? Math.round(tall / 5) : Math.round(wide / 6.4)
  for (let i = 0; i < count; i++) {
    const part = (i + 0.5) / count
    const wave = (pen.random() - 0.5) * 2
    const y = box.top + part * tall
    const x = box.left + part * wide
    const lean = part < 0.35 ? (0.35 - part) * 50 : 0
    const band = isLeg
      ? limb([
          [box.left - 2, y + wave, 1.2],
          [(box.left + box.right) / 2, y + 1, 1],
          [box.right + 2, y, 1.1],
        ])
      : limb([
          [x - lean * 0.2, box.top - 2, 1.9],
          [x + wave, box.top + tall * 0.5, 1.5],
          [x + lean, box.bottom - 4, 0.3],
        ])
    patch(pen, overlap(body, band), hex, 0.92)
  }
}

import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Point } from '../kit/shape.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { within } from '../kit/space.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const GOLD = '#f0b83c'
const FLEECE = '#fbf4e6'
const LEAPING = ['dancing', 'jumping', 'rearing']

/** Two dancers under one cloth, the first with the great head. */
export const lionDance: Plate = {
  habitat: 'ground',
  height: 1.05,
  aspect: 1.3,
  stand: 'stands',
  large: false,
  poses: ['standing', 'dancing', 'dancing'],
  asked: ['walking', 'running', 'jumping', 'rearing', 'fighting'],
  draw(pen) {
    const red = pen.worn(pen.random() < 0.75 ? '#c8242a' : '#c8501e')
    const leaps = LEAPING.includes(pen.pose)
    drawDancer(pen, leaps ? '-40,-40,6 -46,-22,5 -36,-4,3.4' : '-42,-40,6 -46,-22,5 -44,-4,3.4', red)
    drawDancer(pen, leaps ? '-30,-40,6 -20,-24,5 -24,-4,3.4' : '-30,-40,6 -27,-22,5 -29,-4,3.4', red)
    within(pen, { at: [-34, -40], turn: leaps ? -0.2 : 0 }, (own) => {
      within(own, { at: [34, 40] }, (lion) => drawLion(lion, red, leaps))
    })
  },
}

function drawLion(pen: Pen, red: string, leaps: boolean): void {
  drawDancer(pen, leaps ? '18,-44,6 34,-30,5 26,-14,3.4' : '18,-42,6 20,-22,5 17,-4,3.4', red)
  drawDancer(pen, leaps ? '28,-44,6 44,-36,5 42,-18,3.4' : '29,-42,6 34,-22,5 33,-4,3.4', red)
  drawTail(pen)
  drawCloth(pen, red)
  within(pen, { at: [31, -66], turn: leaps ? 0.04 : 0.1 }, (own) => drawMask(own, red))
}

/** Legs in fleece, with a frill at the knee and the ankle. */
function drawDancer(pen: Pen, joints: string, red: string): void {
  const leg = limb(joints)
  sculpt(pen, leg, GOLD, { depth: 3 })
  const [, knee, foot] = joints.split(' ').map((text) => text.split(',').map(Number))
  const at = (joint: number[] | undefined): Point => [joint?.[0] ?? 0, joint?.[1] ?? 0]
  frill(pen, at(knee), 6.6, red)
  frill(pen, [at(foot)[0], at(foot)[1] - 2.4], 5.2, red)
  const [x, y] = at(foot)
  sculpt(
    pen,
    blob([
      [x - 4, y],
      [x + 3, y - 1],
      [x + 8, y + 2.4],
      [x + 8, y + 4, 'corner'],
      [x - 4.4, y + 4, 'corner'],
    ]),
    red,
    {
      depth: 1.6,
    },
  )
}

/** A ring of tufts. */
function frill(pen: Pen, [x, y]: Point, wide: number, red: string): void {
  for (let i = -3; i <= 3; i++) {
    const at = x + (i / 3) * wide
    sculpt(pen, oval(at, y + 1.4 - Math.abs(i) * 0.3, [1.7, 2.7], i * 0.12), i % 2 === 0 ? FLEECE : red, { depth: 1 })
  }
}

function drawTail(pen: Pen): void {
  for (const [x, y, turn] of [
    [-58, -58, -0.7],
    [-55, -64, -0.3],
    [-50, -66, 0.2],
  ] as const)
    sculpt(pen, oval(x, y, [3.2, 8.4], turn), FLEECE, { depth: 2 })
  sculpt(pen, oval(-51, -54, [4.6, 5.4], -0.3), GOLD, { depth: 2 })
}

/** The body's cloth in bands, each with its fringe. */
function drawCloth(pen: Pen, red: string): void {
  const cloth = blob('22,-74 4,-66 -18,-64 -40,-64 -54,-56 -57,-42 -52,-33 -36,-30 -14,-33 8,-33 24,-36 34,-46')
  sculpt(pen, cloth, red, { depth: 9 })
  pen.ctx.save()
  pen.ctx.clip(cloth.path)
  for (const [index, x] of [14, 0, -14, -28, -42].entries()) {
    const band = blob([
      [x + 5, -76],
      [x, -60],
      [x + 2, -44],
      [x + 6, -30],
      [x, -30],
      [x - 4.6, -44],
      [x - 6, -60],
      [x - 1, -76],
    ])
    patch(pen, band, index % 2 === 0 ? GOLD : shift(red, -0.12), 0.92)
    for (let y = -70; y < -30; y += 4.4) patch(pen, oval(x - 5.4, y, [1.7, 2.6]), FLEECE, 0.95)
  }
  pen.ctx.restore()
  for (let x = -54; x <= 26; x += 4.2) {
    const y = -31.4 + Math.sin(x * 0.14) * 1.4
    sculpt(pen, oval(x, y, [2.3, 4.2]), Math.round(x) % 2 === 0 ? GOLD : FLEECE, { depth: 1.2 })
  }
}

/** The head, its middle at 0: brow, eyes that blink, muzzle, jaw and beard. */
function drawMask(pen: Pen, red: string): void {
  ruff(pen, 26, 13)
  drawJaw(pen, red)
  sculpt(pen, blob('-21,2 -22,-12 -13,-24 2,-28 16,-24 24,-12 27,0 25,8 12,11 -4,11 -16,9'), red, { depth: 7 })
  sculpt(pen, blob('4,-2 16,-5 27,-2 30,5 25,10 12,11 3,8'), GOLD, { depth: 3.4, gloss: 0.3 })
  sculpt(pen, oval(23, 0.4, [5.4, 4]), shift(red, -0.04), { depth: 1.8, gloss: 0.6 })
  patch(pen, limb('3,9,1.2 14,11.6,1.4 28,8,1'), FLEECE)
  for (const [x, y, size] of [
    [-3, -8, 8],
    [14, -10, 6.8],
  ] as const)
    drawEye(pen, [x, y], size)
  horn(pen, red)
  for (const [x, y] of [
    [-17, -22],
    [-20, -14],
  ] as const)
    sculpt(pen, oval(x, y, [3.6, 6.4], -0.7), GOLD, { depth: 1.8 })
  for (const x of [-10, -1, 8, 16]) pompon(pen, [x, -25 + Math.abs(x - 3) * 0.26], x % 2 === 0 ? GOLD : FLEECE)
}

/** White fleece around the face. */
function ruff(pen: Pen, reach: number, many: number): void {
  for (let i = 0; i < many; i++) {
    const angle = 0.5 * Math.PI + (i / (many - 1)) * Math.PI * 1.1
    const [x, y] = [Math.cos(angle) * reach * 0.92, -6 - Math.sin(angle) * -reach * 0.86]
    sculpt(pen, oval(x, y, [6.4, 4.6], angle), FLEECE, { depth: 2.4 })
  }
}

function drawJaw(pen: Pen, red: string): void {
  for (let i = 0; i < 6; i++)
    sculpt(pen, oval(-2 + i * 4.6, 25 + Math.sin(i * 1.3) * 2, [2.9, 8.6], 0.1), FLEECE, { depth: 1.6 })
  patch(pen, blob('-4,8 26,8 24,17 12,21 0,18'), '#4a1216')
  sculpt(pen, blob('2,13 12,11 20,14 16,19 6,19'), '#e0647c', { depth: 1.6 })
  sculpt(pen, blob('-8,12 0,18 12,20.4 24,16 27,11 28,17 22,23.6 10,25.6 -2,22.6'), red, { depth: 2.4 })
  for (const x of [1, 8, 16, 22])
    sculpt(
      pen,
      blob([
        [x, 17.6],
        [x + 1.6, 14, 'corner'],
        [x + 3.2, 17.8],
      ]),
      FLEECE,
      { depth: 0.5 },
    )
}

function drawEye(pen: Pen, [x, y]: Point, size: number): void {
  sculpt(pen, oval(x, y, [size * 1.14, size * 1.02]), GOLD, { depth: 1.4 })
  sculpt(pen, oval(x, y + 0.4, [size * 0.9, size * 0.84]), '#fdfcf8', { depth: 1.4 })
  patch(pen, oval(x + size * 0.2, y + 0.8, [size * 0.5, size * 0.54]), '#1a1416')
  patch(pen, oval(x + size * 0.05, y - size * 0.14, [size * 0.17, size * 0.17]), '#ffffff')
  for (let i = -3; i <= 3; i++) {
    const lash = oval(x + i * size * 0.34, y - size * 0.86 + Math.abs(i) * 0.5, [size * 0.2, size * 0.4], i * 0.16)
    sculpt(pen, lash, FLEECE, { depth: 0.7 })
  }
}

function horn(pen: Pen, red: string): void {
  sculpt(pen, blob('1,-26 5,-34 9,-37 10,-30 10,-25'), GOLD, { depth: 1.6 })
  sculpt(pen, oval(5.6, -21, [3.4, 3.4]), '#cfe4ee', { depth: 1, gloss: 0.8 })
  patch(pen, oval(5.6, -21, [1.2, 1.2]), shift(red, -0.1))
}

function pompon(pen: Pen, [x, y]: Point, hex: string): void {
  sculpt(pen, oval(x, y, [3.1, 3.1]), hex, { depth: 1.2 })
}

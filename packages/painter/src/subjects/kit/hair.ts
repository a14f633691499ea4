import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Dot, Point, Shape } from './shape.ts'
import { paintLocks } from './locks.ts'
import { blob, boxOf, limb, oval } from './shape.ts'
import { isSoft, spot } from './soft-shade.ts'
import { lines } from './texture.ts'

/** How hair is worn: round the face, and behind. */
export interface Hairdo {
  front: 'short' | 'parted' | 'fringe' | 'swept' | 'curls' | 'thin' | 'none'
  back: 'none' | 'nape' | 'bob' | 'long' | 'tail' | 'bun' | 'twins' | 'braid' | 'topknot' | 'curls'
}

/** Outlines in the head's space: chin at 0, crown at -20; looking right. */
const FRONTS: Readonly<Record<Hairdo['front'], string | null>> = {
  short:
    '-6.4,-7.4 -8,-9.4 -8.5,-13.4 -7.2,-18.2 -3,-21.4 2.6,-22 7.4,-19.6 9.1,-15 8.3,-10.4 7.5,-12.6 6.6,-15.4 3.4,-16.4! 0.6,-15.4 -3,-15.6 -5.2,-13.4 -5.6,-9.8',
  swept:
    '-6.4,-7 -8,-9.4 -8.7,-13.6 -7.4,-18.6 -3,-22 3,-22.8 8.2,-20.4 9.7,-15.6 8.5,-10.6 7.3,-13.4! 6.2,-12! 5,-14.8 2.2,-16 -1.2,-14.4 -3.6,-12! -4.6,-13.4 -5.8,-10',
  parted:
    '-6.2,-2.2 -8.2,-4.4 -9,-10 -8.5,-16.6 -4.4,-21.4 2,-22.2 7.4,-19.6 9.3,-14 8.7,-6.4 7.7,-3.6 7.5,-8.8 6.6,-13 4.6,-16 2.2,-17.6! -0.6,-15.2 -3.6,-12.4 -5.4,-9 -5.8,-5',
  fringe:
    '-6.2,-2.4 -8.2,-4.6 -9,-10 -8.6,-16.6 -4.4,-21.4 2,-22.2 7.4,-19.6 9.3,-14 8.7,-6.4 7.8,-3.8 7.6,-9! 6.4,-13! 5.2,-11.2! 3.9,-13.4! 2.4,-10.9! 0.8,-13.4! -0.9,-10.8! -2.6,-13.2! -4,-10.4! -5,-12! -5.7,-5.4',
  curls:
    '-6.6,-5.4 -9,-7 -10.4,-11 -10,-15.6 -8,-19.6 -4.4,-22.8 0,-23.4 4.8,-22.8 8.6,-19.8 10.4,-15.4 10,-11 8.4,-8.6 7.6,-11.6 6.8,-14.2 4.6,-15.6 2.4,-14.8 0.2,-16 -2.2,-14.6 -4.4,-13 -5.6,-9.6',
  thin: '-6.6,-7 -8,-8.4 -8.5,-12.4 -7.4,-16.4 -5.8,-18 -6.2,-15 -6,-11.6 -5.4,-8.6',
  none: null,
}

const BACKS: Readonly<Record<Hairdo['back'], string | null>> = {
  none: null,
  nape: '-8,-14 -8.4,-6 -7.2,0 -3,1.6 0,-2 4,-8 4,-16 -2,-20',
  bob: '-8,-16 -9.8,-8 -9.6,0 -7,3 -2,2.6 3,3 7.4,2.4 9,-1 9,-9 7.6,-16 0,-20',
  long: '-8,-16 -10,-7 -10.6,3 -10.4,13 -7.4,19 -3.4,17.4 0.6,19 5,16.6 8.4,17.4 9.8,10 8.9,-1 8.8,-10 7.6,-16 0,-20',
  curls:
    '-8,-18 -11.4,-11 -10.6,-6 -12,-1 -10.6,5 -11.4,10 -7.6,14.6 -2,13 3,15 8,13.4 11,9 10,4 11,-1 9.6,-7 10.2,-12 7.6,-18 0,-21',
  tail: null,
  bun: null,
  twins: null,
  braid: null,
  topknot: null,
}

/** A man's hair ends where his neck begins. */
const NAPE = '-7.8,-14 -8.4,-9 -7.4,-4.6 -3.4,-3.4 0,-6 4,-9 4,-16 -2,-20'

/** What hangs free of the head: a tail, plaits, a bun. */
const FREE: Readonly<Partial<Record<Hairdo['back'], readonly string[]>>> = {
  tail: ['-6,-17,2 -11.4,-16.6,3.2 -14.6,-8,3.6 -14,2,2.8 -16.6,9,0.2'],
  bun: ['-5.6,-20.4,3.6 -7,-21.6,4.2 -8.2,-22,3.2'],
  topknot: ['-1,-21,1.8 -2.2,-23.6,2.2 -3.4,-25,1.2'],
  twins: [
    '-7.6,-14,1.8 -12.6,-13,3 -14.4,-3,3.2 -13.4,8,2.4 -15.2,16,0.2',
    '7.8,-14,1.6 12.4,-12.6,2.7 13.6,-3,3 13,8,2.2 15,15,0.2',
  ],
  braid: ['-5,-4,2.6 -7.4,1,2.8 -7,7,2.6 -6.4,13,2.3 -6.2,18,1.8 -6.8,22,0.4'],
}

/** Hair that lies behind the face and the shoulders. */
export function drawHairBehind(pen: Pen, { back }: Hairdo, hex: string): void {
  const outline = back === 'nape' && pen.hand === 'fourth' ? NAPE : BACKS[back]
  const dark = pen.tones(hex).shade
  if (outline) {
    const mass = blob(outline)
    sculpt(pen, mass, dark, { depth: 3 })
    paintStrands(pen, mass, [hex, -3, 22])
  }
  for (const line of FREE[back] ?? []) {
    const lock = limb(line)
    sculpt(pen, lock, hex, { depth: 3 })
    paintStrands(pen, lock, [hex, 0, 8])
  }
  if (back === 'braid') for (const y of [1, 5, 9, 13, 17]) patch(pen, oval(-6.8, y, [2.6, 0.4], 0.3), dark)
  if (back === 'twins') for (const x of [-9, 9]) patch(pen, oval(x, -13.6, [0.9, 1.6]), '#d8506a')
}

/** Hair round the face. `turn` 0 is seen from the front, 1 three-quarter. */
export function drawHairBefore(pen: Pen, { front }: Hairdo, hex: string): Shape | null {
  const outline = FRONTS[front]
  if (outline === null) return null
  const cap = blob(outline)
  sculpt(pen, cap, hex, { depth: 3.2, rim: 0.3 })
  paintStrands(pen, cap, [hex, -1.4, 26])
  if (front !== 'thin') shine(pen, cap, hex)
  return cap
}

/** The whole back of a head. */
export function drawHairAway(pen: Pen, hairdo: Hairdo, hex: string): void {
  if (hairdo.front === 'none') return
  const skull = blob(
    hairdo.front === 'curls'
      ? '-9.6,-8 -10.4,-15 -6,-21.6 1,-23 8,-20 10.4,-13 9,-6 4,-1.6 -4,-1.6'
      : '-7.4,-6 -8.6,-12 -7,-18.6 -1,-21.8 5.6,-20.4 8.7,-14.4 7.8,-7 5,-1.4 0,-0.2 -4.6,-1.4',
  )
  sculpt(pen, skull, hex, { depth: 4 })
  paintStrands(pen, skull, [hex, 0, 26])
  shine(pen, skull, hex)
}

/** Locks and single hairs from the crown down, some in light and some in shade; finer where there is room for them. */
export function paintStrands(pen: Pen, within: Shape, [hex, crown, many]: readonly [string, number, number]): void {
  if (pen.px < 1.1) return
  if (isSoft(pen)) return paintLocks(pen, within, [hex, crown, many])
  const { ctx, random } = pen
  const tones = pen.tones(hex)
  const box = boxOf(within)
  const wave = (end: number, low: number): Point[] => {
    const reach = end - crown
    return [
      [crown + reach * 0.16, box.top - 0.2],
      [crown + reach * 0.78, box.top + (low - box.top) * 0.1],
      [crown + reach * 1.08, box.top + (low - box.top) * 0.46],
      [end, low],
    ]
  }
  const draw = (tone: string, alpha: number, [width, count]: Point): void => {
    ctx.globalAlpha = pen.niji ? alpha * 0.6 : alpha
    const drawn = Array.from({ length: count }, (_, i) =>
      wave(box.left + ((i + random()) / count) * (box.right - box.left), box.bottom + 0.5 - random() * 2),
    )
    lines(pen, tone, width, drawn)
  }
  const fine = pen.px > 5 ? 2.4 : 1
  ctx.save()
  ctx.clip(within.path)
  draw(tones.shade, 0.5, [1.1, Math.round(many / 4)])
  draw(tones.light, 0.4, [0.9, Math.round(many / 4)])
  if (!pen.niji) {
    draw(tones.deep, 0.45, [fine > 1 ? 0.16 : 0.3, Math.round((many / 2) * fine)])
    draw(tones.light, 0.5, [fine > 1 ? 0.14 : 0.26, Math.round((many / 2) * fine)])
    draw(tones.rim, 0.3, [fine > 1 ? 0.1 : 0.2, Math.round((many / 3) * fine)])
  }
  ctx.restore()
}

/** The band of light on a head of hair; niji's is a ring with a torn edge. */
function shine(pen: Pen, within: Shape, hex: string): void {
  const { ctx, light, random } = pen
  const { rim } = pen.tones(hex)
  const middle = light.x * 1.6
  const arc = (x: number): number => -17.2 + (x - middle) ** 2 * 0.06
  ctx.save()
  ctx.clip(within.path)
  if (pen.niji) {
    const above: Dot[] = []
    const below: Dot[] = []
    for (let i = -5; i <= 5; i++) {
      const x = middle + i * 1.1
      const torn = (i % 2 === 0 ? 1.5 : 0.35) * (1 - Math.abs(i) / 6)
      above.push([x, arc(x) - torn * 0.45])
      below.unshift([x, arc(x) + torn, 'corner'])
    }
    ctx.globalAlpha = 0.75
    ctx.fillStyle = rim
    ctx.fill(blob([...above, ...below]).path)
  } else if (isSoft(pen)) {
    spot(pen, [middle, -17.4, 6.4, 2.1], [rim, 0.3])
  } else {
    ctx.globalAlpha = 0.2
    for (let i = 0; i < (pen.px > 5 ? 40 : 16); i++) {
      const x = middle + (random() - 0.5) * 12
      const y = arc(x) + random() * 0.8
      const long = 0.8 + random() * 1.6
      lines(pen, rim, pen.px > 5 ? 0.22 : 0.4, [
        [
          [x * 0.94, y - long],
          [x, y],
          [x * 1.04, y + long],
        ],
      ])
    }
  }
  ctx.restore()
}

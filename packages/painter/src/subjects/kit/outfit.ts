import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Shape } from './shape.ts'
import { blob, limb, oval, overlap, polygon } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

/** Parts of costumes in the trunk's space: neck at 0, shoulders 10 to the sides, waist at 20, hips at 32. */
const CHEST = '-9.4,2 -4,-1.6 4,-1.6 9.4,2 9,11 7,20 0.4,22 -7,20 -9,11'

export function collar(pen: Pen, hex: string): void {
  sculpt(pen, blob('-4.4,-0.8! 0,5.4! 4.6,-0.8! 6,1.8 0.4,8.6! -5.8,1.8'), hex, { depth: 1.2 })
}

export function jumper(pen: Pen, hex: string): void {
  sculpt(pen, limb('-4.8,0,1.3 0.2,2.8,1.5 5,0,1.3'), shift(hex, 0.06), { depth: 1 })
  patch(pen, limb('-7.6,30,1 0,31.6,1 7.6,30,1'), shift(hex, -0.06))
}

/** Lapels over a shirt; with a tie where one is worn. */
export function jacket(pen: Pen, hex: string, tie?: string): void {
  sculpt(pen, polygon('-3,-0.8 0.4,13 3.8,-0.8'), '#f2f0ea', { depth: 1 })
  if (tie) sculpt(pen, polygon('-0.8,0.6 1.6,0.6 1.2,3 2.2,10.6 0.4,13.4 -1.2,10.6 -0.2,3'), tie, { depth: 0.7 })
  sculpt(pen, blob('-4.6,-1! -6.4,4 -1.6,14! 0.6,13 -2,4'), shift(hex, 0.05), { depth: 1.4 })
  sculpt(pen, blob('4.8,-1! 6.4,4 2.4,14! 0.8,13 3,4'), shift(hex, 0.05), { depth: 1.4 })
  lines(pen, pen.tones(hex).deep, 0.5, '0.6,13 0.4,22 0.8,33')
}

/** One side of the collar over the other, and a sash: kimono, hanfu, monk's robe. */
export function crossed(pen: Pen, edge: string, sash?: string, broad = 2): void {
  sculpt(pen, limb('4.4,-1.4,1.1 1.4,6,1.2 -4.6,17,1.1'), edge, { depth: 0.8 })
  sculpt(pen, limb('-4.2,-1.4,1.1 0.6,7,1.2 5.6,17,1.1'), edge, { depth: 0.8 })
  if (sash) sculpt(pen, limb(`-6.8,20.6,${broad} 0.2,21.8,${broad} 7.2,20.6,${broad}`), sash, { depth: 1.4 })
}

export function belt(pen: Pen, hex: string, buckle = '#d8b04a'): void {
  sculpt(pen, limb('-7.2,22,1.2 0,23.4,1.3 7.4,22,1.2'), hex, { depth: 0.9 })
  sculpt(pen, polygon('-1,21.6 2.2,21.6 2.2,25 -1,25'), buckle, { depth: 0.6, gloss: 0.5 })
}

export function buttons(pen: Pen, hex: string, from = 4): void {
  for (let y = from; y < 30; y += 5.4) sculpt(pen, oval(0.6, y, [0.8, 0.8]), hex, { depth: 0.5, gloss: 0.6 })
}

export function apron(pen: Pen, hex: string): void {
  sculpt(pen, blob('-4.6,4! 4.8,4! 6.4,18 8.4,32 7.4,46! -7.2,46! -8,32 -6.2,18'), hex, { depth: 3 })
  lines(pen, pen.tones(hex).shade, 0.8, '-4.4,4 -3.4,-1 | 4.6,4 3.6,-1 | -6.4,19 6.8,19')
}

export function overalls(pen: Pen, hex: string): void {
  sculpt(pen, blob('-5.2,8! 5.4,8! 7,20 8,34 -8,34 -6.8,20'), hex, { depth: 2.4 })
  for (const side of [-1, 1])
    sculpt(
      pen,
      limb([
        [side * 6, -0.6, 1],
        [side * 4.6, 9, 1],
      ]),
      hex,
      { depth: 0.7 },
    )
  patch(pen, polygon('-2.6,11 3,11 3,16 -2.6,16'), shift(hex, -0.08))
}

export function breastplate(pen: Pen, hex: string): void {
  sculpt(pen, blob(CHEST), hex, { depth: 5, gloss: 0.5 })
  lines(pen, pen.tones(hex).deep, 0.5, '0.4,-1 0.8,10 0.4,21 | -7,17 0.4,19 7,17')
  pauldrons(pen, hex)
}

export function pauldrons(pen: Pen, hex: string): void {
  for (const side of [-1, 1])
    sculpt(
      pen,
      blob([
        [side * 14, 7.6],
        [side * 14.4, 2],
        [side * 10, -2],
        [side * 5, 0],
        [side * 6.6, 6],
        [side * 10, 8.4],
      ]),
      hex,
      { depth: 3, gloss: 0.45 },
    )
}

/** Rows of laced plates. */
export function lamellar(pen: Pen, lacquer: string, lace = '#e0c070'): void {
  const plates = [blob(CHEST), blob('-10,22 -0.6,23 -1.6,43 -12,42'), blob('0.6,23 10,22 12,42 1.6,43')]
  for (const plate of plates) rows(pen, plate, [lacquer, lace])
  for (const side of [-1, 1])
    rows(
      pen,
      blob([
        [side * 8, -1],
        [side * 15, 1],
        [side * 15.4, 15],
        [side * 8.6, 15],
      ]),
      [lacquer, lace],
    )
}

function rows(pen: Pen, plate: Shape, [lacquer, lace]: readonly [string, string]): void {
  sculpt(pen, plate, lacquer, { depth: 4, gloss: 0.2 })
  for (let y = 1; y < 44; y += 4)
    patch(
      pen,
      overlap(
        plate,
        polygon([
          [-20, y],
          [20, y],
          [20, y + 0.8],
          [-20, y + 0.8],
        ]),
      ),
      pen.tones(lace).shade,
      0.8,
    )
}

export function tabard(pen: Pen, hex: string, mark: string): void {
  sculpt(pen, blob('-6.6,-1 6.8,-1 7.4,18 8.4,44! -8,44! -7,18'), hex, { depth: 3.4 })
  lines(pen, pen.tones(mark).base, 1.5, '0.4,3 0.4,18 | -4,8 4.8,8')
}

export function stripes(pen: Pen, hex: string): void {
  const trunk = blob('-9,2 -4,-1.2 4,-1.2 9,2 8.6,11 6.8,20 7.6,33 -7.6,33 -6.8,20 -8.6,11')
  for (let y = 2; y < 34; y += 5)
    patch(
      pen,
      overlap(
        trunk,
        polygon([
          [-12, y],
          [12, y],
          [12, y + 2.3],
          [-12, y + 2.3],
        ]),
      ),
      hex,
    )
}

export function fur(pen: Pen, hex: string): void {
  sculpt(pen, blob('-11,4 -8,-2.4 -3,-3 0.4,2 4,-3 8.6,-2.4 11,4 6.6,6 0.6,7.4 -6,6'), hex, { depth: 2.2 })
}

export function lacedBodice(pen: Pen, hex: string): void {
  sculpt(pen, blob('-6.8,8! 0.2,11 7,8! 6.4,16 6.6,24! 0.2,26 -6.2,24! -6,16'), hex, { depth: 2.6 })
  lines(
    pen,
    '#f0e4d0',
    0.5,
    '-2,11.6 2.6,14 | 2.6,11.6 -2,14 | -2,15 2.6,18 | 2.6,15 -2,18 | -2,19 2.6,22 | 2.6,19 -2,22',
  )
}

export function emblem(pen: Pen, hex: string, ground: string): void {
  sculpt(pen, polygon('-4.4,3.6 5.2,3.6 6.6,7 0.4,14.4 -5.8,7'), ground, { depth: 0.8 })
  sculpt(pen, polygon('0.4,4.6 1.7,7.4 4,7.6 2.2,9.2 0.4,12.8 -1.4,9.2 -3.2,7.6 -0.9,7.4'), hex, { depth: 0.5 })
}

export function stethoscope(pen: Pen): void {
  lines(pen, '#3a4048', 0.9, '-4,-1 -4.4,7 -2,12 1,13.4 | 4.4,-1 4.6,6 2.4,11 1,13.4 | 1,13.4 1.4,17')
  sculpt(pen, oval(1.5, 18.4, [1.6, 1.6]), '#c8ced6', { depth: 0.7, gloss: 0.6 })
}

/** Ribs and spine over a dark coat. */
export function ribs(pen: Pen, hex: string): void {
  const bone = pen.tones(hex).base
  lines(pen, bone, 2, '0.2,0 0.4,16 0,32')
  for (let i = 0; i < 5; i++) {
    const [y, w] = [4 + i * 3.7, 8 - Math.abs(i - 1) * 0.9]
    for (const side of [-1, 1])
      lines(pen, bone, 1.4, [
        [
          [0.2, y],
          [side * w * 0.8, y - 0.6],
          [side * w, y + 2],
          [side * w * 0.5, y + 3.4],
        ],
      ])
  }
  sculpt(pen, blob('-7.6,27 -3,29.4 0,31 3.6,29.4 7.8,27 7,33 2,35 0,33 -2,35 -7,33'), hex, { depth: 1.6 })
}

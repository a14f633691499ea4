import type { Pen } from './pen.ts'
import { glow, patch, sculpt } from './pen.ts'
import { blob, limb, oval, polygon } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

/** What a hand holds: the grip is the origin, up is upright, the ground lies `ground` below. */
export function staff(pen: Pen, ground: number, orb = '#7fe0ff'): void {
  sculpt(pen, limb(`2,${ground},1 2.4,0,1.1 2,-30,1.3`), '#7a5434', { depth: 1.2 })
  sculpt(pen, limb('2,-30,1.2 -1,-34,0.9 0.6,-38,0.6'), '#7a5434', { depth: 0.8 })
  sculpt(pen, limb('2,-30,1.2 5.4,-34,0.9 4.4,-38,0.6'), '#7a5434', { depth: 0.8 })
  glow(pen, oval(2.4, -36, [1.9, 1.9]), orb, 5)
}

export function cane(pen: Pen, ground: number): void {
  sculpt(pen, limb(`-1.6,-1.6,0.9 0.6,-3,1 2.4,-1,0.9 2.6,${ground * 0.5},0.8 2.4,${ground - 0.4},0.7`), '#6a4a30', {
    depth: 0.8,
  })
}

export function swordDown(pen: Pen, ground: number): void {
  sculpt(
    pen,
    polygon([
      [0.4, 0],
      [3.6, 0],
      [3.2, ground - 4],
      [2, ground],
      [0.8, ground - 4],
    ]),
    '#d4dae2',
    { depth: 1.2, gloss: 0.6 },
  )
  hilt(pen)
}

export function swordUp(pen: Pen): void {
  sculpt(pen, polygon('0.6,-3 3.4,-3 10.4,-38 9.6,-43 6.6,-38.6'), '#d8dee6', { depth: 1, gloss: 0.7 })
  hilt(pen)
}

function hilt(pen: Pen): void {
  sculpt(pen, limb('-3.6,-2.4,0.9 7.4,-1.6,0.9'), '#c99a3c', { depth: 0.8, gloss: 0.4 })
  sculpt(pen, limb('2,-8,0.9 2,-1,1'), '#5a3826', { depth: 0.8 })
}

export function katana(pen: Pen): void {
  sculpt(pen, limb('-5,5,0.9 2,-1,1'), '#2a2226', { depth: 0.8 })
  sculpt(pen, oval(2.6, -1.6, [1.7, 1.2], -0.7), '#c9a04a', { depth: 0.6 })
  sculpt(pen, limb('3,-2,1 16,-15,0.9 27,-30,0.2'), '#dfe4ea', { depth: 0.8, gloss: 0.7 })
}

export function spear(pen: Pen, ground: number): void {
  sculpt(pen, limb(`2,${ground},0.8 2,-42,0.8`), '#6a4a30', { depth: 0.8 })
  sculpt(pen, polygon('2,-54 4.6,-46 2,-41 -0.6,-46'), '#c8d0da', { depth: 0.8, gloss: 0.6 })
  sculpt(pen, limb('2,-41,1.4 -1,-36,0.4'), '#c8281e', { depth: 0.6 })
}

export function trident(pen: Pen, ground: number): void {
  sculpt(pen, limb(`2,${ground},0.8 2,-36,0.9`), '#d8ac3c', { depth: 0.8 })
  lines(pen, pen.tones('#d8ac3c').base, 1.3, '-3.4,-46 -3,-38 2,-36 7,-38 7.4,-46 | 2,-36 2,-49')
}

export function bow(pen: Pen): void {
  sculpt(pen, limb('-1,-27,0.5 6,-15,1 8,0,1.2 6,15,1 -1,27,0.5'), '#7a4c2a', { depth: 0.8 })
  lines(pen, '#e8e0d0', 0.35, '-1,-27 -1,27')
  lines(pen, '#8a6a40', 0.7, '-9,0.6 17,-0.6')
  patch(pen, polygon('16,-2 21,-0.8 16,1'), '#c8d0da')
}

export function axe(pen: Pen): void {
  sculpt(pen, limb('1,14,1 2,-22,1'), '#6a4a30', { depth: 0.9 })
  sculpt(pen, blob('2,-24! 9,-27 12.4,-20 9.6,-12.6 2,-15! 4,-19.6'), '#c0c8d2', { depth: 1.8, gloss: 0.6 })
}

export function broom(pen: Pen, ground: number): void {
  sculpt(pen, limb(`2,${ground - 12},0.9 2,-30,0.9`), '#8a6238', { depth: 0.8 })
  const low = ground - 0.6
  sculpt(
    pen,
    blob([
      [0.6, ground - 16],
      [3.6, ground - 16],
      [6.4, low],
      [-2.4, low],
    ]),
    '#c89a4c',
    { depth: 2 },
  )
}

export function pitchfork(pen: Pen, ground: number): void {
  sculpt(pen, limb(`2,${ground},0.9 2,-26,0.9`), '#8a6238', { depth: 0.8 })
  lines(pen, pen.tones('#7a828c').base, 0.9, '-2,-40 -2,-30 2,-27 6,-30 6,-40 | 2,-27 2,-40')
}

export function rod(pen: Pen): void {
  sculpt(pen, limb('-4,6,0.9 14,-20,0.6 28,-46,0.2'), '#6a4a2c', { depth: 0.6 })
  lines(pen, '#e8e8e8', 0.25, '28,-46 34,-20 35,6')
  patch(pen, oval(35, 6, [0.9, 1.3]), '#d8362c')
}

export function wand(pen: Pen): void {
  sculpt(pen, limb('1,1,0.7 9,-13,0.4'), '#e8d8a0', { depth: 0.5 })
  glow(
    pen,
    polygon('9.6,-19 10.8,-15.8 14,-15.6 11.6,-13.6 12.4,-10.4 9.6,-12.2 6.8,-10.4 7.6,-13.6 5.2,-15.6 8.4,-15.8'),
    '#ffe27a',
    4,
  )
}

export function ladle(pen: Pen): void {
  sculpt(pen, limb('1,4,0.7 4,-14,0.7'), '#a8b0ba', { depth: 0.5, gloss: 0.4 })
  sculpt(pen, blob('1.6,-15! 8,-15! 7,-20 4.6,-21.4 2.4,-19.6'), '#c0c8d2', { depth: 1.4, gloss: 0.5 })
}

export function flask(pen: Pen): void {
  sculpt(pen, blob('0.6,-9! 4,-9! 4,-4 8,5 6,8 -1.4,8 -3.4,5 0.6,-4'), '#bfe6ea', { depth: 1.6, gloss: 0.6 })
  glow(pen, blob('-2,3 6.6,3 7,5.4 5.4,7 -0.8,7 -2.6,5.4'), '#5fe08a', 2)
}

export function briefcase(pen: Pen): void {
  lines(pen, '#3a2a20', 1, '-1.6,5 -1.4,2 3.4,2 3.6,5')
  sculpt(pen, polygon('-6.6,5 8.6,5 8.6,16 -6.6,16'), '#6a4228', { depth: 2 })
  patch(pen, polygon('0,7.4 2,7.4 2,9.4 0,9.4'), '#d8b04a')
}

export function sceptre(pen: Pen): void {
  sculpt(pen, limb('1,16,0.8 2,-20,0.8'), '#d8ac3c', { depth: 0.7, gloss: 0.4 })
  sculpt(pen, oval(2, -23, [2.6, 2.6]), '#c8283c', { depth: 1.2, gloss: 0.7 })
  sculpt(pen, limb('2,-26,0.6 2,-29.6,0.5'), '#d8ac3c', { depth: 0.4 })
}

export function microphone(pen: Pen): void {
  sculpt(pen, limb('-0.6,5,1 2.4,-3,1.1'), '#2a2a30', { depth: 0.8 })
  sculpt(pen, oval(3.4, -5.2, [2, 2.2]), '#a8b0ba', { depth: 1, gloss: 0.4 })
}

export function brush(pen: Pen): void {
  sculpt(pen, limb('-2,5,0.5 5,-9,0.6'), '#c8a060', { depth: 0.4 })
  sculpt(pen, limb('5,-9,0.9 7.4,-13.6,0.2'), '#c8322c', { depth: 0.4 })
}

export function fan(pen: Pen, hex: string): void {
  sculpt(pen, blob('1,1! -7,-10 0,-15 8,-14.6 14,-8!'), hex, { depth: 1.4 })
  lines(pen, shift(hex, -0.2), 0.3, '1,1 -5,-11 | 1,1 1,-14 | 1,1 6,-14 | 1,1 11,-11')
}

export function sack(pen: Pen): void {
  sculpt(pen, blob('0,2 -6,-4 -17,-2 -23,10 -19,22 -8,23 -2,14'), '#8a6238', { depth: 5 })
}

export function ball(pen: Pen): void {
  sculpt(pen, oval(3, 6, [5.2, 5.2]), '#f2f0ec', { depth: 3 })
  patch(pen, polygon('3,3.4 5.2,5 4.4,7.6 1.6,7.6 0.8,5'), '#26262c')
}

export function guitar(pen: Pen): void {
  sculpt(pen, limb('4,-1,1 26,-15,0.9'), '#4a2f20', { depth: 0.8 })
  sculpt(pen, polygon('25,-16.6 30,-19.4 31,-16.4 26.6,-13.6'), '#3a2418', { depth: 0.7 })
  sculpt(pen, blob('-13,10 -12,2 -5,0 -1,-3 5,-4 8,1 4,6 3,11 -3,16 -10,16'), '#b5722c', { depth: 3, gloss: 0.3 })
  sculpt(pen, oval(-1.6, 4.6, [2.6, 2.6]), '#2a1a14', { depth: 0.6 })
  lines(pen, '#efe6d8', 0.3, '-8,10 26,-16 | -7.4,10.8 26.6,-15.4')
}

export function violin(pen: Pen): void {
  sculpt(pen, blob('-6,4 -5,-2 -1,-3 1,-6 6,-6 6,-1 3,1 2,5 -3,7'), '#a4562a', { depth: 2, gloss: 0.4 })
  sculpt(pen, limb('4,-4,0.8 16,-10,0.7'), '#2a1c16', { depth: 0.5 })
  lines(pen, '#d8c8a8', 0.5, '6,9 -4,-16')
}

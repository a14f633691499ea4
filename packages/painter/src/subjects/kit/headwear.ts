import type { Pen } from './pen.ts'
import { glow, patch, sculpt } from './pen.ts'
import { blob, limb, oval, polygon } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

/** Hats, crowns and hoods in the head's space: brow at -12, crown at -20, hair 9 to each side. */
export function crown(pen: Pen, hex = '#e2b23c'): void {
  const ring = polygon(
    '-7.6,-16.6 -8.8,-24.4 -5.2,-20.4 -3,-26.2 0,-20.8 1,-27 3,-20.8 6,-26 7,-20.2 10,-24 8.4,-16.4 0.4,-15',
  )
  sculpt(pen, ring, hex, { depth: 2, gloss: 0.5 })
  for (const [x, stone] of [
    [-4.6, '#c8283c'],
    [0.6, '#2f6fc4'],
    [5.8, '#c8283c'],
  ] as const)
    patch(pen, oval(x, -17.8, [0.9, 1.1]), stone)
}

export function tiara(pen: Pen, hex = '#f0d27a'): void {
  sculpt(pen, polygon('-6.6,-17 -4,-19.4 -2,-18.8 0.8,-23.4 3.4,-18.8 5.6,-19.2 8,-16.4 0.8,-18'), hex, {
    depth: 1.2,
    gloss: 0.6,
  })
  patch(pen, oval(0.8, -19.8, [0.8, 1.1]), '#6ad0f0')
}

export function pointedHat(pen: Pen, hex: string): void {
  sculpt(pen, blob('-15,-14.6! -8,-17.6 6,-18 16,-13.6! 6,-13.4 -6,-13.2'), shift(hex, -0.06), { depth: 2 })
  sculpt(pen, blob('-8.4,-16.4! -6.4,-25 -6.6,-32 -11,-38! -1,-35 5,-26 9,-16.2! 0,-14.8'), hex, { depth: 4 })
  patch(pen, blob('-8.2,-17! 0,-15.6 8.8,-17! 8.2,-19 0,-17.6 -7.8,-19.2'), '#d0a04a')
}

export function topHat(pen: Pen, hex = '#26242c'): void {
  sculpt(pen, oval(0.4, -17, [12.4, 2.2]), hex, { depth: 1.2 })
  sculpt(pen, blob('-8,-17! -8.6,-30! 9.4,-30! 8.8,-17! 0.4,-15.8'), hex, { depth: 3.6 })
  patch(pen, polygon('-8.2,-17.6 -8.3,-20 9,-20 8.9,-17.6'), '#8a2f38')
}

/** A wide brim and a low crown: of straw, felt or leather. */
export function brimHat(pen: Pen, hex: string, turnUp = 0): void {
  sculpt(pen, blob(`-15,${-15.4 - turnUp}! -9,-17 0.6,-17.6 10,-17 16,${-15 - turnUp}! 10,-13.6 0,-13 -9,-13.4`), hex, {
    depth: 1.8,
  })
  sculpt(pen, blob('-7.8,-16! -7.6,-22 -4,-25.4 0.4,-24 5,-25.4 8.4,-22 8.6,-16! 0.4,-14.8'), hex, { depth: 3 })
  patch(pen, polygon('-7.9,-16.4 -7.9,-18.4 8.6,-18.4 8.6,-16.2'), shift(hex, -0.22))
}

export function coneHat(pen: Pen, hex = '#d8b878'): void {
  sculpt(pen, blob('-14,-13.4! -8,-19 0.4,-25.6! 9,-19 15.4,-13! 6,-12 -6,-12'), hex, { depth: 3.4 })
  pen.ctx.save()
  pen.ctx.globalAlpha = 0.5
  lines(pen, pen.tones(hex).deep, 0.3, '0.4,-25 -10,-14 | 0.4,-25 -4,-13 | 0.4,-25 5,-13 | 0.4,-25 11,-14')
  pen.ctx.restore()
}

export function chefHat(pen: Pen): void {
  sculpt(pen, blob('-8,-17 -11,-24 -8,-29 -3,-28 0.4,-31.4 5,-28.4 10,-29 12,-23.6 8.8,-17 0.4,-15.6'), '#f8f6f0', {
    depth: 3.4,
  })
  patch(pen, polygon('-8,-15.4 -8.2,-19 8.9,-19 8.7,-15.2'), '#e9e6de')
}

export function peakedCap(pen: Pen, hex: string, badge = '#e2b23c'): void {
  sculpt(pen, blob('-8.6,-17 -11,-21 -6,-24.6 2,-25 10,-23 12,-19.4 9,-16.6 0,-15'), hex, { depth: 2.6 })
  sculpt(pen, blob('-1,-15.4 6,-16.4 11.6,-13.6 8,-12.6 2,-13.2'), '#1d1c22', { depth: 1, gloss: 0.5 })
  patch(pen, polygon('-8.4,-15.4 -8.7,-18 9,-18 8.9,-15.6 0.6,-14.4'), shift(hex, -0.14))
  sculpt(pen, oval(3.4, -19.6, [1.7, 1.9]), badge, { depth: 0.8, gloss: 0.6 })
}

export function fireHelmet(pen: Pen, hex = '#c83228'): void {
  sculpt(pen, blob('-14,-12.6 -9,-16.6 0.4,-17.4 9,-16.6 13,-14 8,-13 0,-13.6 -8,-12'), shift(hex, -0.08), {
    depth: 1.6,
  })
  sculpt(pen, blob('-8.4,-16! -7.6,-22.6 0.4,-26.4 8,-22.6 9,-16! 0.4,-15'), hex, { depth: 3.4, gloss: 0.5 })
  sculpt(pen, polygon('2,-16 2,-22 5,-23.6 8,-22 7.6,-16'), '#e8c14a', { depth: 0.8 })
}

export function santaHat(pen: Pen, hex = '#c8281e'): void {
  sculpt(pen, blob('-8.6,-16! -7,-23 -1,-27 -8,-27.6 -14,-22.6! -9,-29.6 1,-30.4 7.6,-23.6 9,-16! 0.4,-15'), hex, {
    depth: 3,
  })
  sculpt(pen, oval(-13.8, -21.6, [2.3, 2.3]), '#f6f3ee', { depth: 1.2 })
  sculpt(pen, limb('-8.4,-15.4,1.9 0.4,-14.2,2 9,-15.4,1.9'), '#f6f3ee', { depth: 1.3 })
}

export function hood(pen: Pen, hex: string): void {
  sculpt(
    pen,
    blob(
      '-6.4,1 -9.4,-4 -10.4,-12 -8,-20.6 -1,-24 7,-21.6 10.6,-14.6 9.6,-5 6.6,1 7.8,-6 7.6,-11.6 5.4,-15.6 1,-17 -3.4,-15.4 -5.8,-11.4 -6.2,-5.6',
    ),
    hex,
    { depth: 3.2 },
  )
}

/** Cloth over the hair, down to the shoulders: a nun's, a bride's. */
export function veil(pen: Pen, hex: string, band?: string): void {
  sculpt(
    pen,
    blob(
      '-9,12 -10.6,0 -10.4,-11 -7.6,-19.6 -1,-22.6 6.6,-20.6 10.2,-13 10.2,0 9.4,11 6.4,2 7.4,-8 6,-13.6 1,-16 -4,-14 -6.2,-9 -6.6,0',
    ),
    hex,
    { depth: 3 },
  )
  if (band) sculpt(pen, limb('-6,-11,0.9 -3.6,-14.4,1.2 1,-16,1.3 5.6,-14,1.2 7.2,-10,0.9'), band, { depth: 0.7 })
}

export function headband(pen: Pen, hex: string): void {
  sculpt(pen, limb('-8.4,-13.6,1 0.4,-14.6,1.2 8.8,-13.8,1'), hex, { depth: 0.8 })
  sculpt(pen, limb('-8.6,-13.6,0.9 -13,-11,1.1 -16.4,-6,0.4'), hex, { depth: 0.8 })
}

export function halo(pen: Pen): void {
  const { ctx } = pen
  ctx.save()
  for (const [width, alpha] of [
    [3.4, 0.2],
    [1.2, 0.95],
  ] as const) {
    ctx.strokeStyle = `rgba(255,226,130,${alpha})`
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.ellipse(0.4, -26, 8.4, 2.4, 0, 0, Math.PI * 2)
    ctx.stroke()
  }
  ctx.restore()
}

export function horns(pen: Pen, hex: string, long = 1): void {
  for (const side of [-1, 1])
    sculpt(
      pen,
      limb([
        [0.4 + side * 5, -17.6, 1.9],
        [0.4 + side * (6.6 + 2 * long), -20 - 3 * long, 1.3],
        [0.4 + side * (5.6 + 2 * long), -21 - 6 * long, 0.2],
      ]),
      hex,
      { depth: 1.2, gloss: 0.2 },
    )
}

export function bowlHelmet(pen: Pen, hex: string): void {
  sculpt(pen, blob('-8.8,-12.4! -9.2,-17 -6,-22.4 0.4,-24.6 7,-22.4 9.8,-17 9.6,-12.4! 0.4,-14.4'), hex, {
    depth: 3.4,
    gloss: 0.5,
  })
  sculpt(pen, limb('-8.8,-13.2,1 0.4,-15,1.1 9.6,-13.2,1'), shift(hex, -0.14), { depth: 0.8 })
}

export function closedHelm(pen: Pen, hex: string, plume: string): void {
  sculpt(pen, limb('0,-22,1.6 -6,-28,3.2 -14,-25,2.6 -19,-15,0.3'), plume, { depth: 2.6 })
  sculpt(pen, blob('-8.6,-1 -9.4,-10 -7.4,-19 0.4,-23.4 7.6,-20 10,-11.6 9.2,-2 4,1.6 -4.6,1.4'), hex, {
    depth: 4.4,
    gloss: 0.5,
  })
  patch(pen, polygon('-1.6,-11.6 10,-11.2 9.8,-8.6 -1.2,-8.8'), '#16181e')
  lines(pen, pen.tones(hex).deep, 0.5, '1.4,-6 1.4,-2.6 | 3.4,-6 3.4,-2.4 | 5.4,-6 5.4,-2.6 | 7.4,-6 7.4,-3')
}

export function kabuto(pen: Pen, lacquer: string): void {
  sculpt(pen, blob('-13,-4 -10,-14 -6,-20.6 0.4,-23.4 7,-20.6 10.4,-14.4 10.6,-11 4,-13.6 -3,-13 -7.6,-8'), '#2a2c34', {
    depth: 4,
    gloss: 0.3,
  })
  sculpt(pen, limb('-6,-14.6,0.9 0.4,-16.4,1 8.4,-14.4,0.9'), lacquer, { depth: 0.8 })
  for (const side of [-1, 1])
    sculpt(
      pen,
      limb([
        [1.4 + side, -16.4, 1.3],
        [1.4 + side * 6.6, -23, 1.2],
        [1.4 + side * 8, -31, 0.2],
      ]),
      '#d8ac3c',
      { depth: 1, gloss: 0.4 },
    )
}

/** Pins and blossoms in a knot of hair. */
export function hairpins(pen: Pen): void {
  lines(pen, '#d8a83c', 0.5, '-11,-22 -3,-20 | -10,-25 -4,-20.6')
  for (const [x, y, hex] of [
    [-5, -18.6, '#d8425c'],
    [-7.6, -16.6, '#f2a8b8'],
    [-2.6, -20.2, '#f6e7d0'],
  ] as const)
    sculpt(pen, oval(x, y, [1.7, 1.6]), hex, { depth: 0.9 })
  lines(pen, '#d8a83c', 0.3, '-8,-15.4 -8.4,-11 | -7,-15.4 -7.2,-11.6')
}

/** Everything but the eyes is covered. */
export function ninjaMask(pen: Pen, hex: string): void {
  sculpt(pen, blob('-7.6,-6.4! -6.4,-2 -2,1.4 4,1.2 7,-2.4 7.9,-6.6! 3,-5.2 -2,-5'), hex, { depth: 2 })
  sculpt(pen, blob('-8,-6 -9.2,-13 -6.4,-19.6 0.4,-22 7.2,-19.6 9.6,-13 8.4,-6! 8.2,-11.4! 0.6,-12.4 -7,-11.4!'), hex, {
    depth: 3,
  })
}

export function bandana(pen: Pen, hex: string): void {
  sculpt(pen, blob('-8.8,-12.6! -8.8,-18 -4,-22.4 3,-22.6 8,-19.4 9.4,-13.4! 0.4,-15.2'), hex, { depth: 2.6 })
  sculpt(pen, blob('-8.4,-13.6 -13,-14 -16,-10 -12,-11 -13.4,-6.6 -9.6,-10'), hex, { depth: 1.4 })
}

export function tricorn(pen: Pen, hex = '#2a2226'): void {
  sculpt(pen, blob('-15,-17! -9,-24 0,-20.4 8,-26 17,-16! 9,-14.4 0,-13.4 -8,-14.6'), hex, { depth: 3 })
  lines(pen, '#d8b04a', 0.6, '-14.6,-17 -9,-23.4 0,-20 8,-25.4 16.6,-16.2')
  const bone = '#efe9dc'
  patch(pen, oval(1.4, -18.2, [1.7, 1.6]), bone)
  lines(pen, bone, 0.6, '-1.4,-16.2 4.2,-14.8 | -1.4,-14.8 4.2,-16.2')
}

export function glowOver(pen: Pen, hex: string): void {
  glow(pen, oval(0.4, -27, [1, 1]), hex, 4)
}

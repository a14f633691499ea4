import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import type { HeadPlace } from './head-place.ts'
import type { LongLook } from './long-heads.ts'
import { longHead, spotIn } from './long-heads.ts'
import { drawQuadruped } from './quadruped.ts'
import type { Quadruped } from './quadruped.ts'
import type { Joint, Point, Shape } from './shape.ts'
import { limb, oval } from './shape.ts'
import { lines } from './texture.ts'

export interface HorseLook {
  coat: string
  hoof: string
  mane: readonly string[]
  /** A horse's hangs, a zebra's stands. */
  crest?: 'hanging' | 'upright'
  muzzle: string
  marks?: (pen: Pen, body: Shape) => void
  headMarks?: LongLook['marks']
  /** What grows out of the forehead, in the head's own space. */
  brow?: LongLook['before']
}

export const HORSE_POSES = ['standing', 'walking', 'grazing']
export const HORSE_POSES_ON_REQUEST = ['running', 'jumping', 'rearing', 'lying', 'sleeping']

/** A horse looking right; the whole is 100 units tall at the ears when it stands. */
export function drawHorse(pen: Pen, look: HorseLook): void {
  drawQuadruped(pen, horseBuild(look))
}

export function horseBuild(look: HorseLook): Quadruped {
  const { coat, hoof, marks } = look
  return {
    coat,
    belly: null,
    sock: null,
    hair: 1.2,
    legs: [11.8, 6, 2.5],
    foot: 'hoof',
    hoof,
    hip: [-36, -54],
    shoulder: [13, -53],
    girth: [13, 12, 13.6],
    neck: [
      [2, -3, 12.4],
      [13, -17, 9.4],
      [22, -30, 6.8],
    ],
    headAt: { x: 2.6, y: -2.4, scale: 1, turn: 0.12 },
    graze: 27,
    tail: [
      [-12, -7, 3],
      [-19, -5, 4],
      [-23, 12, 4.6],
      [-22, 28, 3.6],
      [-27, 42, 0.3],
    ],
    drawTail: (pen, joints) => hairTail(pen, look, joints),
    mane: (pen, neck) => {
      muscles(pen, coat)
      if (look.crest === 'upright') uprightMane(pen, look, neck)
      else hangingMane(pen, look, neck)
    },
    ...(marks ? { marks, legMarks: marks } : {}),
    head: (pen, place) => horseHead(pen, place, look),
  }
}

function horseHead(pen: Pen, place: HeadPlace, look: HorseLook): void {
  longHead(pen, place, {
    coat: look.coat,
    skull: '-8,5 -7,-4 -2,-8.6 5,-7.8 12,-1.6 19,6 25,10.8 26.4,15.4 22.6,18.6 17,17.2 10,13.4 2,12.6 -5,11',
    muzzle: { outline: '20,8 28,6 32,18 22,22 15,18 16,12', hex: look.muzzle, alpha: 0.75 },
    ears: {
      near: '-4,-5 -4,-12 -1,-17.6! 3,-11 2.6,-5.6',
      far: '2,-7 5,-16! 8,-6',
      inner: '-2,-6.6 -2,-11 -0.6,-15! 1.2,-10.6 1,-6.8',
      innerHex: look.muzzle,
    },
    eye: [8, -0.6, 1.8],
    iris: '#5a3a22',
    nostril: [23.6, 12.6, 1.5],
    mouth: '24.6,16.6 20.6,15.4 17.4,13.4',
    hair: 0.8,
    marks: (h, skull, at) => {
      look.headMarks?.(h, skull, at)
      h.ctx.save()
      h.ctx.globalAlpha = 0.4
      lines(h, h.tones(look.coat).shade, 0.8, [at(oval(0.4, 4, [6, 6.6])).edge.slice(2, 17)])
      h.ctx.restore()
    },
    before: (h, at) => {
      if (look.crest !== 'upright') forelock(h, look, place)
      look.brow?.(h, at)
    },
  })
}

function forelock(pen: Pen, look: HorseLook, place: HeadPlace): void {
  const spot = spotIn(place)
  const hex = look.mane[1 % look.mane.length] ?? look.coat
  const joints = [
    [0, -10, 1.6],
    [6, -9, 2.6],
    [10, -3.6, 2],
    [10.4, 2, 0.2],
  ].map(([x = 0, y = 0, half = 1]): Joint => [...spot([x, y]), half])
  sculpt(pen, limb(joints), hex, { depth: 1.6 })
}

/** The turn of shoulder and ribs: soft lines that a flat side would lack. */
function muscles(pen: Pen, coat: string): void {
  if (pen.pose !== 'standing' && pen.pose !== 'walking') return
  const { ctx } = pen
  ctx.save()
  ctx.globalAlpha = 0.3
  lines(pen, pen.tones(coat).shade, 1.1, '4,-64 1,-54 5,-46 | -24,-60 -21,-51 -25,-46')
  ctx.restore()
}

/** Points along the crest of the neck, from the withers to the poll, with the way out of the neck. */
function crestOf(neck: readonly Joint[], count: number): { at: Point; out: Point }[] {
  return Array.from({ length: count }, (_, i) => {
    const along = (i / (count - 1)) * (neck.length - 1)
    const a = neck[Math.min(neck.length - 2, Math.floor(along))] ?? [0, 0, 1]
    const b = neck[Math.min(neck.length - 1, Math.floor(along) + 1)] ?? a
    const t = Math.min(1, along - Math.min(neck.length - 2, Math.floor(along)))
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy) || 1
    const half = a[2] + (b[2] - a[2]) * t
    const out: Point = [dy / long, -dx / long]
    return { at: [a[0] + dx * t + out[0] * half * 0.86, a[1] + dy * t + out[1] * half * 0.86], out }
  })
}

function hangingMane(pen: Pen, look: HorseLook, neck: readonly Joint[]): void {
  const { random } = pen
  const roots = crestOf(neck, 10)
  roots.reverse().forEach(({ at: [x, y], out }, i) => {
    const hex = look.mane[i % look.mane.length] ?? look.coat
    const long = Math.min(15 + random() * 7, Math.max(5, -y - 3))
    const blow = pen.pose === 'running' ? 14 : 3 + random() * 3
    const fall = pen.pose === 'running' ? 0.35 : 1
    const lock = limb([
      [x, y, 2],
      [x + out[0] * 2.6 - blow * 0.4, y + long * 0.3 * fall + out[1] * 2, 2.7],
      [x - blow * 0.7, y + long * 0.7 * fall, 2.3],
      [x - blow * 1.2, y + long * fall, 0.2],
    ])
    sculpt(pen, lock, hex, { depth: 2.6 })
    strands(pen, hex, [x, y], [x - blow, y + long * 0.9 * fall])
  })
}

function uprightMane(pen: Pen, look: HorseLook, neck: readonly Joint[]): void {
  crestOf(neck, 16).forEach(({ at: [x, y], out }, i) => {
    const hex = look.mane[i % look.mane.length] ?? look.coat
    const lock = limb([
      [x - out[0], y - out[1], 1.5],
      [x + out[0] * 3, y + out[1] * 3, 1.4],
      [x + out[0] * 6.4, y + out[1] * 6.4, 0.5],
    ])
    sculpt(pen, lock, hex, { depth: 1.2 })
  })
}

function strands(pen: Pen, hex: string, from: Point, to: Point): void {
  const { ctx } = pen
  ctx.save()
  ctx.globalAlpha = 0.5
  const bend = (off: number): Point[] => [
    [from[0] + off, from[1] + 1],
    [(from[0] + to[0]) / 2 - 1 + off, from[1] + (to[1] - from[1]) * 0.4],
    [to[0] + 1.6, to[1] - 2],
  ]
  lines(pen, pen.tones(hex).rim, 0.35, [bend(-0.8), bend(1)])
  lines(pen, pen.tones(hex).deep, 0.3, [bend(0.2), bend(1.8)])
  ctx.restore()
}

function hairTail(pen: Pen, look: HorseLook, joints: readonly Joint[]): void {
  look.mane.forEach((hex, i) => {
    const off = (i - (look.mane.length - 1) / 2) * 3.4
    const lock = joints.map(([x, y, half], k): Joint => [x + off * k * 0.32, y + off * k * 0.1, half])
    sculpt(pen, limb(lock), hex, { depth: 4 })
    const [from, to] = [lock[1] ?? [0, 0, 1], lock[lock.length - 1] ?? [0, 0, 1]]
    strands(pen, hex, [from[0], from[1]], [to[0] + 3, to[1] - 4])
  })
}

import type { Stance } from '../kit/figure.ts'
import { STANCES_ON_REQUEST, drawSleeve, sleeve, stanceOf } from '../kit/figure.ts'
import type { Pen } from '../kit/pen.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Point } from '../kit/shape.ts'
import { blob, join, limb, oval, overlap, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const GREY = '#8f98a6'

export const astronaut: Plate = {
  habitat: 'ground',
  height: 1.05,
  aspect: 0.56,
  stand: 'stands',
  large: false,
  asked: STANCES_ON_REQUEST,
  poses: ['standing', 'waving', 'walking', 'reaching'],
  draw(pen) {
    const suit = pen.worn('#eceae4')
    const at = stanceOf(pen.pose)
    drawPack(pen, suit)
    drawArm(pen, suit, [at.farArm, 'far'])
    drawLeg(pen, suit, [at.farLeg, 'far'])
    drawLeg(pen, suit, [at.nearLeg, 'near'])
    drawTorso(pen, suit)
    drawHelmet(pen, suit)
    drawArm(pen, suit, [at.nearArm, 'near'])
  },
}

function drawPack(pen: Pen, suit: string): void {
  const shade = pen.tones(suit).shade
  sculpt(pen, blob('-17,-44 -19,-60 -17.5,-78 -12,-82 -3,-80 -2,-46 -9,-41'), shade, { depth: 5 })
  sculpt(pen, limb('-17,-72,1.6 -21,-64,1.6 -18.6,-54,1.6'), GREY, { depth: 1.4 })
  patch(pen, polygon('-16.4,-76 -12,-78.6 -12,-74 -16.4,-71.4'), '#c8503c')
  lines(pen, pen.tones(GREY).deep, 0.7, '-15,-80 -16.4,-92')
  glow(pen, oval(-16.4, -92.6, [0.8, 0.8]), '#ff6a50', 3)
}

function drawLeg(pen: Pen, suit: string, [joints, side]: readonly [Stance['nearLeg'], 'near' | 'far']): void {
  const [, knee, foot] = joints
  drawSleeve(pen, sleeve([joints[0], knee, [foot[0], foot[1] - 3]], [8, 6.8, 5.6]), suit, side)
  creases(pen, suit, [
    [knee, 6.2],
    [[(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2], 5.6],
  ])
  const tone = side === 'far' ? pen.tones(suit).shade : suit
  const boot = blob([
    [foot[0] - 5.8, foot[1] - 7],
    [foot[0] + 5.6, foot[1] - 7],
    [foot[0] + 6.6, foot[1] - 2],
    [foot[0] + 11.6, foot[1] + 0.4],
    [foot[0] + 12, foot[1] + 4, 'corner'],
    [foot[0] - 6.2, foot[1] + 4, 'corner'],
  ])
  sculpt(pen, boot, tone, { depth: 4 })
  patch(
    pen,
    overlap(
      boot,
      polygon([
        [foot[0] - 20, foot[1] + 1.6],
        [foot[0] + 20, foot[1] + 1.6],
        [foot[0] + 20, foot[1] + 6],
        [foot[0] - 20, foot[1] + 6],
      ]),
    ),
    '#4a505c',
    0.95,
  )
  patch(
    pen,
    overlap(
      boot,
      polygon([
        [foot[0] - 20, foot[1] - 6],
        [foot[0] + 20, foot[1] - 6],
        [foot[0] + 20, foot[1] - 4],
        [foot[0] - 20, foot[1] - 4],
      ]),
    ),
    GREY,
    0.9,
  )
}

function drawArm(pen: Pen, suit: string, [joints, side]: readonly [Stance['nearArm'], 'near' | 'far']): void {
  const [shoulder, elbow, wrist] = joints
  const arm = sleeve(joints, [6.4, 5.2, 4.4])
  drawSleeve(pen, arm, suit, side)
  creases(pen, suit, [
    [elbow, 5],
    [[(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2], 5.6],
  ])
  const [dx, dy] = unit(elbow, wrist)
  const glove = limb([
    [wrist[0] - dx * 1, wrist[1] - dy * 1, 4.6],
    [wrist[0] + dx * 3, wrist[1] + dy * 3, 4.2],
    [wrist[0] + dx * 7, wrist[1] + dy * 7, 2.8],
  ])
  const thumb = limb([
    [wrist[0] + dx * 2, wrist[1] + dy * 2, 1.8],
    [wrist[0] + dx * 4 - dy * 3.6, wrist[1] + dy * 4 + dx * 3.6, 1.4],
  ])
  sculpt(pen, join(glove, thumb), side === 'far' ? pen.tones('#59616e').shade : '#59616e', { depth: 3 })
  sculpt(
    pen,
    limb([
      [wrist[0] + dy * 4.6, wrist[1] - dx * 4.6, 1.1],
      [wrist[0] - dy * 4.6, wrist[1] + dx * 4.6, 1.1],
    ]),
    '#c8503c',
    { depth: 1 },
  )
  if (side === 'near') patch(pen, overlap(arm, polygon('-13,-71 -4,-68 -4,-64.6 -13,-67.6')), '#3f67a8', 0.9)
}

function drawTorso(pen: Pen, suit: string): void {
  const torso = blob('-11,-44 -11.4,-56 -12,-70 -8,-79 2,-81 10,-78 12.6,-68 11.6,-56 10.6,-44 0,-40')
  sculpt(pen, torso, suit, { depth: 8 })
  creases(pen, suit, [
    [[0, -52], 10],
    [[0, -49], 10],
  ])
  sculpt(pen, overlap(torso, polygon('-20,-48 20,-48 20,-44.6 -20,-44.6')), GREY, { depth: 2 })
  const box = polygon('-3.4,-69 9.4,-69 9.4,-57.4 -3.4,-57.4')
  sculpt(pen, box, '#d5d5d2', { depth: 2.4 })
  patch(pen, polygon('-2,-67.4 4,-67.4 4,-63.4 -2,-63.4'), '#2b3c56')
  for (const [x, hex] of [
    [-1, '#d8503c'],
    [1.4, '#e8b23c'],
    [3.8, '#4fa87a'],
  ] as const)
    glow(pen, oval(x, -60.6, [0.8, 0.8]), hex, 0.8)
  sculpt(pen, oval(7, -63.4, [1.6, 1.6]), GREY, { depth: 1 })
  lines(pen, pen.tones('#c8503c').base, 0.7, '-2.4,-77 -3,-72 -2,-69 | 8.6,-77 10,-72 8.6,-69')
  const hose = limb('9,-60,1.3 14.6,-57,1.3 12.6,-50,1.3 7,-47,1.3')
  sculpt(pen, hose, GREY, { depth: 1.2 })
}

function drawHelmet(pen: Pen, suit: string): void {
  sculpt(pen, oval(1, -79.4, [9.4, 3.2]), GREY, { depth: 2 })
  const shell = oval(1.4, -88, [12, 12])
  sculpt(pen, shell, suit, { depth: 6, gloss: 0.2 })
  sculpt(pen, oval(-9.4, -87.4, [2.4, 3.4]), GREY, { depth: 1.4 })
  const frame = blob('-4.6,-88 -3,-94.4 4,-97 10.8,-94 13,-87.4 10.6,-81 4,-79 -3,-81.6')
  sculpt(pen, frame, GREY, { depth: 1.6 })
  const visor = blob('-3.4,-88 -2,-93.4 4.2,-95.8 10,-93 12,-87.4 9.8,-82 4,-80.2 -2,-82.4')
  visorReflection(pen, visor)
}

/** Dark gold glass with the horizon in it: ground below, sky above, the light as a curved stroke. */
function visorReflection(pen: Pen, visor: ReturnType<typeof blob>): void {
  const { ctx } = pen
  const gold = pen.tones('#d99a3a')
  const glass = ctx.createLinearGradient(0, -96, 0, -80)
  glass.addColorStop(0, '#141b33')
  glass.addColorStop(0.5, '#31406c')
  glass.addColorStop(0.64, gold.base)
  glass.addColorStop(0.7, '#5a3d2a')
  glass.addColorStop(1, '#1d1a22')
  ctx.save()
  ctx.fillStyle = glass
  ctx.fill(visor.path)
  ctx.clip(visor.path)
  ctx.globalAlpha = 0.85
  ctx.strokeStyle = '#ffffff'
  ctx.lineCap = 'round'
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.arc(4.4, -88, 6.2, Math.PI * 1.06, Math.PI * 1.42)
  ctx.stroke()
  ctx.globalAlpha = 0.35
  ctx.lineWidth = 0.7
  ctx.beginPath()
  ctx.arc(4.4, -88, 6, Math.PI * 0.05, Math.PI * 0.3)
  ctx.stroke()
  ctx.fillStyle = '#ffffff'
  for (let i = 0; i < 6; i++) {
    ctx.globalAlpha = 0.5
    ctx.fillRect(-2 + pen.random() * 12, -95 + pen.random() * 6, 0.35, 0.35)
  }
  ctx.restore()
}

/** Rings of folded cloth around a limb: a dark fold and the light above it. */
function creases(pen: Pen, suit: string, folds: readonly (readonly [Point, number])[]): void {
  const { ctx } = pen
  ctx.save()
  for (const [[x, y], half] of folds) {
    ctx.globalAlpha = 0.5
    lines(pen, pen.tones(suit).shade, 0.7, [
      [
        [x - half * 0.8, y - 0.6],
        [x, y + 1.4],
        [x + half * 0.8, y - 0.6],
      ],
      [
        [x - half * 0.5, y + 2],
        [x + 1, y + 3.2],
        [x + half * 0.7, y + 1.6],
      ],
    ])
    ctx.globalAlpha = 0.6
    lines(pen, pen.tones(suit).rim, 0.5, [
      [
        [x - half * 0.7, y - 1.6],
        [x, y + 0.4],
        [x + half * 0.7, y - 1.6],
      ],
    ])
  }
  ctx.restore()
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

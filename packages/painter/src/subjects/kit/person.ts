import type { Stance } from './figure.ts'
import { drawSleeve, sleeve, stanceOf } from './figure.ts'
import type { Hand } from './hand.ts'
import { patch, sculpt } from './hand.ts'
import type { Dot, Point, Shape } from './shape.ts'
import { blob, join, limb, moved, oval, overlap, polygon } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

export interface PersonLook {
  skin: string
  hair: string
  hairStyle: 'short' | 'long' | 'bun' | 'tail' | 'hidden'
  top: string
  /** Trousers; with a skirt, the stockings. */
  legs: string
  shoes: string
  /** A skirt or robe from the waist, down to this y; null for trousers. */
  skirt: { hex: string; hem: number; wide: number } | null
  /** A child's head is larger. */
  head: number
  beard?: string
  /** Painted behind everything: a cape, wings, a quiver. */
  behind?: (hand: Hand) => void
  /** Painted over the clothes: armour, a scarf, a belt. */
  over?: (hand: Hand) => void
  hat?: (hand: Hand, at: (shape: Shape) => Shape) => void
  /** Painted under the near hand: a staff, a sword, a basket. */
  held?: (hand: Hand, grip: Point) => void
}

export const SKINS = ['#f0c4a0', '#e0a57e', '#b97a52', '#8a5636'] as const
export const HAIRS = ['#2c211e', '#5a3824', '#8a5a30', '#c9974a'] as const

/** One of a list, by the picture's chance. */
export function oneOf<Of>(hand: Hand, choices: readonly [Of, ...Of[]]): Of {
  return choices[Math.floor(hand.random() * choices.length)] ?? choices[0]
}

/** A clothed person, three-quarter, looking right. */
export function drawPerson(hand: Hand, look: PersonLook): void {
  const at = stanceOf(hand.pose)
  look.behind?.(hand)
  if (look.hairStyle === 'long') backHair(hand, look)
  drawArm(hand, look, [at.farArm, 'far'])
  for (const [joints, side] of [
    [at.farLeg, 'far'],
    [at.nearLeg, 'near'],
  ] as const)
    drawLeg(hand, look, [joints, side])
  drawTrunk(hand, look)
  if (look.skirt) drawSkirt(hand, look.skirt)
  look.over?.(hand)
  sculpt(hand, limb('0.6,-77,2.8 1,-82,2.6'), hand.tones(look.skin).shade, { depth: 1.6 })
  drawHead(hand, look)
  look.held?.(hand, at.nearArm[2])
  drawArm(hand, look, [at.nearArm, 'near'])
}

function drawTrunk(hand: Hand, look: PersonLook): void {
  const trunk = blob('-6.6,-44 -7,-54 -8.8,-68 -7.6,-76 -1,-79 5,-78.6 9,-74 8.4,-64 6.6,-54 7,-44 0,-42')
  sculpt(hand, trunk, look.top, { depth: 6 })
  hand.ctx.globalAlpha = 0.4
  lines(hand, hand.tones(look.top).deep, 0.5, '-4,-70 -5,-62 -3,-56 | 3,-56 1,-52 3,-48')
  hand.ctx.globalAlpha = 1
  if (!look.skirt)
    sculpt(hand, overlap(trunk, polygon('-12,-47.6 12,-47.6 12,-45 -12,-45')), shift(look.legs, -0.12), { depth: 1 })
}

function drawSkirt(hand: Hand, skirt: NonNullable<PersonLook['skirt']>): void {
  const { hem, wide } = skirt
  const folds: Dot[] = []
  for (let i = 0; i <= 6; i++) folds.push([wide * (1 - i / 3) + 1, hem + (i % 2 ? -1.6 : 0.8)])
  const cloth = blob([
    [-6.4, -52],
    [0, -54],
    [6.8, -52],
    [wide * 0.72, (hem - 50) / 2],
    ...folds,
    [-wide * 0.66, (hem - 50) / 2],
  ])
  sculpt(hand, cloth, skirt.hex, { depth: 8 })
  hand.ctx.globalAlpha = 0.45
  const creases = [-0.6, -0.2, 0.25, 0.65].map((part): Point[] => [
    [part * 5, -49],
    [part * wide * 0.7, (hem - 50) / 2],
    [part * wide, hem - 1.6],
  ])
  lines(hand, hand.tones(skirt.hex).deep, 0.7, creases)
  hand.ctx.globalAlpha = 1
}

function drawLeg(hand: Hand, look: PersonLook, [joints, side]: readonly [Stance['nearLeg'], 'near' | 'far']): void {
  const foot = joints[2]
  drawSleeve(hand, sleeve([joints[0], joints[1], [foot[0], foot[1] - 1]], [5.4, 4, 3]), look.legs, side)
  const shoe = blob([
    [foot[0] - 3.4, foot[1] - 3],
    [foot[0] + 3, foot[1] - 3],
    [foot[0] + 4.4, foot[1] + 0.4],
    [foot[0] + 8, foot[1] + 2],
    [foot[0] + 8, foot[1] + 4, 'corner'],
    [foot[0] - 3.8, foot[1] + 4, 'corner'],
  ])
  sculpt(hand, shoe, side === 'far' ? hand.tones(look.shoes).shade : look.shoes, { depth: 2.4 })
}

function drawArm(hand: Hand, look: PersonLook, [joints, side]: readonly [Stance['nearArm'], 'near' | 'far']): void {
  const [, elbow, wrist] = joints
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const [dx, dy] = [(wrist[0] - elbow[0]) / long, (wrist[1] - elbow[1]) / long]
  const palm = join(
    limb([
      [wrist[0], wrist[1], 2],
      [wrist[0] + dx * 3.6, wrist[1] + dy * 3.6, 2.3],
      [wrist[0] + dx * 6, wrist[1] + dy * 6, 1.5],
    ]),
    limb([
      [wrist[0] + dx * 2, wrist[1] + dy * 2, 1],
      [wrist[0] + dx * 4 + dy * 2.6, wrist[1] + dy * 4 - dx * 2.6, 0.9],
    ]),
  )
  sculpt(hand, palm, side === 'far' ? hand.tones(look.skin).shade : look.skin, { depth: 1.8 })
  drawSleeve(hand, sleeve(joints, [4.4, 3.4, 2.8]), look.top, side)
}

function headPlacer(look: PersonLook): (shape: Shape) => Shape {
  const k = look.head
  // Grows from the chin down, so that the crown stays where it is.
  return (shape) => moved(shape, { x: 1 - k, y: -100 + 100 * k, scale: k })
}

function backHair(hand: Hand, look: PersonLook): void {
  const at = headPlacer(look)
  sculpt(hand, at(blob('-9,-92 -4,-100 6,-99 8,-90 4,-80 2,-66 -4,-60 -11,-62 -12,-76')), hand.tones(look.hair).shade, {
    depth: 4,
  })
}

function drawHead(hand: Hand, look: PersonLook): void {
  const at = headPlacer(look)
  if (look.hairStyle === 'bun') sculpt(hand, at(oval(-7, -98, [4.4, 4.2])), look.hair, { depth: 2.4 })
  if (look.hairStyle === 'tail')
    sculpt(hand, at(limb('-6,-94,2.6 -13,-90,3.6 -14,-80,3 -17,-72,0.3')), look.hair, { depth: 3 })
  const face = at(blob('-7.6,-90 -6,-97 1,-99.4 7.4,-96.6 9,-90 8.4,-85 5.4,-80.8 2,-79.6 -3,-82 -6.6,-86'))
  sculpt(hand, face, look.skin, { depth: 4 })
  drawFeatures(hand, look, at)
  if (look.hairStyle !== 'hidden') drawHair(hand, look, at)
  sculpt(hand, at(oval(-4, -88.6, [1.5, 2.1], 0.2)), look.skin, { depth: 1 })
  look.hat?.(hand, at)
}

function drawHair(hand: Hand, look: PersonLook, at: (shape: Shape) => Shape): void {
  const cap =
    look.hairStyle === 'short'
      ? blob('-8,-88 -9.4,-94 -6,-100 2,-102 8.6,-99 10,-93 7.4,-94.6 3,-96 -1,-94 -3,-91 -5,-86.6')
      : blob('-8.6,-82 -10,-91 -7,-99.6 1,-102 8.8,-98.4 10.2,-91 8.6,-93.6 5,-96 0,-94.4 -3,-90.6 -4.4,-82')
  sculpt(hand, at(cap), look.hair, { depth: 3.4 })
  const strand = (x: number): Shape =>
    at(
      limb([
        [x, -100.4, 0.2],
        [x - 3.4, -96, 0.25],
        [x - 5, -91, 0.1],
      ]),
    )
  for (const x of [-2, 1, 4]) patch(hand, strand(x), hand.tones(look.hair).rim, 0.3)
}

function drawFeatures(hand: Hand, look: PersonLook, at: (shape: Shape) => Shape): void {
  const tall = hand.niji ? 2.1 : 1.35
  for (const [x, w] of [
    [2.2, 1],
    [6.8, 0.8],
  ] as const) {
    patch(hand, at(oval(x, -89.4, [w * (hand.niji ? 1.35 : 1), tall])), '#2b1f24')
    if (hand.niji) patch(hand, at(oval(x, -88.6, [w, 1.1])), '#5a6fb0')
    patch(hand, at(oval(x + 0.35, -90.1, [0.34, 0.42])), '#ffffff')
  }
  const { ctx } = hand
  ctx.globalAlpha = 0.32
  for (const x of [0.6, 7.4]) patch(hand, at(oval(x, -86.4, [1.5, 1])), '#e0705f', 0.35)
  ctx.globalAlpha = 1
  patch(hand, at(limb('4.6,-88.6,0.2 5.5,-86.8,0.35 4.8,-86.4,0.2')), hand.tones(look.skin).shade)
  patch(hand, at(limb('3,-83.9,0.15 4.7,-83.2,0.36 6.4,-84,0.15')), '#9c4a42')
  for (const x of [2.2, 6.8])
    patch(
      hand,
      at(
        limb([
          [x - 1.4, -92.2, 0.2],
          [x, -92.8, 0.36],
          [x + 1.2, -92.2, 0.2],
        ]),
      ),
      look.hair,
    )
  if (!look.beard) return
  sculpt(hand, at(blob('-5,-87 -2,-84.6 2,-85.4 7,-85.4 8.8,-86 8.4,-78 6,-70 3,-64! -1,-71 -4.6,-79')), look.beard, {
    depth: 3,
  })
}

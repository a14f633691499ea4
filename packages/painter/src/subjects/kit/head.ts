import { drawFeatures } from './features.ts'
import { drawHairAway, drawHairBefore, drawHairBehind } from './hair.ts'
import { shadeUnderHair } from './model-face.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt, shadowOn } from './pen.ts'
import type { Doll, PersonLook } from './person-look.ts'
import type { Point, Shape } from './shape.ts'
import { blob, moved, oval } from './shape.ts'
import { drawProfile } from './profile.ts'
import { warmHand } from './skin.ts'
import { isSoft } from './soft-shade.ts'
import { within } from './space.ts'

/** Chin at 0, crown at -20, half a face 7 wide; looking right. */
function inHead({ pen, look, bones }: Doll, draw: (pen: Pen) => void): void {
  within(pen, { at: bones.chin, turn: bones.nod, scale: look.build.head / 20 }, draw)
}

export function drawBackHair(doll: Doll): void {
  inHead(doll, (pen) => drawHairBehind(pen, doll.look.hairdo, doll.look.hair))
}

export function drawHead(doll: Doll): void {
  inHead(doll, (pen) => {
    if (doll.pose.glance === true) return glanceBack(pen, doll)
    if (doll.pose.away === true) drawHairAwayWithEars(pen, doll.look)
    else drawFaceAndHair(pen, doll)
    doll.look.hat?.(pen)
  })
}

/** Over the shoulder: the face from the side, the other way than the feet go. */
function glanceBack(pen: Pen, { look, pose }: Doll): void {
  within(pen, { at: [0, 0], scale: [-1, 1] }, (turned) => {
    drawProfile(turned, look, pose)
    look.hat?.(turned)
  })
}

function drawHairAwayWithEars(pen: Pen, look: PersonLook): void {
  const warm = warmHand(pen)
  sculpt(warm, faceShape(look, 0), look.skin, { depth: 3 })
  for (const x of [-7, 7]) sculpt(warm, oval(x, -8.4, [1, 1.9]), look.skin, { depth: 0.8 })
  drawHairAway(pen, look.hairdo, look.hair)
}

function drawFaceAndHair(pen: Pen, { look, pose }: Doll): void {
  if (pose.profile === true) return drawProfile(pen, look, pose)
  const warm = warmHand(pen)
  const turn = turnOf(pen)
  const face = faceShape(look, turn, pen.niji)
  drawEars(warm, look, turn)
  sculpt(warm, face, look.skin, { depth: pen.niji ? 2.4 : 3, rim: 0.3 })
  const brim = look.hairdo.front === 'none' ? null : blob('-9,-8 -9,-22 9,-22 9,-9 7,-12.5 3,-14 -2,-13.4 -5.6,-10')
  if (brim && isSoft(warm)) shadeUnderHair(warm, look, face)
  else if (brim) {
    warm.ctx.save()
    warm.ctx.globalAlpha = 0.6
    shadowOn(warm, face, moved(brim, { y: -1 }), look.skin)
    warm.ctx.restore()
  }
  look.face.paint?.(warm)
  drawFeatures(warm, look, { turn, pose, face })
  drawHairBefore(pen, look.hairdo, look.hair)
}

/** 0 from the front to 1 three-quarter; a small figure always looks along its way. */
function turnOf(pen: Pen): number {
  const chance = pen.random()
  return pen.px < 5 ? 0.9 : chance < 0.4 ? 0.12 : chance < 0.75 ? 0.55 : 1
}

type Outline = readonly Point[]

const FRONT: Outline = readOutline(
  '0,-19 5.2,-17.4 7.2,-13 7.05,-9 6.5,-5.4 4.7,-2.1 1.9,0 -1.9,0 -4.7,-2.1 -6.5,-5.4 -7.05,-9 -7.2,-13 -5.2,-17.4',
)
const TURNED: Outline = readOutline(
  '1,-19 5.9,-17.2 7.5,-13 6.75,-9.7 6.9,-6.8 5.9,-2.7 3.9,-0.1 1.7,0.2 -2.2,-1.7 -5.1,-4.6 -6.6,-8.4 -7.5,-13 -5.3,-17.5',
)

function readOutline(text: string): Outline {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** A man's jaw is square, a child's cheeks are round and niji's chin is a point. */
function faceShape({ face, build }: PersonLook, turn: number, niji = false): Shape {
  const child = build.head > 19 && face.age !== 'grown'
  const jaw = (child ? 1.1 : face.female ? 0.97 : 1.13) * (niji ? 0.84 : 1)
  return blob(
    FRONT.map(([x, y], i): Point => {
      const [tx, ty] = TURNED[i] ?? [x, y]
      const low = y > -7 ? 1 + (jaw - 1) * Math.min(1, (y + 7) / 3) : 1
      const middle = turn * 2.2
      const at = x + (tx - x) * turn
      return [middle + (at - middle) * low, y + (ty - y) * turn + (child && y > -1 ? 0.5 : 0)]
    }),
  )
}

function drawEars(pen: Pen, { skin, face }: PersonLook, turn: number): void {
  const sides = turn < 0.35 ? [-1, 1] : [-1]
  for (const side of sides) {
    const x = side * 6.9 + turn * 1.5
    const ear =
      face.ears === 'pointed'
        ? blob([
            [x - side * 0.8, -6.6],
            [x + side * 1.4, -8],
            [x + side * 4.6, -13.4, 'corner'],
            [x + side * 0.6, -11.2],
            [x - side * 1, -10],
          ])
        : oval(x, -8.4, [1.25, 2.2], side * 0.16)
    sculpt(pen, ear, skin, { depth: 1.1, rim: 0.2 })
    if (pen.px > 4) patch(pen, oval(x + side * 0.1, -8.5, [0.55, 1.3], side * 0.16), pen.tones(skin).deep, 0.5)
  }
}

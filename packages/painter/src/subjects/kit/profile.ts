import { patch, sculpt, shadowOn } from './pen.ts'
import type { Pen } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import type { Pose } from './pose.ts'
import { drawProfileHair } from './profile-hair.ts'
import type { Dot, Shape } from './shape.ts'
import { blob, limb, moved, oval } from './shape.ts'
import { warmHand } from './skin.ts'
import { isSoft, spot } from './soft-shade.ts'
import { mix, shift } from './tone.ts'

const LASH = '#2a1a1a'
const LINE = '#6e2f2c'

/** A head from the side, in the head's space: chin at 0, crown at -20, looking right. */
export function drawProfile(pen: Pen, look: PersonLook, pose: Pose): void {
  const warm = warmHand(pen)
  const face = outlineOf(look)
  sculpt(warm, face, look.skin, { depth: pen.niji ? 2.4 : 3, rim: 0.3 })
  if (look.hairdo.front !== 'none') shadeBrow(warm, look, face)
  look.face.paint?.(warm)
  if (isSoft(warm)) modelSide(warm, look, face)
  else drawCheek(warm, look, face)
  drawMouthFromSide(warm, look, pose)
  drawBeardFromSide(pen, look)
  if (look.face.glowing) patch(pen, oval(4.9, -9, [1.2, 0.8]), look.face.glowing)
  else drawEyeFromSide(warm, look, pose)
  drawNostril(warm, look)
  drawProfileHair(pen, look)
  if (look.hairdo.front !== 'parted' && look.hairdo.front !== 'fringe') drawEarFromSide(warm, look)
}

/** Skull, forehead, nose, lips and jaw; a child's nose is short, and its forehead high. */
function outlineOf({ face, build }: PersonLook): Shape {
  const child = build.head > 19 && face.age !== 'grown'
  const nose = child ? 1 : face.female ? 1.7 : 2.2
  const jaw = child ? -0.4 : face.female ? 0 : 0.5
  const dots: Dot[] = [
    [-1, -20],
    [4, -18.8],
    [6.7, -15.6],
    [7.3, -12],
    [6.9, -9.9],
    [7.2 + nose * 0.45, -7.6],
    [7.3 + nose, -6],
    [7.2 + nose * 0.86, -5.3],
    [7.3, -5, 'corner'],
    [7.9, -4.1],
    [7.2, -3.35, 'corner'],
    [7.6, -2.6],
    [6.8, -1.7],
    [6.9 + jaw, -0.3],
    [5.4 + jaw, 0.6],
    [1.6, -0.6],
    [-1.6, -3.6],
    [-4, -3.4],
    [-7.2, -6.4],
    [-8.6, -12],
    [-6.6, -17.6],
  ]
  return blob(dots)
}

function shadeBrow(pen: Pen, { skin }: PersonLook, face: Shape): void {
  pen.ctx.save()
  pen.ctx.globalAlpha = 0.5
  shadowOn(pen, face, moved(blob('-9,-9 -9,-22 8,-21 7.4,-15.4 3,-14 0.4,-9'), { y: -1 }), skin)
  pen.ctx.restore()
}

function drawCheek({ ctx }: Pen, { face, build }: PersonLook, within: Shape): void {
  const strong = build.head > 19 ? 0.34 : face.female ? 0.26 : 0.13
  const red = ctx.createRadialGradient(3.4, -5.6, 0, 3.4, -5.6, 2.8)
  red.addColorStop(0, `rgba(224,92,80,${strong})`)
  red.addColorStop(1, 'rgba(224,92,80,0)')
  ctx.save()
  ctx.clip(within.path)
  ctx.fillStyle = red
  ctx.fillRect(0, -9, 7, 7)
  ctx.restore()
}

/** Socket, cheek, jaw and the wing of the nose in soft light and shade. */
function modelSide(pen: Pen, { skin }: PersonLook, outline: Shape): void {
  const tones = pen.tones(skin)
  const warm = shift(tones.shade, -0.02, 1.25, -6)
  pen.ctx.save()
  pen.ctx.clip(outline.path)
  spot(pen, [5, -9.3, 2.6, 2], [warm, 0.55])
  spot(pen, [1.4, -1.2, 5, 2.6], [warm, 0.6])
  spot(pen, [6.6, -5, 1.6, 0.9], [warm, 0.5])
  spot(pen, [3.4, -5.8, 2.6, 2.1], [mix(tones.base, '#c8503c', 0.5), 0.36])
  spot(pen, [3.6, -7, 1.8, 1], [tones.rim, 0.36])
  spot(pen, [4.6, -14.6, 2.6, 3], [tones.rim, 0.3])
  spot(pen, [7.4, -7.4, 0.7, 1.8], [tones.rim, 0.34])
  pen.ctx.restore()
}

function drawEyeFromSide(pen: Pen, look: PersonLook, pose: Pose): void {
  const { face, build } = look
  const child = build.head > 19 && face.age !== 'grown'
  const y = child || pen.niji ? -8.2 : -9
  const h = pen.niji ? 1.9 : child ? 1.2 : face.female ? 1 : 0.82
  const thick = face.female || pen.niji ? 0.28 : 0.2
  if (pose.eyes === 'closed') {
    const lid = limb([
      [3.7, y + 0.1, thick * 0.4],
      [5, y + h * 0.5, thick],
      [6.1, y + h * 0.2, thick * 0.6],
    ])
    patch(pen, lid, LASH)
  } else drawOpenEye(pen, look, { y, h, thick })
  drawBrowFromSide(pen, look, pose, y - h)
}

function drawOpenEye(pen: Pen, look: PersonLook, { y, h, thick }: { y: number; h: number; thick: number }): void {
  const opening = blob([
    [3.7, y + 0.15, 'corner'],
    [4.8, y - h * 0.9],
    [6, y - h * 0.7, 'corner'],
    [6.2, y + h * 0.1],
    [5.8, y + h * 0.75],
    [4.7, y + h * 0.6],
  ])
  patch(pen, opening, '#f3eee8')
  pen.ctx.save()
  pen.ctx.clip(opening.path)
  patch(pen, oval(5.7, y - 0.1, [0.62, h * 0.96]), shift(look.face.eyes, -0.06))
  patch(pen, oval(5.85, y - 0.1, [0.32, h * 0.5]), '#140d12')
  pen.ctx.restore()
  if (pen.px > 1.6) patch(pen, oval(5.6, y - h * 0.4, [0.2, 0.22]), '#ffffff')
  const lid = limb([
    [3.5, y + 0.2, thick * 0.3],
    [4.8, y - h * 0.9, thick],
    [6.2, y - h * 0.75, thick * 1.1],
  ])
  patch(pen, lid, LASH)
  if (look.face.female)
    patch(
      pen,
      limb([
        [6, y - h * 0.8, 0.18],
        [6.9, y - h * 1.1, 0.04],
      ]),
      LASH,
    )
}

function drawBrowFromSide(pen: Pen, { face, hair }: PersonLook, pose: Pose, top: number): void {
  const mouth = pose.mouth ?? face.mouth
  const mood = mouth === 'angry' ? 0.8 : mouth === 'sad' ? -0.7 : 0
  const thick = face.female ? 0.28 : 0.44
  const brow = limb([
    [3.2, top - 0.9, thick * 0.3],
    [4.8, top - 1.5, thick],
    [6.6, top - 0.9 + mood, thick * 0.9],
  ])
  patch(pen, brow, face.age === 'old' ? hair : shift(hair, -0.06), 0.92)
}

function drawMouthFromSide(pen: Pen, { face, skin }: PersonLook, pose: Pose): void {
  const mood = pose.mouth ?? face.mouth ?? 'neutral'
  if (mood === 'open') {
    patch(pen, blob('7.7,-4 7.5,-1.9 5.6,-2.2 5,-3.6!'), '#6a2226')
    return
  }
  const red = face.lips ?? mix(skin, '#b4504c', face.female ? 0.6 : 0.3)
  const corner = mood === 'smile' ? -4 : mood === 'sad' || mood === 'angry' ? -2.7 : -3.3
  if (pen.px > 1.4 && !pen.niji) {
    const lips = blob([
      [7.85, -4.1],
      [7.2, -3.35, 'corner'],
      [7.55, -2.6],
      [6.4, -2.7],
      [5.3, corner, 'corner'],
      [6.4, -3.9],
    ])
    patch(pen, lips, red, 0.85)
  }
  const line = limb([
    [5, corner, 0.1],
    [6.1, -3.3, 0.17],
    [7.3, -3.35, 0.16],
  ])
  patch(pen, line, LINE, 0.9)
}

function drawNostril(pen: Pen, { skin }: PersonLook): void {
  if (pen.px < 2) return
  patch(pen, oval(7.5, -5.4, [0.42, 0.2], -0.3), pen.tones(skin).deep, 0.8)
  const wing = limb([
    [6.7, -6.6, 0.1],
    [6.3, -5.7, 0.16],
    [6.8, -5.1, 0.1],
  ])
  patch(pen, wing, pen.tones(skin).shade, 0.8)
}

const BEARDS: Readonly<Record<string, string>> = {
  full: '0.2,-9.4 2,-4.6 4.6,-4.2 6.4,-4.6 7.6,-4.2 7.2,-1.6 7.4,0.8 5,2.4 1,1.2 -2,-3',
  long: '0.2,-9.4 2,-4.6 4.6,-4.2 6.4,-4.6 7.6,-4.2 7.4,0 8,6 5.6,9.4 2.4,4 -1.6,-2',
  goatee: '5.4,-2.2 7.4,-1.8 7.6,0.6 6.2,2.2 4.6,0.6',
  moustache: '4.6,-3.6 6.4,-4.9 7.9,-4.5 7.7,-3.7 6.2,-3.7',
}

function drawBeardFromSide(pen: Pen, { face, hair }: PersonLook): void {
  const outline = BEARDS[face.beard ?? 'none']
  if (outline) sculpt(pen, blob(outline), face.beardHex ?? hair, { depth: 1.8 })
}

function drawEarFromSide(pen: Pen, { skin }: PersonLook): void {
  const ear = blob('-1.8,-10.6 0,-11.2 0.9,-9.8 0.2,-7.4 -0.8,-6.2 -1.6,-7.2')
  sculpt(pen, ear, skin, { depth: 0.9, rim: 0.2 })
  if (pen.px > 2) patch(pen, oval(-0.5, -8.9, [0.5, 1.2], 0.2), pen.tones(skin).deep, 0.45)
}

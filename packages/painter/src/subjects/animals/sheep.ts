import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import { longHead } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { blob, boxOf, isInside, limb, oval } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const sheep: Plate = {
  habitat: 'ground',
  height: 0.62,
  aspect: 1.35,
  stand: 'stands',
  large: false,
  poses: ['standing', 'grazing', 'walking'],
  asked: ['lying', 'sleeping', 'running', 'jumping'],
  draw(pen) {
    const wool = pen.worn('#f1ebdf')
    const face = '#3d3433'
    drawQuadruped(pen, {
      coat: wool,
      limbs: face,
      shaggy: true,
      belly: null,
      sock: null,
      hair: 0,
      legs: [9, 5, 3],
      foot: 'hoof',
      hoof: '#241f1e',
      hip: [-34, -54],
      shoulder: [12, -54],
      girth: [24, 25, 25],
      neck: [
        [4, -6, 18],
        [18, -20, 13],
        [24, -28, 11],
      ],
      headAt: { x: 5, y: -2, scale: 1.02, turn: 0.24 },
      graze: 27,
      tail: [
        [-24, -4, 5],
        [-30, 2, 5],
        [-31, 12, 4],
      ],
      marks: (drawing, body) => curls(drawing, body, wool),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat: face,
          skull: '-9,2 -8,-7 -2,-11 5,-10 14,-4 23,3 26,8 23,12.6 16,12 6,11 -4,10',
          muzzle: { outline: '18,-2 30,4 28,16 17,15', hex: mix(face, '#8a7468', 0.35), alpha: 0.7 },
          ears: {
            near: '-3,-6 -11,-7 -20,-2! -15,2 -5,0',
            far: '3,-9 2,-14 -4,-17! -3,-10',
            inner: '-6,-4 -11,-4.6 -16,-2 -12,0',
            innerHex: '#8a6a64',
          },
          eye: [7.6, -2.6, 2],
          iris: '#c89a4a',
          nostril: [23.4, 6.4, 1.2],
          mouth: '24,9.6 19,9.6 15,8',
          hair: 0,
          before: (h) => curls(h, topknot(place), wool),
        }),
    })
  },
}

export const goat: Plate = {
  habitat: 'ground',
  height: 0.68,
  aspect: 1.2,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'grazing'],
  asked: ['lying', 'sleeping', 'running', 'jumping', 'rearing'],
  draw(pen) {
    const coat = pen.worn('#e4d9c6')
    const horn = '#6a5a4a'
    drawQuadruped(pen, {
      coat,
      belly: mix(coat, '#8a7058', 0.35),
      sock: null,
      hair: 3.4,
      legs: [9, 4.6, 2.5],
      foot: 'hoof',
      hoof: '#332b28',
      hip: [-32, -48],
      shoulder: [12, -48],
      girth: [14, 15, 16],
      neck: [
        [3, -4, 12],
        [13, -20, 8],
        [18, -30, 7],
      ],
      headAt: { x: 3, y: -3, scale: 0.92, turn: 0.2 },
      graze: 24,
      tail: [
        [-14, -8, 3],
        [-20, -16, 3],
        [-20, -22, 1],
      ],
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat,
          skull: '-9,2 -8,-7 -2,-11 5,-9.6 14,-3 23,3 26,8 23,12.4 16,12 6,11 -4,10',
          muzzle: { outline: '19,-2 30,4 28,16 18,15', hex: mix(coat, '#6a5248', 0.4), alpha: 0.7 },
          ears: {
            near: '-3,-6 -9,-4 -17,2! -13,4 -4,-1',
            far: '4,-9 2,-11 -4,-13! -3,-8',
            inner: '-5,-4 -9,-2.4 -13,1 -10,1.6',
            innerHex: '#c89a8c',
          },
          eye: [7.6, -2.6, 2],
          iris: '#d8a83c',
          nostril: [23.4, 6.4, 1.2],
          mouth: '24,9.6 19,9.6 15,8',
          hair: 2,
          behind: (h, at) => sculpt(h, at(limb('3,-9,2.4 2,-20,2 -6,-28,1.5 -14,-28,0.3')), horn, { depth: 1.6 }),
          before: (h, at) => {
            sculpt(h, at(limb('-1,-9,2.8 -3,-20,2.2 -11,-27,1.6 -19,-26,0.3')), horn, { depth: 1.6 })
            const beard = at(blob('14,11 20,12 19,19 14,25! 12,18'))
            sculpt(h, beard, mix(coat, '#ffffff', 0.4), { depth: 2 })
            fur(h, beard, coat, { length: 4, flow: 1.6, count: 24, fringe: 0.4 })
          },
        }),
    })
  },
}

function topknot({ x, y, scale }: { x: number; y: number; scale: number }): Shape {
  return oval(x - 2 * scale, y - 10 * scale, [9 * scale, 6 * scale], 0.2)
}

/** Locks of wool that break the outline, and curls inside it. */
function curls(pen: Pen, body: Shape, hex: string): void {
  const box = boxOf(body)
  const size = Math.min(5.6, (box.right - box.left) * 0.15)
  const { light, random } = pen
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const tones = pen.tones(hex)
  body.edge.forEach(([x, y], i) => {
    if (i % Math.max(1, Math.round(size * 0.7)) !== 0 || y > -4) return
    const lit = ((x - cx) * light.x + (y - cy) * light.y) / (box.right - box.left)
    const lock = oval(x, y, [size * (0.7 + random() * 0.3), size * (0.6 + random() * 0.25)], random() * 3)
    pen.ctx.fillStyle = lit > 0.12 ? tones.light : lit > -0.12 ? tones.base : tones.shade
    pen.ctx.fill(lock.path)
  })
  const ring = (tone: string, count: number): void => {
    const arcs = Array.from({ length: count }, (): Point => {
      return [box.left + random() * (box.right - box.left), box.top + random() * (box.bottom - box.top)]
    }).filter((at) => isInside(body, at))
    lines(
      pen,
      tone,
      size * 0.16,
      arcs.map(([x, y]) => curl([x, y], [size * (0.35 + random() * 0.3), random() * 6])),
    )
  }
  pen.ctx.globalAlpha = 0.55
  ring(tones.shade, Math.round(900 / size / size) * 3)
  ring(tones.rim, Math.round(900 / size / size) * 3)
  pen.ctx.globalAlpha = 1
}

function curl([x, y]: Point, [radius, turn]: Point): Point[] {
  return Array.from(
    { length: 6 },
    (_, i): Point => [
      x + Math.cos(turn + i * 0.85) * radius * (1 - i * 0.1),
      y + Math.sin(turn + i * 0.85) * radius * (1 - i * 0.1),
    ],
  )
}

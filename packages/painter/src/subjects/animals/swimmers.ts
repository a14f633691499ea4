import { drawBeast } from '../kit/beast.ts'
import { roundHead } from '../kit/beast-heads.ts'
import { ripples } from '../kit/feathers.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { RoundLook } from '../kit/beast-heads.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const otter: Plate = {
  habitat: 'ground',
  height: 0.45,
  aspect: 1.7,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'sitting'],
  asked: ['swimming', 'floating', 'running', 'lying', 'sleeping'],
  draw(pen) {
    const coat = pen.worn('#6f4c34')
    const pale = mix(coat, '#ecd8bc', 0.75)
    const look: RoundLook = {
      coat,
      muzzle: pale,
      iris: '#2c1c14',
      ears: 'round',
      earSize: 0.5,
      inner: shift(coat, -0.1),
      whiskers: true,
      nose: 2.4,
    }
    if (pen.pose === 'floating' || pen.pose === 'swimming') return onItsBack(pen, [look, pale])
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: shift(coat, -0.1),
      stout: 1.05,
      legs: 1.15,
      hair: 3.4,
      tail: {
        standing: [
          [-30, -46, 8],
          [-46, -36, 6.4],
          [-62, -20, 4.6],
          [-78, -12, 1.6],
        ],
        sitting: [
          [-14, -8, 8],
          [-32, -6, 6.4],
          [-48, -4, 4.6],
          [-62, -6, 1.6],
        ],
        tip: null,
        bushy: 0.05,
      },
      headAt: {
        standing: { x: 46, y: -68, scale: 1.06, turn: 0.04 },
        sitting: { x: 14, y: -78, scale: 1.08, turn: 0 },
      },
      head: (drawing, place) => roundHead(drawing, place, look),
    })
  },
}

/** Afloat with its paws on its chest. */
function onItsBack(pen: Pen, [look, pale]: readonly [RoundLook, string]): void {
  const { coat } = look
  pen.ctx.save()
  pen.ctx.scale(1.25, 1.25)
  sculpt(pen, limb('-44,-6,7 -60,-14,5.4 -74,-26,4 -80,-32,1.4'), coat, { depth: 4 })
  for (const [x, turn] of [
    [-50, -0.5],
    [-38, -0.3],
  ] as const)
    sculpt(pen, oval(x, -22, [5, 11], turn), shift(coat, -0.08), { depth: 3 })
  const body = blob('-54,-4 -48,-22 -26,-34 4,-36 30,-32 42,-16 40,0 -50,0')
  sculpt(pen, body, coat, { depth: 9 })
  patch(pen, overlap(body, blob('-40,-30 0,-40 36,-34 34,-18 0,-16 -36,-14')), pale, 0.85)
  fur(pen, body, coat, { length: 4, flow: 2.9, count: 150, fringe: 0.25 })
  for (const x of [2, 14])
    sculpt(
      pen,
      limb([
        [x + 12, -28, 5],
        [x + 2, -40, 4.2],
        [x - 6, -36, 3.6],
      ]),
      coat,
      { depth: 3 },
    )
  roundHead(pen, { x: 44, y: -34, scale: 1.2, turn: -0.35 }, look)
  pen.ctx.restore()
  ripples(pen)
}

export const seal: Plate = {
  habitat: 'ground',
  height: 0.55,
  aspect: 1.75,
  stand: 'stands',
  large: false,
  poses: ['lying', 'alert'],
  asked: ['swimming', 'sleeping'],
  draw(pen) {
    const coat = pen.worn('#8b929c')
    const pale = mix(coat, '#f2f2f0', 0.6)
    const rests = pen.pose === 'sleeping' || pen.pose === 'lying'
    if (pen.pose === 'swimming') return bobbing(pen, [coat, pale])
    for (const [y, tip] of [
      [-14, -30],
      [-8, -10],
    ] as const)
      sculpt(
        pen,
        blob([
          [-62, y],
          [-76, tip - 8],
          [-88, tip, 'corner'],
          [-80, tip + 7],
          [-62, y + 6],
        ]),
        shift(coat, -0.08),
        { depth: 3 },
      )
    sculpt(pen, blob('30,-16 48,-12 58,-3 50,0 34,-2'), pen.tones(coat).shade, { depth: 4 })
    const body = blob(
      rests
        ? '-68,-8 -50,-22 -20,-38 14,-48 38,-58 56,-64 62,-50 56,-32 44,-12 30,0 -40,0'
        : '-68,-8 -50,-20 -20,-32 10,-46 26,-70 36,-86 54,-84 58,-66 52,-40 42,-14 30,0 -40,0',
    )
    sculpt(pen, body, coat, { depth: 14 })
    patch(
      pen,
      overlap(body, blob(rests ? '66,-50 48,-36 30,-14 -30,-4 -40,4 40,4' : '60,-76 48,-56 36,-24 -30,-5 -40,4 50,4')),
      pale,
      0.7,
    )
    spotted(pen, body, coat)
    sculpt(pen, blob('10,-18 24,-16 34,-6 40,-1 30,1 14,0 4,-6'), shift(coat, -0.05), { depth: 4 })
    sealHead(pen, rests ? { x: 54, y: -60 } : { x: 46, y: -88 }, [coat, pale])
  },
}

function bobbing(pen: Pen, [coat, pale]: readonly [string, string]): void {
  const body = blob('-16,0 -12,-30 0,-50 24,-54 36,-36 40,0')
  sculpt(pen, blob('-60,0 -52,-12 -34,-16 -18,-8 -14,0'), coat, { depth: 5 })
  sculpt(pen, body, coat, { depth: 12 })
  patch(pen, overlap(body, blob('44,-40 26,-28 22,4 44,4')), pale, 0.7)
  spotted(pen, body, coat)
  sealHead(pen, { x: 16, y: -58 }, [coat, pale])
  ripples(pen)
}

function sealHead(pen: Pen, at: { x: number; y: number }, [coat, pale]: readonly [string, string]): void {
  roundHead(
    pen,
    { ...at, scale: 1.24, turn: 0.06 },
    { coat, muzzle: pale, iris: '#1c1618', ears: 'round', earSize: 0.1, inner: coat, whiskers: true, nose: 2 },
  )
  const { x, y } = at
  lines(pen, pen.tones(coat).deep, 0.4, [
    [
      [x - 20, y + 2],
      [x - 17, y + 4],
    ],
  ])
}

function spotted({ ctx, random, tones }: Pen, body: ReturnType<typeof blob>, coat: string): void {
  ctx.save()
  ctx.clip(body.path)
  ctx.fillStyle = tones(coat).deep
  for (let i = 0; i < 46; i++) {
    ctx.globalAlpha = 0.12 + random() * 0.2
    ctx.beginPath()
    ctx.ellipse(
      -60 + random() * 112,
      -6 - random() * 60,
      0.8 + random() * 2.4,
      0.6 + random() * 1.3,
      random() * 3,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.restore()
}

import { personPlate } from '../kit/everyday.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { belt, breastplate, ribs } from '../kit/outfit.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { within } from '../kit/space.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const zombie = personPlate(
  { age: 'grown', female: false },
  (pen, { face, build }) => {
    const rags = pen.worn('#5a5a52')
    const skin = '#8a9c74'
    return {
      build: { ...build, limb: 0.84, stoop: 6 },
      skin,
      hair: '#2c2a24',
      hairdo: { front: 'thin', back: 'nape' },
      face: { ...face, age: 'old', eyes: '#d8d4a0', mouth: 'open', beard: 'none', paint: scars },
      top: rags,
      sleeves: 'short',
      legs: '#4a4640',
      shoes: skin,
      over: (drawing) => {
        patch(drawing, polygon('-5,12 -1,10 2,16 -2,20'), '#7a2c28', 0.8)
        sculpt(drawing, polygon('-7.6,28 -4,34 -2,29 1,36 3,30 6,35 7.6,28'), rags, { depth: 1 })
      },
    }
  },
  { aspect: 0.8, poses: ['reaching'] },
)

function scars(pen: Pen): void {
  for (const x of [-1.6, 5]) patch(pen, oval(x, -9, [2.4, 1.9]), '#4a4a3c', 0.6)
  lines(pen, '#6a2c28', 0.3, '-5,-4 -1.6,-6 | -4,-5.6 -3.4,-4.2 | -2.8,-6 -2.4,-4.8')
}

const skeleton = personPlate(
  { age: 'grown', female: false },
  (pen, { build }) => {
    const bone = pen.worn('#ece4d0')
    return {
      build: { ...build, limb: 0.42, waist: 1.2, hip: 4.4, shoulder: 9 },
      skin: bone,
      hair: bone,
      hairdo: { front: 'none', back: 'none' },
      face: { age: 'grown', female: false, eyes: '#1a1416', paint: () => undefined },
      top: '#2a2624',
      sleeves: 'bare',
      legs: bone,
      shoes: bone,
      over: (drawing) => {
        ribs(drawing, bone)
        sculpt(drawing, limb('-8,1,1 0,2.4,1 8.4,1,1'), bone, { depth: 0.7 })
      },
      hat: skull,
    }
  },
  { poses: ['standing', 'walking', 'waving'] },
)

/** A skull over the face: sockets, the nose's hole and teeth. */
function skull(pen: Pen): void {
  const bone = '#ece4d0'
  sculpt(
    pen,
    blob('-8,-10 -7.6,-16 -3,-20.6 3,-20.8 8.4,-17 9,-10.6 7.6,-6.6 6.6,-2 4.6,0.4 -0.6,0.4 -3.4,-2.4 -4,-6'),
    bone,
    { depth: 3.4 },
  )
  for (const [x, r] of [
    [-0.8, 2.3],
    [5.4, 1.8],
  ] as const)
    patch(pen, oval(x, -9.4, [r, 2.5]), '#17120f')
  patch(pen, polygon('2.6,-6.8 4,-4.4 1.4,-4.4'), '#17120f')
  lines(
    pen,
    '#3a2e26',
    0.35,
    '-1.4,-2.6 6.4,-2.6 | 0,-3.6 0,-1.4 | 1.6,-3.8 1.6,-1.2 | 3.2,-3.8 3.2,-1.2 | 4.8,-3.6 4.8,-1.4',
  )
}

const ghost: Plate = {
  habitat: 'ground',
  height: 0.9,
  aspect: 0.66,
  stand: 'stands',
  large: false,
  poses: ['floating', 'waving'],
  asked: ['flying', 'standing'],
  draw(pen) {
    const sheet = pen.worn('#eef2f8')
    const body = blob(
      '-20,-40 -21,-66 -13,-90 0,-97 13,-90 21,-66 22,-36 27,-10 19,-6! 13,-14 7,-3! 0,-12 -8,-2! -13,-12 -22,-5! -23,-20',
    )
    const { ctx } = pen
    ctx.save()
    ctx.globalAlpha = 0.9
    sculpt(pen, limb('-16,-56,5 -26,-50,4.6 -32,-58,2.4'), sheet, { depth: 4 })
    sculpt(
      pen,
      pen.pose === 'waving' ? limb('17,-58,5 28,-66,4.6 33,-80,2.4') : limb('17,-56,5 28,-50,4.6 35,-56,2.4'),
      sheet,
      { depth: 4 },
    )
    sculpt(pen, body, sheet, { depth: 12 })
    ctx.restore()
    for (const [x, r] of [
      [-2, 4],
      [11, 3.4],
    ] as const)
      patch(pen, oval(x, -74, [r, 5.6]), '#1c2030')
    patch(pen, oval(5, -60, [3.4, 4.6]), '#1c2030')
    for (const x of [-0.6, 12]) patch(pen, oval(x, -76.4, [1, 1.4]), '#ffffff')
  },
}

const alien = personPlate(
  { age: 'grown', female: false },
  (pen, { build, face }) => {
    const skin = pen.worn('#8fb87a')
    return {
      build: { ...build, head: 27, leg: 40, limb: 0.6, shoulder: 6.6, waist: 4.4, hip: 4.8, arm: 36 },
      skin,
      hair: skin,
      hairdo: { front: 'none', back: 'none' },
      face: { age: 'young', female: face.female, eyes: '#101014', mouth: 'neutral', paint: () => undefined },
      top: shift(skin, -0.04),
      sleeves: 'bare',
      legs: skin,
      shoes: skin,
      hat: (drawing) => {
        sculpt(drawing, blob('-9,-10 -9.6,-16 -5,-23 1,-24.4 8,-22.6 11,-16 10,-9.6 6,-3 3,0.6 1,0.8 -3,-3'), skin, {
          depth: 4,
        })
        sculpt(drawing, blob('-6,-13 -2,-12 0.6,-7.6 -2,-6.6 -5.4,-9'), '#0e0e16', { depth: 1.4, gloss: 0.7 })
        sculpt(drawing, blob('9.6,-13 6.4,-12 4.4,-7.6 6.2,-6.6 9,-9'), '#0e0e16', { depth: 1.4, gloss: 0.7 })
        lines(drawing, drawing.tones(skin).deep, 0.3, '1,-2 2.6,-1.7 4,-2 | 2.2,-4.8 2.4,-4.4 | 3.4,-4.8 3.4,-4.4')
      },
    }
  },
  { aspect: 0.54, poses: ['standing', 'waving'] },
)

const cyborg = personPlate(
  { age: 'grown', female: true },
  (pen, { face }) => {
    const plates = pen.worn('#5c6674')
    const lamp = '#5fe3ff'
    return {
      top: '#23262e',
      legs: '#2c3038',
      shoes: plates,
      boots: true,
      hairdo: { front: 'swept', back: 'bob' },
      face: { ...face, eyes: '#5fe3ff', mouth: 'neutral' },
      over: (drawing) => {
        breastplate(drawing, plates)
        glow(drawing, oval(0.6, 10, [1.9, 1.9]), lamp, 5)
        belt(drawing, '#1a1c22', lamp)
      },
      hat: (drawing) => {
        sculpt(drawing, blob('-6.4,-12 -2,-11.4 -1.4,-5 -3.6,-2.4 -6,-6'), plates, { depth: 1.2, gloss: 0.4 })
        glow(drawing, oval(-1.9, -9, [1.2, 0.9]), '#ff5a4a', 2.4)
        lines(drawing, lamp, 0.3, '-5,-6 -3,-4.6 | -5.4,-7.6 -2.4,-6')
      },
    }
  },
  { poses: ['standing', 'walking'] },
)

const seatedBuddha = personPlate(
  { age: 'grown', female: true, girth: 1.2 },
  (pen, { build }) => {
    const gold = pen.worn('#d8a83c')
    return {
      build: { ...build, head: 19, shoulder: 10.6, stoop: 0 },
      skin: gold,
      hair: '#3a3a6a',
      hairdo: { front: 'short', back: 'topknot' },
      face: { age: 'grown', female: true, eyes: '#5a3a14', mouth: 'smile', lips: '#b8762c' },
      top: shift(gold, -0.05),
      sleeves: 'bare',
      legs: shift(gold, -0.03),
      shoes: gold,
      behind: ({ pen: own, bones: { chin } }) => {
        const rays = own.ctx.createRadialGradient(chin[0], chin[1] - 8, 6, chin[0], chin[1] - 8, 24)
        rays.addColorStop(0, 'rgba(255,232,150,0.7)')
        rays.addColorStop(0.86, 'rgba(255,214,110,0.35)')
        rays.addColorStop(1, 'rgba(255,214,110,0)')
        own.ctx.fillStyle = rays
        own.ctx.fillRect(chin[0] - 24, chin[1] - 32, 48, 48)
      },
      over: (drawing) =>
        sculpt(drawing, blob('-9.4,2 -5,-1.6 7,18 8,32 -8,32 -8.6,12'), shift(gold, -0.14), { depth: 2.4 }),
    }
  },
  { aspect: 1, height: 1.2, poses: ['meditating'] },
)

/** Seated he would fill half of his measure. */
const BUDDHA_SCALE = 1.75
const buddha: Plate = {
  ...seatedBuddha,
  draw: (pen) => within(pen, { at: [0, 0], scale: BUDDHA_SCALE }, seatedBuddha.draw),
}

export const strangers: Readonly<Record<string, Plate>> = { zombie, skeleton, ghost, alien, cyborg, buddha }

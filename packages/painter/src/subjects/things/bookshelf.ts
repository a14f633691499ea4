import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { polygon } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const SPINES = ['#8c3a32', '#31557a', '#c99a3c', '#4f7048', '#6a4a78', '#c8b48c', '#2f3640', '#a8623c'] as const
const BOARDS = [-76, -52, -28, -4]

export const bookshelf: Plate = {
  ...THING,
  height: 1.35,
  aspect: 0.75,
  large: true,
  poses: ['full'],
  draw(pen) {
    const wood = pen.worn('#7a5232')
    sculpt(pen, polygon('-37,-100 37,-100 37,0 -37,0'), wood, { depth: 6 })
    patch(pen, polygon('-33,-96 33,-96 33,-3 -33,-3'), shift(wood, -0.2))
    for (const y of BOARDS) {
      fillBoard(pen, y)
      sculpt(pen, polygon(`-34,${y} 34,${y} 34,${y + 3} -34,${y + 3}`), wood, { depth: 1.4 })
    }
  },
}

/** Books side by side, with a gap or a leaning one where chance leaves it. */
function fillBoard(pen: Pen, y: number): void {
  const { random } = pen
  for (let x = -32; x < 28; ) {
    const [wide, tall] = [2.6 + random() * 2.8, 11 + random() * 7.5]
    const lean = random() < 0.1 ? 2.4 : 0
    if (random() > 0.08) {
      const spine = SPINES[Math.floor(random() * SPINES.length)] ?? SPINES[0]
      const book = polygon([
        [x, y],
        [x + lean, y - tall],
        [x + lean + wide, y - tall],
        [x + wide, y],
      ])
      sculpt(pen, book, spine, { depth: 1.2, rim: 0.3 })
    }
    x += wide + lean + 0.3
  }
}

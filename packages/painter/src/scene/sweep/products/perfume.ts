import { pickOne } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { block, drum, thrown } from '../../still-life/shapes.ts'
import { type Solid, stand } from '../../still-life/solid.ts'
import type { Dish, Model } from '../../still-life/models/dish.ts'
import { chrome, glass, gold, lacquer, liquid, printLines, satin, slab } from './forms.ts'

const SCENTS: readonly Rgb[] = [
  [246, 196, 118],
  [248, 186, 184],
  [240, 218, 150],
  [170, 214, 220],
  [222, 180, 214],
]
const CLEAR: Rgb = [226, 236, 236]

/** A bottle of scent: thick glass around a coloured liquid, a collar, a cap, and a label or none. */
export const perfume: Model = ({ random, colour }) => {
  const scent = colour ?? pickOne(SCENTS, random)
  const kind = Math.floor(random() * 3)
  return ([square, round, tall][kind] ?? square)(scent, random() < 0.6 ? gold() : chrome())
}

function neck(base: number, metal: ReturnType<typeof gold>): Solid[] {
  return [stand(drum(1.05, 0.45, 0.1), metal, { y: base + 0.4 }), stand(drum(0.7, 0.5, 0.05), metal, { y: base + 1 })]
}

function square(scent: Rgb, metal: ReturnType<typeof gold>): Dish {
  return {
    solids: [
      stand(slab(3.3, 4, 1.6, { corner: 0.7, edge: 0.45 }), glass(CLEAR), { y: 4 }),
      stand(slab(2.75, 2.85, 1.1, { corner: 0.4, edge: 0.3 }), liquid(scent), { y: 3.75 }),
      ...neck(7.9, metal),
      stand(block(1.5, 1.35, 1.35, 0.16), lacquer([24, 24, 28]), { y: 10.3 }),
      stand(slab(1.5, 1.5, 0.03, { corner: 0.06, edge: 0.02 }), satin([244, 240, 232], printLines([60, 50, 44], 1.5)), {
        y: 3.9,
        z: -1.66,
      }),
    ],
    radius: 4,
    height: 11.7,
  }
}

function round(scent: Rgb, metal: ReturnType<typeof gold>): Dish {
  const hull = (by: number): (readonly [number, number])[] => [
    [0, by],
    [2.6 - by, by],
    [3.5 - by, 0.9 + by * 0.6],
    [3.9 - by, 2.6],
    [3.7 - by, 4.4 - by * 0.3],
    [2.8 - by, 6 - by],
    [1.2 - by * 0.5, 6.9 - by],
    [0, 7 - by],
  ]
  return {
    solids: [
      stand(thrown(hull(0), 0.12), glass(CLEAR)),
      stand(thrown([...hull(0.55).slice(0, 5), [2.9, 5.05], [2.4, 5.1], [0, 5.1]], 0.05), liquid(scent)),
      ...neck(7, metal),
      stand(
        thrown(
          [
            [0, 8.2],
            [1.25, 8.2],
            [1.35, 8.6],
            [1.1, 10.2],
            [1.6, 11.6],
            [1.3, 12.4],
            [0, 12.8],
          ],
          0.1,
        ),
        metal,
      ),
    ],
    radius: 4.2,
    height: 12.9,
  }
}

function tall(scent: Rgb, metal: ReturnType<typeof gold>): Dish {
  return {
    solids: [
      stand(drum(2.5, 4.7, 0.35), glass(CLEAR), { y: 4.7 }),
      stand(drum(2.02, 3.5, 0.2), liquid(scent), { y: 4.5 }),
      ...neck(9.3, metal),
      stand(drum(1.75, 1.6, 0.22), metal, { y: 11.9 }),
    ],
    radius: 3,
    height: 13.5,
  }
}

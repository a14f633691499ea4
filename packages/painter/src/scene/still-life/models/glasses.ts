import type { Rgb } from '../../../base/colour.ts'
import { blend, glossy, matte, noiseAt, noiseIn } from '../looks.ts'
import { ball, egg, embossed, rod, turned } from '../shapes.ts'
import { type Look, type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'

/** Glass is drawn by what it holds, its rims and its shine. */
const glass = (liquid: Rgb): Look => ({ colour: liquid, gloss: 0.14, polish: 1, soft: 0.8 })

export const wine: Model = ({ random }) => {
  const red = random() < 0.7
  const liquid: Rgb = red ? [96, 12, 30] : [238, 214, 130]
  const clear: Look = { colour: [214, 218, 220], gloss: 0.2, polish: 1 }
  const parts: Solid[] = [
    stand(
      turned(
        [
          [0, 0],
          [3.5, 0],
          [3.3, 0.3],
          [0.5, 0.7],
          [0.35, 1.4],
          [0.32, 7.4],
          [0.8, 8.2],
          [0, 8.6],
        ],
        0.06,
      ),
      clear,
    ),
    stand(
      turned(
        [
          [0, 8],
          [1.4, 8.6],
          [3, 10.4],
          [3.7, 12.6],
          [3.7, 13.2],
          [0, 13.2],
        ],
        0.06,
      ),
      glass(liquid),
    ),
    stand(
      turned(
        [
          [3.68, 13.1],
          [3.55, 15],
          [3.1, 17.4],
          [2.96, 17.4],
          [3.38, 15],
          [3.5, 13.1],
        ],
        0.03,
      ),
      { ...clear, colour: red ? [190, 178, 182] : [226, 224, 212] },
    ),
  ]
  return { solids: parts, radius: 4.4, height: 17.6 }
}

export const juice: Model = ({ colour }) => ({
  solids: [
    stand(
      turned(
        [
          [0, 0],
          [3, 0],
          [3.7, 10.4],
          [0, 10.4],
        ],
        0.1,
      ),
      glass(colour ?? [240, 150, 40]),
    ),
    stand(
      turned(
        [
          [3.62, 10.3],
          [3.85, 12.6],
          [3.7, 12.6],
          [3.48, 10.3],
        ],
        0.04,
      ),
      { colour: [222, 224, 224], gloss: 0.2, polish: 1 },
    ),
    stand(rod([-0.6, 4, 0], [2.6, 16.5, 0], { radius: 0.34 }), matte([236, 92, 84])),
    stand(
      embossed(egg(3.2, 0.42, 3.2), () => 0, 0.1),
      glossy([244, 176, 60], (x, _y, z, out) =>
        blend(out, [252, 228, 150], Math.abs(Math.sin(Math.atan2(z, x) * 4)) < 0.16 ? 0.8 : 0),
      ),
      { x: 3.4, y: 12.6, pitch: 1.5 },
    ),
  ],
  radius: 4.6,
  height: 16,
})

export const milk: Model = () => ({
  solids: [
    stand(
      turned(
        [
          [0, 0],
          [3.2, 0],
          [3.7, 10.8],
          [0, 10.8],
        ],
        0.1,
      ),
      { colour: [246, 244, 238], gloss: 0.1, polish: 1, soft: 0.6 },
    ),
    stand(
      turned(
        [
          [3.62, 10.7],
          [3.8, 12.8],
          [3.64, 12.8],
          [3.48, 10.7],
        ],
        0.04,
      ),
      { colour: [226, 228, 228], gloss: 0.2, polish: 1 },
    ),
  ],
  radius: 4.4,
  height: 13,
})

export const bubbleTea: Model = ({ random, colour }) => ({
  solids: [
    stand(
      turned(
        [
          [0, 0],
          [3.3, 0],
          [4.4, 13.4],
          [0, 13.4],
        ],
        0.12,
      ),
      {
        ...glass(colour ?? [206, 154, 108]),
        paint: (x, y, z, out) => {
          blend(out, [246, 226, 196], (y - 8) * 0.1 + noiseIn(x * 0.35, y * 0.22, z * 0.35) * 0.7)
          const pearl = Math.hypot(
            ((Math.atan2(z, x) * 3.8 + Math.floor(y / 1.25) * 0.5) % 1.25) - 0.6,
            (y % 1.25) - 0.6,
          )
          if (y < 4.6 && pearl < 0.5) blend(out, [40, 24, 20], 0.92)
        },
      },
    ),
    stand(
      turned(
        [
          [4.3, 13.3],
          [4.6, 14.2],
          [4.2, 15.4],
          [2, 16.6],
          [0.9, 16.8],
          [0, 16.8],
          [0, 16.6],
          [4, 14],
        ],
        0.08,
      ),
      { colour: [232, 230, 226], gloss: 0.18, polish: 1 },
    ),
    stand(rod([0.2, 5, 0], [1.4, 21, 0.3], { radius: 0.62 }), matte([222, 92, 108])),
    ...Array.from({ length: 3 }, (_, i) =>
      stand(ball(0.75), glossy([38, 22, 18]), { x: 6 + i * 1.7, y: 0.75, z: random() * 3 }),
    ),
  ],
  radius: 5,
  height: 20,
})

export const champagne: Model = ({ colour }) => {
  const body: Look = { colour: colour ?? [34, 66, 42], gloss: 0.12, polish: 1, soft: 0.3 }
  return {
    solids: [
      stand(
        turned(
          [
            [0, 0],
            [3.9, 0],
            [4.1, 0.5],
            [4.1, 15],
            [3.4, 18.4],
            [1.7, 21.6],
            [1.45, 28],
            [0, 28],
          ],
          0.1,
        ),
        body,
      ),
      stand(
        turned(
          [
            [1.4, 24],
            [1.75, 24],
            [1.75, 29.4],
            [0, 29.4],
            [0, 24],
          ],
          0.08,
        ),
        { colour: [150, 40, 40], gloss: 0.08, polish: 0.6 },
      ),
      stand(
        turned(
          [
            [4.12, 5],
            [4.2, 5],
            [4.2, 12.4],
            [4.12, 12.4],
          ],
          0.02,
        ),
        matte([240, 230, 206], (x, y, z, out) => {
          const turn = Math.atan2(z, x)
          if (Math.abs(y - 10) < 0.14 || Math.abs(y - 6.4) < 0.1) blend(out, [150, 112, 50], 1)
          if (Math.abs(y - 8.4) < 0.9 && noiseAt(turn * 9, Math.floor(y * 2.2) * 7) > 0.1) blend(out, [70, 44, 36], 0.8)
        }),
      ),
    ],
    radius: 4.6,
    height: 29.5,
  }
}

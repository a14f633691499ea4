import { growSize } from '../emulate.ts'
import type { DrawOrder } from '../engine.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { readSize } from '../png.ts'
import type { DrawnPicture, DrawingMethods } from './draw-order.ts'
import { EngineRefused } from './faults.ts'
import { scalePixels } from './picture.ts'

const GRID = [0, 1, 2, 3]

/** Makes of the pictures that an engine has drawn already, of `seed`, `seed` + 1, …, what the order asked for. */
export function takeDrawn(engineId: string, { seed }: DrawOrder, pictures: readonly Pixels[]): DrawingMethods {
  const take = (index: number): DrawnPicture => {
    const pixels = pictures[index]
    if (pixels === undefined) throw new EngineRefused('engine_bad_reply')
    return { pixels, seed: (seed + index) >>> 0 }
  }
  const takeFour = async () => GRID.map(take)
  return {
    engineId,
    weighs: true,
    imagine: takeFour,
    imagineBeside: takeFour,
    async vary({ png }) {
      const size = png === undefined ? undefined : await readSize(png)
      const scale = async (one: DrawnPicture) => ({
        ...one,
        pixels: size ? await scalePixels(one.pixels, size) : one.pixels,
      })
      return Promise.all((await takeFour()).map(scale))
    },
    async enlarge({ parent, factor }) {
      const pictures = take(0)
      return { ...pictures, pixels: await scalePixels(pictures.pixels, growSize(await readSize(parent.png), factor)) }
    },
    repaint: async (job) => scalePixels(take((job.seed - seed) >>> 0).pixels, job.canvas),
    caption: null,
  }
}

import { growSize, type Repaint } from '../emulate.ts'
import type { DrawOrder } from '../engine.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { readOpaquePng, writePng } from '../png.ts'
import type { DrawnPicture, DrawingMethods } from '../remote/draw-order.ts'
import { scalePixels } from '../remote/picture.ts'
import type { Run } from '../remote/open-synchronous.ts'
import { plainWords } from '../remote/words/grammars.ts'
import { writeWords } from '../remote/words/write-words.ts'
import { askImages } from './ask-images.ts'
import { chooseFrame } from './choose-frame.ts'
import { boxIn, putInFrame, takeFromFrame, writeTransparentMask } from './frame.ts'
import type { Server } from './server.ts'
import type { ImageRequest } from './write-request.ts'

const GRID = 4
const CHANGES = {
  subtle: 'Draw this picture again with slight changes.',
  strong: 'Draw this picture again with strong changes; keep its subject.',
} as const
const FINER = {
  subtle: 'Draw this very picture again, finer and sharper; change nothing else.',
  creative: 'Draw this picture again, finer and richer in detail.',
} as const
const BLEND = 'Blend these pictures into one.'

/** One order at one server. No seed is known of its pictures, and none is told. */
export function openStudio(server: Server, order: DrawOrder, run: Run): DrawingMethods {
  const { settings } = server
  const frame = chooseFrame(order.aspectRatio, settings)
  const { pictures: wanted = GRID } = order
  const draw = (wish: Partial<ImageRequest>, count: number) => askImages(server, fillWish(order, wish), { count, run })
  const drawFrame = async (wish: Partial<ImageRequest>) => (await draw({ size: frame, ...wish }, wanted)).map(unseeded)
  const again = async (png: Uint8Array, wish: Partial<ImageRequest>, count: number) =>
    redraw(await readOpaquePng(png), { wish, count, server, draw })
  let painted: Promise<Pixels[]> | undefined

  return {
    engineId: settings.id,
    weighs: false,
    imagine: () => drawFrame({}),
    imagineBeside: async (pngs) =>
      drawFrame({ pictures: await Promise.all(pngs.map(async (png) => writePng(await readOpaquePng(png)))) }),
    async vary({ png, strength }) {
      if (png === undefined) return drawFrame({})
      const prompt = joinWords(CHANGES[strength], writePrompt(order))
      return (await again(png, { prompt }, wanted)).map(unseeded)
    },
    async enlarge({ parent, detail, factor }) {
      const prompt = joinWords(FINER[detail], writePrompt(order))
      const [picture] = await again(parent.png, { prompt, isFaithful: true }, 1)
      if (picture === undefined) throw new Error('As many pictures as were asked for.')
      return unseeded(await scalePixels(picture, growSize(await readOpaquePng(parent.png), factor)))
    },
    // The four repaints of an order share a canvas, so they are one request.
    async repaint(job) {
      painted ??= repaintFour(job, { server, draw })
      const picture = (await painted)[(job.seed - order.seed) >>> 0]
      if (picture === undefined) throw new Error('Four repaints have four pictures.')
      return picture
    },
    caption: null,
  }
}

type Draw = (wish: Partial<ImageRequest>, count: number) => Promise<Pixels[]>

const unseeded = (pixels: Pixels): DrawnPicture => ({ pixels, seed: null })

function writePrompt(order: DrawOrder): string {
  const { prompt, negative } = writeWords(order, { isAnime: false, grammar: plainWords })
  return joinWords(prompt, negative === '' ? '' : `Do not show: ${negative}.`)
}

const joinWords = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

function fillWish(order: DrawOrder, wish: Partial<ImageRequest>): ImageRequest {
  const prompt = writePrompt(order)
  const size = { width: 1024, height: 1024 }
  return {
    prompt: prompt === '' ? BLEND : prompt,
    size,
    pictures: [],
    mask: null,
    isFaithful: false,
    seed: order.seed,
    ...wish,
  }
}

/** Pictures made of one, each as large as the one. */
async function redraw(
  canvas: Pixels,
  { wish, count, server, draw }: { wish: Partial<ImageRequest>; count: number; server: Server; draw: Draw },
): Promise<Pixels[]> {
  const size = chooseFrame(canvas, server.settings)
  const box = boxIn(size, canvas)
  const pictures = [await writePng(await putInFrame(canvas, size, box))]
  const drawn = await draw({ ...wish, pictures, size }, count)
  // A server may draw in a size of its own.
  return Promise.all(drawn.map((one) => takeFromFrame(one, boxIn(one, canvas), canvas)))
}

async function repaintFour(
  { canvas, mask }: Repaint,
  { server, draw }: { server: Server; draw: Draw },
): Promise<Pixels[]> {
  const size = chooseFrame(canvas, server.settings)
  const window = await writeTransparentMask(mask, size, boxIn(size, canvas))
  return redraw(canvas, { wish: { mask: window }, count: GRID, server, draw })
}

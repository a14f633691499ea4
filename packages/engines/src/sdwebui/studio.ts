import { emulateFrom, growSize, type Repaint } from '../emulate.ts'
import type { DrawOrder, Recipe, Verb } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { readOpaquePng, writePng } from '../png.ts'
import { chooseSize, fitSize } from '../remote/choose-size.ts'
import { type DrawnPicture, seedAll, type DrawingMethods, VARY_STRENGTH } from '../remote/draw-order.ts'
import { isWhite, scalePixels, toBase64, writeMask } from '../remote/picture.ts'
import type { Run } from '../remote/open-synchronous.ts'
import { askCaption } from './caption.ts'
import { upscale } from './upscale.ts'
import { draw } from './draw.ts'
import type { OrderContext } from './order-context.ts'
import type { Server } from './server.ts'
import { openOrderProgress } from './order-progress.ts'
import { writeCommonFields } from './write-common-fields.ts'

const MULTIPLE = 8
const GRID = 4
/** Subseed strength for a variation without the picture's bytes. */
const SUBSEED_STRENGTH = { subtle: 0.15, strong: 0.45 } as const
/** Creative detail is painted at twice the model's size at most; the rest is drawn out. */
const FINEST_PIXELS = 4
const ENLARGE_STRENGTH = 0.35
const FILL = { original: 1, latentNoise: 2 } as const

export function openStudio(server: Server, order: DrawOrder, run: Run): DrawingMethods {
  const { maxPixels, id } = server.settings
  const size = chooseSize(order.aspectRatio, { maxPixels, multiple: MULTIPLE })
  const bench: OrderContext = { server, order, run, show: openOrderProgress(order, run.tell), size }
  return {
    engineId: id,
    weighs: true,
    imagine: () => drawFour(bench, { call: 'txt2img', body: { seed: order.seed, ...size } }),
    imagineBeside: async (pngs, strength) =>
      seedAll(await emulateFrom(pngs, order, { size, strength, repaint: (job) => repaint(bench, job) }), order),
    vary: (verb) => vary(bench, verb),
    enlarge: (verb) => enlarge(bench, verb),
    repaint: (job) => repaint(bench, job),
    caption: (png) => askCaption(bench, png),
  }
}

async function drawFour(
  { server, order, run, show }: OrderContext,
  { call, body }: { call: 'txt2img' | 'img2img'; body: object },
): Promise<DrawnPicture[]> {
  const base = writeCommonFields(server.settings, order)
  const drawRequest = { call, body: { ...base, ...body }, count: order.pictures ?? GRID }
  const { pictures, seeds } = await draw(server, drawRequest, { run, see: show.part(0) })
  return pictures.map((pixels, index) => ({ pixels, seed: seeds[index] ?? (order.seed + index) >>> 0 }))
}

async function vary(bench: OrderContext, verb: Extract<Verb, { kind: 'variation' }>): Promise<DrawnPicture[]> {
  const { order, size } = bench
  const { strength } = verb
  if (verb.png === undefined) {
    const seeds = { seed: seedOf(verb.parent) ?? order.seed, subseed: order.seed }
    const body = { ...seeds, subseed_strength: SUBSEED_STRENGTH[strength], ...size }
    return drawFour(bench, { call: 'txt2img', body })
  }
  const parent = await readOpaquePng(verb.png)
  const at = fitOf(bench, parent)
  const init_images = [toBase64(await writePng(await scalePixels(parent, at)))]
  const body = { init_images, denoising_strength: VARY_STRENGTH[strength], resize_mode: 0, seed: order.seed, ...at }
  const drawn = await drawFour(bench, { call: 'img2img', body })
  return Promise.all(drawn.map(async (one) => ({ ...one, pixels: await scalePixels(one.pixels, parent) })))
}

function seedOf({ seed }: Recipe): number | null {
  return typeof seed === 'number' ? seed : null
}

async function enlarge(bench: OrderContext, verb: Extract<Verb, { kind: 'upscale' }>): Promise<DrawnPicture> {
  const { order, server } = bench
  const parent = await readOpaquePng(verb.parent.png)
  const whole = growSize(parent, verb.factor)
  if (verb.detail === 'subtle' && server.known.upscaler !== null) {
    return { pixels: await scalePixels(await upscale(bench, parent, verb.factor), whole), seed: order.seed }
  }
  const at = fitSize(whole, { maxPixels: server.settings.maxPixels * FINEST_PIXELS, multiple: MULTIPLE })
  const painted = await paintOver(bench, { canvas: parent, seed: order.seed, strength: ENLARGE_STRENGTH, at })
  return { pixels: await scalePixels(painted, whole), seed: order.seed }
}

/** The mask's white is painted anew: this kind of server reads masks as we do. */
async function repaint(bench: OrderContext, { prompt, seed, canvas, mask, strength }: Repaint): Promise<Pixels> {
  const at = fitOf(bench, canvas)
  const part = isWhite(mask) ? {} : await writeRegion({ canvas, mask, strength }, at)
  const painted = await paintOver(bench, { prompt, canvas, seed, strength, at, part })
  return scalePixels(painted, canvas)
}

async function writeRegion({ mask, strength }: Pick<Repaint, 'canvas' | 'mask' | 'strength'>, at: Size) {
  return {
    mask: toBase64(await writeMask(mask, at)),
    mask_blur: 0,
    inpainting_fill: strength === 1 ? FILL.latentNoise : FILL.original,
    inpaint_full_res: false,
    inpainting_mask_invert: 0,
  }
}

interface PaintOver {
  prompt?: string
  canvas: Pixels
  seed: number
  strength: number
  at: Size
  part?: object
}

async function paintOver(
  { server, order, run, show }: OrderContext,
  { prompt = order.prompt, canvas, seed, strength, at, part }: PaintOver,
): Promise<Pixels> {
  const init_images = [toBase64(await writePng(await scalePixels(canvas, at)))]
  const base = writeCommonFields(server.settings, { ...order, prompt })
  const body = { ...base, init_images, denoising_strength: strength, resize_mode: 0, seed, ...at, ...part }
  const index = (seed - order.seed) >>> 0
  const { pictures } = await draw(server, { call: 'img2img', body, count: 1 }, { run, see: show.part(index) })
  const [painted] = pictures
  if (painted === undefined) throw new Error('As many pictures as were asked for.')
  show.finish(index)
  return painted
}

function fitOf({ server }: OrderContext, size: Size): Size {
  return fitSize(size, { maxPixels: server.settings.maxPixels, multiple: MULTIPLE })
}

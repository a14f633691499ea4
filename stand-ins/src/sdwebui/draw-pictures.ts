import { colourOf, mix, paintOver, paintWords } from '../engines/paint.ts'
import { fillRaster, type Raster, readImage, writePng } from '../engines/png.ts'

/** What a request that draws may say; what it leaves out is as the server would have it. */
export interface DrawBody {
  prompt: string
  negative_prompt: string
  seed: number
  subseed: number
  subseed_strength: number
  width: number
  height: number
  batch_size: number
  n_iter: number
  steps: number
  cfg_scale: number
  sampler_name: string | null
  scheduler: string | null
  denoising_strength: number
  init_images: string[]
  mask: string | null
  inpainting_mask_invert: number
  inpainting_fill: number
  image: string
  upscaling_resize: number | null
  upscaler_1: string
  override_settings: Record<string, unknown>
}

const USUAL: DrawBody = {
  prompt: '',
  negative_prompt: '',
  seed: -1,
  subseed: -1,
  subseed_strength: 0,
  width: 512,
  height: 512,
  batch_size: 1,
  n_iter: 1,
  steps: 50,
  cfg_scale: 7,
  sampler_name: null,
  scheduler: null,
  denoising_strength: 0.75,
  init_images: [],
  mask: null,
  inpainting_mask_invert: 0,
  inpainting_fill: 0,
  image: '',
  upscaling_resize: null,
  upscaler_1: 'None',
  override_settings: {},
}

export function drawBody(body: Buffer): DrawBody {
  return { ...USUAL, ...(JSON.parse(body.toString('utf8')) as Partial<DrawBody>) }
}

export function toBase64(picture: Raster, factor: number): string {
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)]
  const place = (at: number) =>
    Math.floor(Math.floor(at / width) / factor) * picture.width + Math.floor((at % width) / factor)
  const value = (at: number, channel: number) => picture.rgb[place(at) * 3 + channel] ?? 0
  return writePng(fillRaster(width, height, (at) => [value(at, 0), value(at, 1), value(at, 2)])).toString('base64')
}

export function drawPictures(body: DrawBody): string[] {
  return Array.from({ length: countOf(body) }, (_, index) => writePng(drawOne(body, index)).toString('base64'))
}

/** Seeds go on from one batch to the next. */
export function countOf({ batch_size, n_iter }: DrawBody): number {
  return batch_size * n_iter
}

function drawOne(body: DrawBody, index: number): Raster {
  const subseed = body.subseed_strength > 0 ? ` ${body.subseed + index}` : ''
  const seed = body.seed + (subseed === '' ? index : 0)
  const words = `${body.prompt}${subseed}`
  const [init] = body.init_images
  if (init === undefined) return paintWords(words, seed, body)
  const from = readImage(init)
  if (from.width !== body.width || from.height !== body.height) throw new Error('Sizes do not fit.')
  const mask = body.mask === null ? null : readImage(body.mask)
  if (mask === null) return mix(from, colourOf(`${words} ${seed}`), body.denoising_strength)
  if (mask.width !== from.width || mask.height !== from.height) throw new Error('Sizes do not fit.')
  const isWhite = (at: number) => (mask.rgb[at * 3] ?? 0) >= 128
  return paintOver(words, seed, { from, isOpen: (at) => isWhite(at) === (body.inpainting_mask_invert === 0) })
}

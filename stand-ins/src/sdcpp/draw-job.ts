import { colourOf, mix, paintOver, paintWords } from '../engines/paint.ts'
import { type Raster, readImage, writePng } from '../engines/png.ts'

/** What a job may say; what it leaves out is as the server would have it. */
export interface JobBody {
  prompt: string
  negative_prompt: string
  seed: number
  width: number
  height: number
  strength: number
  batch_count: number
  init_image: string | null
  mask_image: string | null
  ref_images: string[]
  vae_tiling_params: { enabled: boolean }
  lora: { path: string; multiplier: number }[]
}

const USUAL: JobBody = {
  prompt: '',
  negative_prompt: '',
  seed: -1,
  width: 512,
  height: 512,
  strength: 0.75,
  batch_count: 1,
  init_image: null,
  mask_image: null,
  ref_images: [],
  vae_tiling_params: { enabled: false },
  lora: [],
}

export function readJobBody(body: Buffer): JobBody {
  return { ...USUAL, ...(JSON.parse(body.toString('utf8')) as Partial<JobBody>) }
}

export function drawJob(body: JobBody): string[] {
  return Array.from({ length: body.batch_count }, (_, index) => writePng(drawOne(body, index)).toString('base64'))
}

function drawOne(body: JobBody, index: number): Raster {
  const { prompt, init_image, mask_image, ref_images, strength } = body
  const seed = body.seed + index
  const words = `${prompt}${ref_images.length > 0 ? ` beside ${ref_images.length}` : ''}`
  if (init_image === null) return paintWords(words, seed, body)
  const from = readImage(init_image)
  if (from.width !== body.width || from.height !== body.height) throw new Error('Sizes do not fit.')
  if (mask_image === null) return mix(from, colourOf(`${words} ${seed}`), strength)
  const mask = readImage(mask_image)
  if (mask.width !== from.width || mask.height !== from.height) throw new Error('Sizes do not fit.')
  return paintOver(words, seed, { from, isOpen: (at) => (mask.rgb[at * 3] ?? 0) >= 128 })
}

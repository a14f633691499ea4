import {
  BLEND_STRENGTH,
  emulate,
  requireEmulated,
  emulateFrom,
  growSize,
  type Repaint,
  strengthBeside,
} from '../emulate.ts'
import type { DrawOrder, Verb } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { readOpaquePng, writePng } from '../png.ts'
import { chooseSize, fitSize, fitWithin } from '../remote/choose-size.ts'
import { collectRepaints } from '../remote/collect-repaints.ts'
import { VARY_STRENGTH } from '../remote/draw-order.ts'
import { chooseLoras } from '../remote/loras.ts'
import { isWhite, scalePixels, toBase64, writeMask } from '../remote/picture.ts'
import { attentionWords } from '../remote/words/grammars.ts'
import { writeWords } from '../remote/words/write-words.ts'
import type { SdCppSettings } from './settings.ts'
import type { Capabilities } from './wire.ts'

type JobBody = Size & Readonly<Record<string, unknown>>

/** One job: `count` pictures with seeds `seed`, `seed` + 1, … */
export interface JobPlan {
  seed: number
  count: number
  body: JobBody
}

const GRID = 4
const MULTIPLE = 64
/**
 * An upscale is painted at twice the model's pixels at most; the rest is drawn out. The buffer of the UNet grows with the square of
 * them, and nothing cuts it to pieces: 11 GB at 2048 × 2048 (leejet/stable-diffusion.cpp, issue 673).
 */
const FINEST_PIXELS = 2
const ENLARGE_STRENGTH = { subtle: 0.25, creative: 0.5 } as const

interface Frame {
  settings: SdCppSettings
  capabilities: Capabilities
}

/** The jobs of an order: their pictures, one after the other, are what it is made of. None for what is answered in words. */
export async function planJobs(order: DrawOrder, frame: Frame): Promise<JobPlan[]> {
  const plans = await planVerb(order, frame)
  const base = writeBase(order, frame)
  const most = frame.capabilities.limits.max_batch_count
  return plans
    .flatMap((plan) => (plan.count > most ? splitPlan(plan) : [plan]))
    .map(({ seed, count, body }) => {
      const whole = { ...base, ...body, ...chooseTiling(body, frame), seed, batch_count: count }
      return { seed, count, body: whole }
    })
}

/**
 * A picture that is larger than the model draws is decoded piece by piece: as a whole it takes 17 GB at 2048 × 2048, and a server
 * without them dies of it (leejet/stable-diffusion.cpp, issue 673). One that is only larger because its sides are multiples is not meant:
 * the pieces cost time, and may be seen.
 */
function chooseTiling({ width, height }: Size, { settings, capabilities }: Frame): object {
  const isLarge = (width - MULTIPLE / 2) * (height - MULTIPLE / 2) > settings.maxPixels
  const { vae_tiling } = capabilities.features_by_mode.img_gen
  return isLarge && vae_tiling ? { vae_tiling_params: { enabled: true } } : {}
}

function splitPlan({ seed, count, body }: JobPlan): JobPlan[] {
  return Array.from({ length: count }, (_, index) => ({ seed: (seed + index) >>> 0, count: 1, body }))
}

function writeBase(order: DrawOrder, { settings: { isAnimeModel, steps, loras }, capabilities }: Frame): object {
  const { prompt, negative } = writeWords(order, { isAnime: isAnimeModel, grammar: attentionWords })
  const lora = chooseLoras(loras, order).map(({ file, weight }) => ({
    path: capabilities.loras.find(({ name, path }) => path === file || name === file)?.path ?? file,
    multiplier: weight,
  }))
  return {
    prompt,
    negative_prompt: negative,
    output_format: 'png',
    embed_image_metadata: false,
    // Not in the prompt, where this server reads none (examples/server/api.md, Global LoRA rule).
    ...(lora.length > 0 && { lora }),
    ...(steps !== null && { sample_params: { sample_steps: steps } }),
  }
}

async function planVerb(order: DrawOrder, frame: Frame): Promise<JobPlan[]> {
  const { verb, seed, pictures: count = GRID } = order
  const size = limit(chooseSize(order.aspectRatio, limitsOf(frame)), frame)
  switch (verb.kind) {
    case 'describe':
    case 'shorten':
      return []
    case 'imagine':
      return planImagine(order, frame, size)
    case 'blend':
      return planBeside(order, frame, { pictures: verb.pictures, size, strength: BLEND_STRENGTH })
    case 'variation': {
      // Without the picture's bytes only the words remain.
      const body = verb.png === undefined ? size : await writeStart(await readOpaquePng(verb.png), frame)
      return [{ seed, count, body: { ...body, strength: VARY_STRENGTH[verb.strength] } }]
    }
    case 'upscale':
      return [await planUpscale(verb, seed, frame)]
    default: {
      const [first] = await collectRepaints(1, (repaint) => emulate(requireEmulated(verb), order, repaint))
      // The four start from one canvas with different seeds.
      return first === undefined ? [] : [{ seed, count, body: await writeRepaint(first, frame) }]
    }
  }
}

function planImagine(order: DrawOrder, frame: Frame, size: Size): JobPlan[] | Promise<JobPlan[]> {
  const { seed, references, referenceWeight, pictures: count = GRID } = order
  return references.length > 0 && referenceWeight > 0
    ? planBeside(order, frame, { pictures: references, size, strength: strengthBeside(referenceWeight) })
    : [{ seed, count, body: { ...size } }]
}

interface Beside {
  pictures: readonly { png: Uint8Array }[]
  size: Size
  strength: number
}

async function planBeside(order: DrawOrder, frame: Frame, { pictures, size, strength }: Beside): Promise<JobPlan[]> {
  const { seed } = order
  const pngs = pictures.map(({ png }) => png)
  if (seesSeveral(frame)) {
    const images = await Promise.all(pngs.map(async (png) => toBase64(await writePng(await readOpaquePng(png)))))
    return [{ seed, count: GRID, body: { ...size, ref_images: images } }]
  }
  const jobs = await collectRepaints(GRID, (repaint) => emulateFrom(pngs, order, { size, strength, repaint }))
  return Promise.all(jobs.map(async (job) => ({ seed: job.seed, count: 1, body: await writeRepaint(job, frame) })))
}

export function seesSeveral({ settings, capabilities }: Frame): boolean {
  return settings.isEditModel && capabilities.features_by_mode.img_gen.ref_images
}

async function planUpscale(verb: Extract<Verb, { kind: 'upscale' }>, seed: number, frame: Frame): Promise<JobPlan> {
  const parent = await readOpaquePng(verb.parent.png)
  const { maxPixels } = frame.settings
  const at = fitWithin(growSize(parent, verb.factor), { maxPixels: maxPixels * FINEST_PIXELS, multiple: MULTIPLE })
  const body = await writeCanvas(parent, limit(at, frame))
  return { seed, count: 1, body: { ...body, strength: ENLARGE_STRENGTH[verb.detail] } }
}

/** The server reads masks as we do: white is painted anew. */
async function writeRepaint({ canvas, mask, strength }: Repaint, frame: Frame): Promise<JobBody> {
  const at = limit(fitSize(canvas, limitsOf(frame)), frame)
  const mask_image = isWhite(mask) ? null : toBase64(await writeMask(mask, at))
  return { ...(await writeCanvas(canvas, at)), strength, ...(mask_image !== null && { mask_image }) }
}

function writeStart(canvas: Pixels, frame: Frame): Promise<JobBody> {
  return writeCanvas(canvas, limit(fitSize(canvas, limitsOf(frame)), frame))
}

async function writeCanvas(canvas: Pixels, at: Size): Promise<JobBody> {
  return { ...at, init_image: toBase64(await writePng(await scalePixels(canvas, at))) }
}

const limitsOf = ({ settings: { maxPixels } }: Frame) => ({ maxPixels, multiple: MULTIPLE })

/** Within the sides that the server takes. */
function limit({ width, height }: Size, { capabilities: { limits } }: Frame): Size {
  const within = (length: number, most: number) => Math.min(length, Math.max(MULTIPLE, most - (most % MULTIPLE)))
  return { width: within(width, limits.max_width), height: within(height, limits.max_height) }
}

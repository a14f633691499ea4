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
import type { ExtendingVerb, Size } from '../geometry/extend-canvas.ts'
import { fillSize } from '../geometry/merge-pictures.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { flattenPng, readOpaquePng, writePng } from '../png.ts'
import { chooseSize, fitSize } from '../remote/choose-size.ts'
import { collectRepaints } from '../remote/collect-repaints.ts'
import { VARY_STRENGTH } from '../remote/draw-order.ts'
import { scalePixels, writeMask } from '../remote/picture.ts'
import { chooseReferences } from './choose-references.ts'
import { padPicture } from './pad-picture.ts'
import { mayFill, templateOf } from './own-role.ts'
import type { PlanContext, Plan, SlotInputs } from './plan.ts'
import { blendLatents, IMAGE, IMAGE_SLOTS, IMAGINE, INPAINT, OUTPAINT, UPSCALE, UPSCALE_PLAINLY } from './shipped.ts'
import type { Template } from './template.ts'

const GRID = [0, 1, 2, 3]
const MULTIPLE = 8
/** An upscale is sampled at twice the model's side at most, then enlarged. */
const FINEST_PIXELS = 4
/** Denoising strength after an upscaling model, or plain enlargement. */
const ENLARGE_STRENGTH = { subtle: 0.2, creative: 0.4 } as const
const ENLARGE_PLAINLY_STRENGTH = { subtle: 0.25, creative: 0.5 } as const

/** Plan the graphs of an order, without the prompt; null: answered without the server. */
export async function planPictures(order: DrawOrder, frame: PlanContext): Promise<Plan | null> {
  const { verb, seed, references, referenceWeight } = order
  const { graphs } = frame.settings
  const size = chooseSize(order.aspectRatio, limitsOf(frame))
  switch (verb.kind) {
    case 'shorten':
      return null
    case 'describe':
      return planWords(verb.picture.png, graphs.describe)
    case 'imagine':
      return references.length > 0 && referenceWeight > 0
        ? planBeside(order, frame, { pictures: references, size, strength: strengthBeside(referenceWeight) })
        : planFour(graphs.imagine ?? IMAGINE, seed, size)
    case 'blend':
      return planBeside(order, frame, { pictures: verb.pictures, size, strength: BLEND_STRENGTH })
    case 'variation':
      return planVariation(verb, order, frame)
    case 'upscale':
      return planUpscale(verb, seed, frame)
    default:
      return planRepaint(requireEmulated(verb), order, frame)
  }
}

/** Null: the recogniser's own words will do. */
async function planWords(png: Uint8Array, template: Template | undefined): Promise<Plan | null> {
  return template ? { template, copies: [{ image: await flattenPng(png) }] } : null
}

async function planVariation(
  { png, strength }: Extract<Verb, { kind: 'variation' }>,
  { aspectRatio, seed }: DrawOrder,
  frame: PlanContext,
): Promise<Plan> {
  const { graphs } = frame.settings
  // Without the picture's bytes only the words remain.
  if (png === undefined) return planFour(graphs.imagine ?? IMAGINE, seed, chooseSize(aspectRatio, limitsOf(frame)))
  const begun = await writeCanvas(await readOpaquePng(png), frame)
  return planFour(templateOf(frame.settings, 'image', IMAGE), seed, { ...begun, strength: VARY_STRENGTH[strength] })
}

function planFour(template: Template, seed: number, wishes: SlotInputs): Plan {
  return { template, copies: GRID.map((index) => ({ ...wishes, seed: (seed + index) >>> 0 })) }
}

interface Beside {
  pictures: readonly { png: Uint8Array }[]
  size: Size
  strength: number
}

async function planBeside(order: DrawOrder, frame: PlanContext, { pictures, size, strength }: Beside): Promise<Plan> {
  const pngs = pictures.map(({ png }) => png)
  const several = chooseReferences(frame, pngs.length)
  if (several !== null) {
    const images = await Promise.all(
      pngs.map(async (png) => (await writeCanvas(await readOpaquePng(png), frame)).image),
    )
    return planFour(several.template, order.seed, { ...size, ...several.fill(images, strength) })
  }
  const image = templateOf(frame.settings, 'image', IMAGE)
  // Blend several in latent space; an operator's graph may load its model differently, so it starts from one picture.
  if (pngs.length > 1 && frame.settings.graphs.image === undefined)
    return planLaid(pngs, order.seed, { size, strength })
  const jobs = await collectRepaints(GRID.length, (repaint) => emulateFrom(pngs, order, { size, strength, repaint }))
  const copies = jobs.map(async (job) => ({ ...(await writeCanvas(job.canvas, frame)), strength, seed: job.seed }))
  return { template: image, copies: await Promise.all(copies) }
}

/** Each of the four starts with a different picture on top. */
async function planLaid(
  pngs: readonly Uint8Array[],
  seed: number,
  { size, strength }: Omit<Beside, 'pictures'>,
): Promise<Plan> {
  const images = await Promise.all(pngs.map(async (png) => writePng(fillSize(await readOpaquePng(png), size))))
  const turned = (turn: number) =>
    IMAGE_SLOTS.flatMap((slot, index) => {
      const picture = images[(index + turn) % images.length]
      return index < images.length && picture ? [[slot, picture] as const] : []
    })
  const copies = GRID.map((turn) => ({ ...Object.fromEntries(turned(turn)), strength, seed: (seed + turn) >>> 0 }))
  return { template: blendLatents(images.length), copies }
}

async function planUpscale(verb: Extract<Verb, { kind: 'upscale' }>, seed: number, frame: PlanContext): Promise<Plan> {
  const { graphs, maxPixels } = frame.settings
  const parent = await readOpaquePng(verb.parent.png)
  const at = fitSize(growSize(parent, verb.factor), { maxPixels: maxPixels * FINEST_PIXELS, multiple: MULTIPLE })
  // An operator's graph names its own upscaler.
  const upscaler = graphs.upscale === undefined ? upscalerOf(frame) : frame.settings.upscaler
  const wishes = { image: await writePng(parent), seed, ...at, ...(upscaler !== null && { upscaler }) }
  const template = templateOf(frame.settings, 'upscale', upscaler === null ? UPSCALE_PLAINLY : UPSCALE)
  const strengths = template === UPSCALE_PLAINLY ? ENLARGE_PLAINLY_STRENGTH : ENLARGE_STRENGTH
  return { template, copies: [{ ...wishes, strength: strengths[verb.detail] }] }
}

export function upscalerOf({ settings, known }: PlanContext): string | null {
  return settings.upscaler ?? known.upscalers[0] ?? null
}

/** The four start from one canvas with different seeds. */
async function planRepaint(
  verb: ExtendingVerb | Extract<Verb, { kind: 'vary-region' }>,
  order: DrawOrder,
  frame: PlanContext,
): Promise<Plan> {
  if (verb.kind !== 'vary-region' && canPad(frame)) {
    const padded = await padPicture(verb, (canvas) => fitSize(canvas, limitsOf(frame)))
    return planFour(templateOf(frame.settings, 'outpaint', OUTPAINT), order.seed, padded)
  }
  const [job] = await collectRepaints(1, (repaint) => emulate(verb, order, repaint))
  if (job === undefined) throw new Error('As many as were asked for.')
  return planFour(templateOf(frame.settings, 'inpaint', INPAINT), order.seed, await writeRegion(job, frame))
}

export function canPad({ settings, known }: PlanContext): boolean {
  return settings.graphs.outpaint !== undefined || (mayFill(settings) && known.nodes.has('ImagePadForOutpaint'))
}

/** `LoadImageMask` has the same convention: white changes. */
async function writeRegion({ canvas, mask, strength }: Repaint, frame: PlanContext): Promise<SlotInputs> {
  const at = fitSize(canvas, limitsOf(frame))
  return { ...(await writeCanvas(canvas, frame)), mask: await writeMask(mask, at), strength }
}

async function writeCanvas(canvas: Pixels, frame: PlanContext): Promise<{ image: Uint8Array }> {
  return { image: await writePng(await scalePixels(canvas, fitSize(canvas, limitsOf(frame)))) }
}

const limitsOf = ({ settings: { maxPixels } }: PlanContext) => ({ maxPixels, multiple: MULTIPLE })

import { BLEND_STRENGTH, emulate, requireEmulated, type Repainter, strengthBeside } from '../emulate.ts'
import type { Done, DrawOrder, Picture, Recipe, Verb } from '../engine.ts'
import { cropToRatio } from '../geometry/crop-to-ratio.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { answerInWords } from '../painter/answer.ts'
import { flattenPng, writePng } from '../png.ts'
import { listLostWeights } from './words/write-words.ts'

/** `seed` null: the engine tells none. */
export interface DrawnPicture {
  pixels: Pixels
  seed: number | null
}

/** Basic drawing operations of one engine; all verbs are built from them. */
export interface DrawingMethods {
  /** Stands in recipes. */
  engineId: string
  /** Whether the parts of `fox::2 forest::1` count as much as they say. */
  weighs: boolean
  /** Four, from the words. */
  imagine(): Promise<DrawnPicture[]>
  /** Four, from words and 1 to 6 pictures; `strength` is how far they may go from them, 0 to 1. */
  imagineBeside(pngs: readonly Uint8Array[], strength: number): Promise<DrawnPicture[]>
  /** Four like this one. */
  vary(verb: Extract<Verb, { kind: 'variation' }>): Promise<DrawnPicture[]>
  enlarge(verb: Extract<Verb, { kind: 'upscale' }>): Promise<DrawnPicture>
  repaint: Repainter
  /** How the engine would put a picture in words; null: it would not. */
  caption: ((png: Uint8Array) => Promise<string | null>) | null
}

/** Only words that an order brought are told of. */
const BRINGS_WORDS: ReadonlySet<Verb['kind']> = new Set(['imagine', 'variation', 'vary-region'])

/** Strength of a picture drawn over. */
export const VARY_STRENGTH = { subtle: 0.35, strong: 0.7 } as const

/** Draws an order by what a studio can do. @throws what the studio throws */
export async function drawOrder(studio: DrawingMethods, order: DrawOrder): Promise<Done> {
  const answer = await answerInWords(order)
  if (answer !== null) return captionFirst(studio, order, answer)
  const drawn = await drawPictures(studio, order)
  const pictures = await Promise.all(drawn.map((one) => keep(one, studio, order)))
  return {
    state: 'done',
    pictures,
    notDrawn: BRINGS_WORDS.has(order.verb.kind) ? listLostWeights(order, studio.weighs) : [],
  }
}

/** The engine's own words for a picture come first, the recogniser's follow. */
async function captionFirst({ caption }: DrawingMethods, { verb }: DrawOrder, answer: Done): Promise<Done> {
  if (verb.kind !== 'describe' || caption === null) return answer
  const first = await caption(await flattenPng(verb.picture.png))
  const others = answer.prompts ?? []
  return first === null ? answer : { ...answer, prompts: [first, ...others].slice(0, Math.max(1, others.length)) }
}

async function drawPictures(studio: DrawingMethods, order: DrawOrder): Promise<DrawnPicture[]> {
  const { verb, references, referenceWeight } = order
  switch (verb.kind) {
    case 'imagine':
      return cropAll(
        references.length > 0 && referenceWeight > 0
          ? await studio.imagineBeside(pngsOf(references), strengthBeside(referenceWeight))
          : await studio.imagine(),
        order,
      )
    case 'blend':
      return cropAll(await studio.imagineBeside(pngsOf(verb.pictures), BLEND_STRENGTH), order)
    case 'variation':
      return verb.png === undefined ? cropAll(await studio.vary(verb), order) : studio.vary(verb)
    case 'upscale':
      return [await studio.enlarge(verb)]
    case 'describe':
    case 'shorten':
      return []
    default:
      return seedAll(await emulate(requireEmulated(verb), order, studio.repaint), order)
  }
}

/** Crop pictures to the requested ratio, since engines have fixed sizes. */
function cropAll(drawn: readonly DrawnPicture[], { aspectRatio }: DrawOrder): DrawnPicture[] {
  return drawn.map((one) => ({ ...one, pixels: cropToRatio(one.pixels, aspectRatio) }))
}

const pngsOf = (pictures: readonly { png: Uint8Array }[]) => pictures.map(({ png }) => png)

/** The four that a repainter made, each with the seed that it was given. */
export function seedAll(all: readonly Pixels[], { seed }: Pick<DrawOrder, 'seed'>): DrawnPicture[] {
  return all.map((pixels, index) => ({ pixels, seed: (seed + index) >>> 0 }))
}

async function keep(
  { pixels, seed }: DrawnPicture,
  { engineId }: DrawingMethods,
  { prompt, without, bot }: DrawOrder,
): Promise<Picture> {
  const { width, height } = pixels
  const recipe: Recipe = { engine: engineId, prompt, without, bot, width, height, ...(seed !== null && { seed }) }
  return { png: await writePng(pixels), width, height, recipe }
}

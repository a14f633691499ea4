import type { DrawOrder, Parent, PictureVerb, Recipe } from '../engine.ts'
import { readMask } from '../geometry/mask.ts'
import { createPixels } from '../geometry/pixels.ts'
import { flattenPng, readPng, writePng } from '../png.ts'
import { asDataUrl } from './as-data-url.ts'
import { type MjProxySettings, ProxyRefused } from './settings.ts'
import type { Submission } from './submit.ts'
import { type StoredRecipe, storedRecipe } from './wire.ts'
import { writeClip, writeExtension } from './write-clip.ts'
import { writePrompt } from './write-prompt.ts'

type Handed = Pick<Submission, 'verb' | 'body'>

/** Submissions of an order, in sequence. */
export interface Plan {
  first: Handed
  /** Parts of a button's id, the best first: to be pressed on what the first one gave. Null: the first one is all. */
  then: readonly string[] | null
  /** `3:2` of the pictures to come; null when it is not known exactly. */
  ratio: string | null
}

/** @throws Refused when the proxy has no way to do it */
export async function planOrder({ id }: Pick<MjProxySettings, 'id'>, order: DrawOrder): Promise<Plan> {
  const { verb, bot: botType } = order
  const orderRatio = `${order.aspectRatio.width}:${order.aspectRatio.height}`
  switch (verb.kind) {
    case 'imagine': {
      const prompt = writePrompt(order, orderRatio)
      const base64Array = await writeShown(order.references)
      return { first: { verb: 'imagine', body: { prompt, botType, base64Array } }, then: null, ratio: orderRatio }
    }
    case 'blend': {
      const { dimensions, ratio } = shapeOf(order.aspectRatio)
      const base64Array = await writeShown(verb.pictures)
      return { first: { verb: 'blend', body: { base64Array, dimensions, botType } }, then: null, ratio }
    }
    case 'describe':
      return planWords({ verb: 'describe', body: { base64: asDataUrl(await flattenPng(verb.picture.png)), botType } })
    case 'shorten':
      return planWords({ verb: 'shorten', body: { prompt: order.prompt, botType } })
    case 'video':
      return planWords({ verb: 'video', body: await writeClip(order, verb.clip) })
    case 'extend':
      return planWords({ verb: 'video', body: writeExtension(id, order, verb) })
    default:
      return planWork(readRecipe(id, verb.kind === 'variation' ? verb.parent : verb.parent.recipe), verb)
  }
}

function writeShown(pictures: readonly { png: Uint8Array }[]): Promise<string[]> {
  return Promise.all(pictures.map(async ({ png }) => asDataUrl(await flattenPng(png))))
}

function planWords(first: Handed): Plan {
  return { first, then: null, ratio: null }
}

/** The bot supports three blend ratios only. */
function shapeOf({ width, height }: DrawOrder['aspectRatio']): { dimensions: string; ratio: string } {
  if (width === height) return { dimensions: 'SQUARE', ratio: '1:1' }
  return width > height ? { dimensions: 'LANDSCAPE', ratio: '3:2' } : { dimensions: 'PORTRAIT', ratio: '2:3' }
}

type Work = Exclude<PictureVerb, { kind: 'imagine' | 'blend' | 'describe' | 'shorten' }>

/** Changes need a single picture: one of a grid is picked first. */
function planWork(recipe: StoredRecipe, verb: Work): Plan {
  const buttonIds = buttonsFor(verb)
  const ratio = ratioAfter(recipe, verb)
  if (recipe.index === 0) return { first: press(recipe.task, recipe.buttons, buttonIds), then: null, ratio }
  const pick = press(recipe.task, recipe.buttons, [`::upsample::${recipe.index}::`])
  return { first: pick, then: buttonIds, ratio }
}

/** @throws Refused when there is no such button: older models lack some */
export function press(taskId: string, buttons: readonly string[], alternatives: readonly string[]): Handed {
  const customId = alternatives.flatMap((part) => buttons.find((button) => button.includes(part)) ?? []).at(0)
  if (customId === undefined) throw new ProxyRefused('engine_lacks_verb')
  return { verb: 'action', body: { taskId, customId } }
}

function buttonsFor(verb: Work): readonly string[] {
  switch (verb.kind) {
    case 'variation':
      return [verb.strength === 'subtle' ? '::low_variation::' : '::high_variation::', '::variation::1::']
    case 'vary-region':
      return ['MJ::Inpaint::']
    case 'zoom-out':
      return verb.ratio ? ['MJ::CustomZoom::'] : zoomButtons(verb.factor)
    case 'make-square':
      return ['MJ::Outpaint::100::']
    case 'pan':
      return [`::pan_${verb.direction}::`]
    case 'upscale':
      return verb.factor === 4 ? ['_4x::'] : [`_2x_${verb.detail}::`, '_2x::']
    default:
      return verb satisfies never
  }
}

/** The number in the button is the share that the old picture fills: 50 shows twice as much. */
function zoomButtons(factor: number): readonly string[] {
  if (factor === 2) return ['MJ::Outpaint::50::', 'MJ::CustomZoom::']
  return factor === 1.5 ? ['MJ::Outpaint::75::', 'MJ::CustomZoom::'] : ['MJ::CustomZoom::']
}

function ratioAfter({ ratio }: StoredRecipe, verb: Work): string | null {
  if (verb.kind === 'make-square') return '1:1'
  if (verb.kind === 'zoom-out' && verb.ratio) return `${verb.ratio.width}:${verb.ratio.height}`
  return verb.kind === 'pan' ? null : ratio
}

/** The words for when the bot asks for some before it does something. */
export function writeWords(order: DrawOrder, { ratio }: Plan): string {
  const prompt = writePrompt(order, ratio)
  return order.verb.kind === 'zoom-out' ? `${prompt} --zoom ${order.verb.factor}` : prompt
}

/** All that is said then. */
export async function writeModal(order: DrawOrder, plan: Plan): Promise<Record<string, string>> {
  const prompt = writeWords(order, plan)
  if (order.verb.kind !== 'vary-region') return { prompt }
  return { prompt, maskBase64: asDataUrl(await drawMask(order.verb.parent, order.verb.mask)) }
}

/** White on black, opaque, as large as the picture. */
async function drawMask(parent: Parent, drawn: Uint8Array): Promise<Uint8Array> {
  const mask = readMask(await readPng(drawn), await readPng(parent.png))
  const pixels = createPixels(mask)
  for (const [at, byte] of mask.bytes.entries()) pixels.rgba.set([byte, byte, byte, 255], at * 4)
  return writePng(pixels)
}

/** @throws Refused when another engine drew it */
function readRecipe(engine: string, recipe: Recipe): StoredRecipe {
  const read = storedRecipe.safeParse(recipe)
  if (!read.success || read.data.engine !== engine) throw new ProxyRefused('picture_of_another_engine')
  return read.data
}

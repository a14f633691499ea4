import type { ClipVerb, ClipWish, DrawOrder } from '../engine.ts'
import { flattenPng } from '../png.ts'
import { isClipOrder, writeClipPrompt } from '../remote/clip-wish.ts'
import { asDataUrl } from './as-data-url.ts'
import { ProxyRefused } from './settings.ts'
import { storedClip } from './wire.ts'
import { tameWords } from './write-prompt.ts'

/** One clip of one order, as the others cost as much again. */
const ONE = { batchSize: 1 }

/** What a submit says of a clip that begins with a picture. @throws ProxyRefused without one, of which the bot makes none */
export async function writeClip(
  order: DrawOrder,
  { motion, loop, first, last }: ClipWish,
): Promise<Record<string, unknown>> {
  if (first === null) throw new ProxyRefused('engine_lacks_verb')
  const image = asDataUrl(await flattenPng(first.png))
  return {
    ...{ prompt: writeWords(order), motion, ...ONE },
    // One dialect reads the one, the other the other.
    ...{ image, base64: image },
    ...(last !== null && { endImage: asDataUrl(await flattenPng(last.png)) }),
    ...(loop && { loop }),
  }
}

/** @throws ProxyRefused when another engine made the clip */
export function writeExtension(
  engine: string,
  order: DrawOrder,
  { parent, motion }: Extract<ClipVerb, { kind: 'extend' }>,
): Record<string, unknown> {
  const read = storedClip.safeParse(parent.recipe)
  if (!read.success || read.data.engine !== engine) throw new ProxyRefused('picture_of_another_engine')
  const { task: taskId, index } = read.data
  return { action: 'extend', taskId, index, motion, prompt: writeWords(order), ...ONE }
}

function writeWords(order: DrawOrder): string {
  return isClipOrder(order) ? tameWords(writeClipPrompt(order, ['camera'])) : ''
}

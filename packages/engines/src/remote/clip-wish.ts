import type { CameraMove, Motion } from '../clip/clip-wishes.ts'
import type { ClipVerb, ClipWish, DrawOrder } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import { EngineMessage, EngineRefused } from './faults.ts'
import { plainWords } from './words/grammars.ts'
import { listLostWeights, writeWords } from './words/write-words.ts'

/** An order of a clip. */
export type ClipOrder = DrawOrder & { verb: ClipVerb }

export function isClipOrder(order: DrawOrder): order is ClipOrder {
  return order.verb.kind === 'video' || order.verb.kind === 'extend'
}

const CAMERA_WORDS: Readonly<Record<CameraMove, string>> = {
  still: 'The camera stands still.',
  in: 'The camera moves in slowly.',
  out: 'The camera moves back slowly.',
  left: 'The camera moves to the left.',
  right: 'The camera moves to the right.',
  up: 'The camera rises.',
  down: 'The camera sinks.',
  orbit: 'The camera moves around the subject in a circle.',
}
const MOTION_WORDS: Readonly<Record<Motion, string>> = {
  low: 'Slow, gentle motion.',
  high: 'Lively, strong motion.',
}
const NO_WORDS = 'The picture comes to life.'

/** Which wishes are written into the words of a prompt, where a model has no fields for them. */
type Written = 'motion' | 'camera' | 'without'

/** The words of a clip for a model that reads sentences. Never empty. */
export function writeClipPrompt(order: ClipOrder, written: readonly Written[]): string {
  const { prompt, negative } = writeWords(order, { isAnime: false, grammar: plainWords })
  const hidden = written.includes('without') && negative !== '' ? [`Do not show: ${negative}.`] : []
  return joinSentences(prompt, [...listMoves(order, written), ...hidden])
}

/** The prompt as it was written, and how things move. */
export function writeMoves(order: ClipOrder): string {
  return joinSentences(order.prompt, listMoves(order, ['camera', 'motion']))
}

function listMoves(order: ClipOrder, written: readonly Written[]): string[] {
  const { motion, camera } = wishesOf(order)
  return [
    ...(written.includes('camera') && camera !== null ? [CAMERA_WORDS[camera]] : []),
    ...(written.includes('motion') ? [MOTION_WORDS[motion]] : []),
  ]
}

function joinSentences(prompt: string, others: readonly string[]): string {
  const words = prompt === '' ? NO_WORDS : prompt
  const isOpen = others.length > 0 && !/[.!?。！？…]$/.test(words)
  return [isOpen ? `${words}.` : words, ...others].join(' ')
}

/** What must not appear; empty: nothing. */
export function writeNegative(order: ClipOrder): string {
  return writeWords(order, { isAnime: false, grammar: plainWords }).negative
}

/** An extension says of itself how much moves, and of the rest nothing. */
export function wishesOf({
  verb,
}: ClipOrder): Pick<ClipWish, 'motion' | 'camera' | 'loop' | 'seconds' | 'first' | 'last'> {
  if (verb.kind === 'video') return verb.clip
  return { motion: verb.motion, camera: null, loop: false, seconds: verb.seconds, first: null, last: null }
}

/** @throws EngineRefused when an extension is not the whole of what it went on from, and more */
export function requireWhole({ verb }: ClipOrder, { durationMs }: { durationMs: number }): void {
  if (verb.kind !== 'extend' || durationMs > verb.parent.durationMs) return
  throw new EngineRefused('engine_bad_reply', { cause: new EngineMessage('no longer than what it went on from') })
}

/** What an engine has done without, as people wrote it. */
export interface Lacked {
  loop?: boolean
  camera?: boolean
  /** How long it became. */
  seconds?: number
}

/** Nobody misses a second. */
const NEARLY_S = 1

export function listNotDrawn(order: ClipOrder, { loop, camera, seconds }: Lacked): string[] {
  const wish = wishesOf(order)
  return [
    ...listLostWeights(order, false),
    ...(loop && wish.loop ? ['--loop'] : []),
    ...(camera && wish.camera !== null ? [`camera: ${wish.camera}`] : []),
    ...(seconds === undefined || Math.abs(seconds - wish.seconds) <= NEARLY_S ? [] : [`${wish.seconds} s`]),
  ]
}

/** The next longer one of those that there are, else the longest. */
export function chooseLength(wish: number, lengths: readonly number[]): number {
  const enough = lengths.filter((length) => length >= wish)
  return enough.length > 0 ? Math.min(...enough) : Math.max(...lengths)
}

/** The one that is most like it in shape; of several the first. */
export function chooseShape<Shape extends Size>(ratio: Size, shapes: readonly [Shape, ...Shape[]]): Shape {
  const farFrom = ({ width, height }: Size) => Math.abs(Math.log((width * ratio.height) / (height * ratio.width)))
  return shapes.reduce((best, shape) => (farFrom(shape) < farFrom(best) ? shape : best))
}

import sharp from 'sharp'
import { BLEND_STRENGTH, emulate, emulateFrom, type Repainter, strengthBeside } from './emulate.ts'
import { type Done, type DrawOrder, type Engine, EngineUnreachable, type Picture, type Report } from './engine.ts'
import { FAKE_CLIPS, makeTinyClip } from './fake-clip.ts'
import type { Size } from './geometry/extend-canvas.ts'
import type { Pixels } from './geometry/pixels.ts'
import { writePng } from './png.ts'

/**
 * An engine for tests: tiny deterministic pictures, and failures triggered by words of the prompt. All verbs on finished pictures
 * are emulated. Its descriptions are made up, its clips last as long as they are asked to.
 */
export interface FakeEngine extends Engine {
  /** Orders that were handed over, oldest first. */
  readonly started: readonly DrawOrder[]
  /** From now on each report waits for a `step`. */
  pause(): void
  /** Let one report through. */
  step(): void
  /** Let all through again. */
  resume(): void
}

const SIDE_PX = 16
const PROGRESS = [25, 50, 75]
const GRID = [0, 1, 2, 3]

/**
 * - `[unreachable]`: cannot be handed over
 * - `[fail]`: is refused half way
 * - `[crash]`: the connection breaks half way, each time
 * - `[hang]`: never ends
 * - `[undrawn]`: ends with a word that could not be drawn
 * - `[posterless]`: its clip comes without a first picture
 */
export function openFakeEngine({ slots = 2, mostBlended = 6 } = {}): FakeEngine {
  const gate = openGate()
  const started: DrawOrder[] = []
  return {
    id: 'fake',
    slots,
    mostBlended,
    clips: FAKE_CLIPS,
    started,
    pause: gate.pause,
    step: gate.step,
    resume: gate.resume,
    async start(order) {
      if (order.prompt.includes('[unreachable]')) throw new EngineUnreachable('told to be')
      started.push(order)
      return { seed: order.seed }
    },
    follow: (_ticket, order, signal) => report(order, signal, gate),
    close: async () => gate.resume(),
  }
}

async function* report(order: DrawOrder, signal: AbortSignal, gate: Gate): AsyncIterable<Report> {
  for (const progress of PROGRESS) {
    await gate.pass(signal)
    yield { state: 'drawing', progress, preview: await previewOf(order.seed, progress) }
    if (progress < 50) continue
    if (order.prompt.includes('[fail]')) return yield { state: 'refused', reason: 'told to fail' }
    if (order.prompt.includes('[crash]')) throw new EngineUnreachable('told to crash')
    if (order.prompt.includes('[hang]')) await untilAborted(signal)
  }
  await gate.pass(signal)
  yield await finish(order)
}

async function finish(order: DrawOrder): Promise<Done> {
  const { verb, prompt } = order
  const notDrawn = prompt.includes('[undrawn]') ? ['undrawn'] : []
  if (verb.kind === 'describe')
    return { state: 'done', pictures: [], notDrawn, prompts: describeTiny(verb.picture.png) }
  if (verb.kind === 'shorten') return { state: 'done', pictures: [], notDrawn, ...shortenTiny(prompt) }
  if (verb.kind === 'video' || verb.kind === 'extend')
    return { state: 'done', pictures: [], clips: [await makeTinyClip(order, verb)], notDrawn }
  return { state: 'done', pictures: await drawPictures(order), notDrawn }
}

/** Four prompts by the bytes alone. */
function describeTiny(png: Uint8Array): string[] {
  const { r, g, b } = colourOf(Buffer.from(png).toString('latin1'))
  return GRID.map((index) => `a tiny picture of rgb ${r} ${g} ${b}, kind ${index + 1}`)
}

const MOST_SHORTER = 5

/** Long words weigh more; each shorter prompt loses the lightest word of the one before it. */
function shortenTiny(prompt: string): Required<Pick<Done, 'prompts' | 'weights'>> {
  const texts = prompt.split(/\s+/).filter((text) => text !== '')
  const longest = Math.max(1, ...texts.map((text) => text.length))
  const weights = texts.map((text) => ({ text, weight: text.length / longest }))
  const prompts: string[] = []
  let remaining = weights
  while (remaining.length > 1 && prompts.length < MOST_SHORTER) {
    const lightest = remaining.reduce((least, word) => (word.weight < least.weight ? word : least))
    remaining = remaining.filter((word) => word !== lightest)
    prompts.push(remaining.map(({ text }) => text).join(' '))
  }
  return { prompts: prompts.length > 0 ? prompts : [prompt], weights }
}

async function drawPictures(order: DrawOrder): Promise<Picture[]> {
  const { verb, references } = order
  switch (verb.kind) {
    case 'imagine':
      if (references.length > 0) return keepAll(await drawBeside(order), order)
      return Promise.all(GRID.map((index) => drawTiny(order, index)))
    case 'variation':
      return Promise.all(GRID.map((index) => drawTiny(order, index)))
    case 'blend': {
      const pictures = verb.pictures.map(({ png }) => png)
      return keepAll(
        await emulateFrom(pictures, order, { size: tinySize(order), strength: BLEND_STRENGTH, repaint }),
        order,
      )
    }
    case 'describe':
    case 'shorten':
    case 'video':
    case 'extend':
      return []
    default:
      return keepAll(await emulate(verb, order, repaint), order)
  }
}

function drawBeside(order: DrawOrder): Promise<Pixels[]> {
  const pictures = order.references.map(({ png }) => png)
  return emulateFrom(pictures, order, {
    size: tinySize(order),
    strength: strengthBeside(order.referenceWeight),
    repaint,
  })
}

function keepAll(drawn: readonly Pixels[], { prompt, seed }: DrawOrder): Promise<Picture[]> {
  return Promise.all(
    drawn.map(async (pixels, index) => {
      const { width, height } = pixels
      return { png: await writePng(pixels), width, height, recipe: { prompt, seed: seed + index, index } }
    }),
  )
}

/** One colour of the words and the seed, where the mask is white. */
const repaint: Repainter = async ({ prompt, seed, canvas, mask, strength }) => {
  const { r, g, b } = colourOf(`${prompt} ${seed}`)
  const rgba = canvas.rgba.slice()
  for (const [at, white] of mask.bytes.entries()) {
    for (const [channel, value] of [r, g, b].entries()) {
      const was = rgba[at * 4 + channel] ?? 0
      rgba[at * 4 + channel] = Math.round(was + ((value - was) * white * strength) / 255)
    }
  }
  return { ...canvas, rgba }
}

async function drawTiny(order: DrawOrder, index: number): Promise<Picture> {
  const { verb, prompt, seed } = order
  const { width, height } = tinySize(order)
  const parent = verb.kind === 'variation' ? JSON.stringify([verb.strength, verb.parent]) : ''
  const background = colourOf(`${prompt} ${seed + index} ${parent}`)
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { png, width, height, recipe: { prompt, seed: seed + index, index } }
}

function tinySize({ aspectRatio: { width, height } }: DrawOrder): Size {
  const longest = Math.max(width, height)
  const side = (share: number) => Math.max(1, Math.round((SIDE_PX * share) / longest))
  return { width: side(width), height: side(height) }
}

function previewOf(seed: number, progress: number): Promise<Buffer> {
  const background = colourOf(`${seed} ${progress}`)
  return sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background } })
    .webp()
    .toBuffer()
}

/** FNV-1a: other words, another colour. */
function colourOf(text: string): { r: number; g: number; b: number } {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return { r: hash & 255, g: (hash >>> 8) & 255, b: (hash >>> 16) & 255 }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

interface Gate {
  pass(signal: AbortSignal): Promise<void>
  pause(): void
  step(): void
  resume(): void
}

function openGate(): Gate {
  let isOpen = true
  let steps = 0
  const waiting: (() => void)[] = []
  return {
    async pass(signal) {
      signal.throwIfAborted()
      if (isOpen) return
      if (steps > 0) steps -= 1
      else await Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), untilAborted(signal)])
    },
    pause() {
      isOpen = false
    },
    step() {
      const next = waiting.shift()
      if (next) next()
      else steps += 1
    },
    resume() {
      isOpen = true
      steps = 0
      for (const next of waiting.splice(0)) next()
    },
  }
}

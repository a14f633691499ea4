import sharp from 'sharp'
import { type DrawOrder, type Engine, EngineUnreachable, type Picture, type Report } from './engine.ts'

/** An engine for tests: tiny pictures, the same for the same order, and misfortune by the words of the prompt. */
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
 */
export function openFakeEngine({ slots = 2 }: { slots?: number } = {}): FakeEngine {
  const gate = openGate()
  const started: DrawOrder[] = []
  return {
    id: 'fake',
    slots,
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
  const pictures = await Promise.all(GRID.map((index) => drawTiny(order, index)))
  yield { state: 'done', pictures, notDrawn: order.prompt.includes('[undrawn]') ? ['undrawn'] : [] }
}

async function drawTiny({ verb, prompt, seed, aspectRatio }: DrawOrder, index: number): Promise<Picture> {
  const { width: across, height: down } = aspectRatio
  const longest = Math.max(across, down)
  const width = Math.max(1, Math.round((SIDE_PX * across) / longest))
  const height = Math.max(1, Math.round((SIDE_PX * down) / longest))
  const parent = verb.kind === 'variation' ? JSON.stringify([verb.strength, verb.parent]) : ''
  const background = colourOf(`${prompt} ${seed + index} ${parent}`)
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { png, width, height, recipe: { prompt, seed: seed + index, index } }
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

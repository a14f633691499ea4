import {
  AnswerLost,
  type Attempt,
  type Done,
  type DrawOrder,
  type Engine,
  type Picture,
  type RemoteEngine,
  type Report,
  type Ticket,
} from '@easel/engines/engine'
import { FAKE_CLIPS, makeTinyClip } from '@easel/engines/fake-clip'
import sharp from 'sharp'
import { type ConnectedEngine, connectLocal } from '../platform/engines/pool.ts'

/** What an engine does with one order; it may wait for the signal. */
export type Script = (order: DrawOrder, signal: AbortSignal) => AsyncIterable<Report>

export interface ScriptedEngine extends Engine {
  /** Prompts in the order in which they were handed over. */
  started: string[]
  /** Prompts of the drawings that run now. */
  running: Set<string>
  script: Script
  /** Called for each `start`; throws to refuse it. */
  onStart: (order: DrawOrder) => void
}

const SIDE = 8

/** An engine that does what the test says. */
export function scriptedEngine(script: Script, slots = 2): ScriptedEngine {
  const engine: ScriptedEngine = {
    id: 'scripted',
    slots,
    mostBlended: 6,
    clips: FAKE_CLIPS,
    script,
    started: [],
    running: new Set(),
    onStart: () => undefined,
    start(order) {
      engine.onStart(order)
      engine.started.push(order.prompt)
      const ticket: Ticket = { prompt: order.prompt, seed: order.seed }
      return Promise.resolve(ticket)
    },
    async *follow(_ticket, order, signal) {
      engine.running.add(order.prompt)
      try {
        yield* engine.script(order, signal)
      } finally {
        engine.running.delete(order.prompt)
      }
    },
    close: () => Promise.resolve(),
  }
  return engine
}

/** Half of it with a preview, then all that the verb promises. */
export async function* drawAtOnce(order: DrawOrder): AsyncIterable<Report> {
  yield { state: 'drawing', progress: 50, preview: new Uint8Array([1, 2, 3]) }
  yield { state: 'done', notDrawn: ['unicorn'], ...(await finish(order)) }
}

async function finish(order: DrawOrder): Promise<Pick<Done, 'pictures' | 'clips' | 'prompts' | 'weights'>> {
  const { verb, seed } = order
  switch (verb.kind) {
    case 'describe':
      return { pictures: [], prompts: ['a fox --ar 5:4', 'a dog', 'a cat', 'an owl'] }
    case 'shorten':
      return { pictures: [], prompts: ['fox', 'red fox'], weights: [{ text: 'red', weight: 0.5 }] }
    case 'upscale':
      return { pictures: (await fourPictures(seed)).slice(0, 1) }
    case 'video':
    case 'extend':
      return { pictures: [], clips: [await makeTinyClip(order, verb)] }
    default:
      return { pictures: await fourPictures(seed) }
  }
}

/** Some progress, and then nothing until it is told to stop. */
export async function* drawForever(_order: DrawOrder, signal: AbortSignal): AsyncIterable<Report> {
  yield { state: 'drawing', progress: 10, preview: null }
  await new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

export async function fourPictures(seed: number): Promise<Picture[]> {
  return Promise.all([0, 1, 2, 3].map((nth) => aPicture((seed + nth) % 2 ** 32)))
}

async function aPicture(seed: number): Promise<Picture> {
  // Neighbours differ as an eye sees it.
  const background = { r: (seed * 97) & 255, g: (seed >>> 8) & 255, b: (seed >>> 16) & 255 }
  const png = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
    .png()
    .toBuffer()
  return { png, width: SIDE, height: SIDE, recipe: { seed } }
}

/** What an engine elsewhere was told, and what it says when it is asked. */
export interface ScriptedRemote extends ScriptedEngine {
  /** Attempts in the order in which they were handed over. */
  attempts: Attempt[]
  /** Tickets that it was told to stop. */
  cancelled: Ticket[]
  /** Attempts that it was told to look at. */
  woken: string[]
  /** Undefined: it cannot be asked. */
  recover?: NonNullable<RemoteEngine['recover']>
  worksBySight?: boolean
  takesLinks?: boolean
  loras?: ReadonlySet<string>
}

/** The same as an engine elsewhere: it is told attempts, and remembers the tickets that it gave for them. */
export function scriptedRemote(script: Script, id = 'remote'): ScriptedRemote {
  const local = scriptedEngine(script)
  const given = new Map<string, Ticket>()
  const remote: ScriptedRemote & Pick<RemoteEngine, 'cancel' | 'wake'> = Object.assign(local, {
    id,
    attempts: [],
    cancelled: [],
    woken: [],
    recover: (attempt: Attempt) => Promise.resolve(given.get(attempt.id) ?? null),
    cancel: async (ticket: Ticket) => void remote.cancelled.push(ticket),
    wake: (attemptId: string) => void remote.woken.push(attemptId),
    start: async (order: DrawOrder) => {
      const ticket: Ticket = { attempt: order.attempt?.id ?? '', prompt: order.prompt }
      if (order.attempt) remote.attempts.push(order.attempt)
      try {
        local.onStart(order)
      } catch (error) {
        // It took the order, and only its answer was lost.
        if (error instanceof AnswerLost && error.message === 'taken') {
          local.started.push(order.prompt)
          given.set(order.attempt?.id ?? '', ticket)
        }
        throw error
      }
      local.started.push(order.prompt)
      given.set(order.attempt?.id ?? '', ticket)
      return ticket
    },
  })
  return remote
}

/** As an operator connects it. */
export function connectRemote(engine: ScriptedRemote, change: Partial<ConnectedEngine> = {}): ConnectedEngine {
  return { ...connectLocal(engine), areSlotsShared: true, ...change }
}

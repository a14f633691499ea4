import { type ClipAbilities } from '../clip/clip-wishes.ts'
import {
  type Abilities,
  AnswerLost,
  type Clip,
  type Done,
  type DrawOrder,
  EngineUnreachable,
  type Probe,
  type Recipe,
  type RemoteEngine,
  type Report,
  type Ticket,
} from '../engine.ts'
import { type ClipOrder, isClipOrder, requireWhole, wishesOf } from './clip-wish.ts'
import { EngineRefused, engineMessageOf, NotTaken } from './faults.ts'
import { fetchClip, type FetchedClip } from './fetch-clip.ts'
import { fetchPoster } from './fetch-poster.ts'
import { followDrawing, type ReportProgress } from './follow-drawing.ts'
import type { Line } from './line.ts'
import { noteOf } from './note-of.ts'
import { openPatience, type Stage } from './patience.ts'
import { cropTo } from './show-picture.ts'
import { reportRefused } from './report-refused.ts'
import { throwUnlessRetryable } from './throw-unless-retryable.ts'
import type { RemoteTools } from './tools.ts'

const LOOK_EVERY_MS = 5_000
/** It may have been taken. */
const UNHEARD: ReadonlySet<string> = new Set(['engine_lost', 'engine_timeout', 'engine_bad_reply'])
/** While only the clip itself is fetched. */
const ALMOST = 0.99

/** How a clip stands with its engine. */
export type Look =
  | { stage: Stage; share: number }
  /** `poster`: where the engine's own picture of it lies; null: it has none. */
  | { stage: 'done'; url: string; poster: string | null }
  /** Nothing came of it. */
  | { stage: 'failed'; refusal: EngineRefused }

/** What differs from one engine that only makes clips to the next. */
export interface ClipMaker {
  settings: { id: string; slots: number; timeoutMs: number }
  line: Line
  clips: ClipAbilities
  abilities: Abilities
  /**
   * Hands it over, and gives the name by which it is asked after.
   * @throws NotTaken, EngineRefused, AnswerLost, the signal's reason
   */
  submit(order: ClipOrder, signal: AbortSignal): Promise<string>
  /** @throws NotTaken, EngineRefused when it could not be asked; the signal's reason */
  look(task: string, order: ClipOrder, signal: AbortSignal): Promise<Look>
  listNotDrawn(order: ClipOrder): string[]
  /** Never throws. Left out: it has no such call. */
  stop?(task: string): Promise<void>
  recover?: RemoteEngine['recover']
  /** Notes of a server that is well. @throws NotTaken, EngineRefused, the signal's reason */
  lookAround(signal: AbortSignal): Promise<Probe['notes']>
}

/** An engine that makes clips and nothing else, each as a task of its own there that is asked after until it has ended. */
export function openClipMaker(maker: ClipMaker, { pause }: Pick<RemoteTools, 'pause'>): RemoteEngine {
  const { settings, clips, abilities, stop, recover } = maker
  let isClosed = false
  return {
    id: settings.id,
    slots: settings.slots,
    mostBlended: 2,
    clips,
    ...(recover && { recover }),
    abilities: () => abilities,
    async start(order, signal) {
      signal.throwIfAborted()
      if (isClosed) throw new EngineUnreachable('The engine is closed.')
      return start(maker, order, signal)
    },
    follow: (ticket, order, signal) => follow({ maker, pause, ticket, order }, signal),
    async cancel({ engine, task }) {
      if (engine === settings.id && typeof task === 'string') await stop?.(task)
    },
    probe: (signal) => probe(maker, signal),
    async close() {
      isClosed = true
    },
  }
}

/** A refusal becomes a ticket: the order may have been taken, and must not be submitted again. */
async function start(maker: ClipMaker, order: DrawOrder, signal: AbortSignal): Promise<Ticket> {
  const engine = maker.settings.id
  try {
    if (!isClipOrder(order)) throw new EngineRefused('engine_lacks_verb')
    return { engine, task: await maker.submit(order, signal) }
  } catch (error) {
    if (error instanceof NotTaken) throw new EngineUnreachable(error.message, { cause: error })
    if (!(error instanceof EngineRefused)) throw error
    if (maker.recover && order.attempt && UNHEARD.has(error.reason))
      throw new AnswerLost(error.reason, { cause: error })
    const { reason, detail } = error
    return { engine, refused: reason, ...(detail !== null && { detail }), ...engineMessageOf(error) }
  }
}

interface Following extends Pick<RemoteTools, 'pause'> {
  maker: ClipMaker
  ticket: Ticket
  order: DrawOrder
}

async function* follow({ maker, pause, ticket, order }: Following, signal: AbortSignal): AsyncGenerator<Report> {
  signal.throwIfAborted()
  if (ticket.refused !== undefined) return yield reportRefused(ticket)
  const { engine, task } = ticket
  if (engine !== maker.settings.id || typeof task !== 'string' || !isClipOrder(order)) {
    return yield { state: 'refused', reason: 'engine_lost' }
  }
  const asked = { maker, pause, task, order }
  const stop = new AbortController()
  yield* followDrawing((tell, halt) => finish(asked, tell, halt), { signal, stop })
}

interface Asked extends Pick<RemoteTools, 'pause'> {
  maker: ClipMaker
  task: string
  order: ClipOrder
}

async function finish(asked: Asked, tell: ReportProgress, signal: AbortSignal): Promise<Done> {
  const { maker, pause, task, order } = asked
  const { url, poster } = await awaitEnd(asked, tell, signal)
  tell(ALMOST, null)
  const locate = async (): Promise<string | null> => {
    try {
      const look = await maker.look(task, order, signal)
      return look.stage === 'done' ? look.url : null
    } catch (error) {
      // It was there: what is said now does not undo that.
      if (error instanceof NotTaken || error instanceof EngineRefused) return null
      throw error
    }
  }
  const { timeoutMs } = maker.settings
  const fetched = await fetchClip({ line: maker.line, pause, timeoutMs, locate }, url, signal)
  requireWhole(order, fetched)
  const clip = { ...fetched, poster: await choosePoster(asked, { fetched, poster }, signal) }
  return { state: 'done', pictures: [], clips: [keep(clip, asked)], notDrawn: maker.listNotDrawn(order) }
}

async function awaitEnd(asked: Asked, tell: ReportProgress, signal: AbortSignal): Promise<Made> {
  const { maker, pause, task } = asked
  const patience = openPatience(maker.line.clock, maker.settings.timeoutMs)
  let failureCount = 0
  for (;;) {
    const look = await askOnce(asked, failureCount, signal)
    failureCount = look === null ? failureCount + 1 : 0
    const stage = look && readStage(look, tell)
    if (stage !== null && typeof stage !== 'string') return stage
    if (patience.isOver(stage)) {
      await maker.stop?.(task)
      throw new EngineRefused('engine_timeout')
    }
    await pause(LOOK_EVERY_MS, signal)
  }
}

type Made = Extract<Look, { stage: 'done' }>

/** How far it is, or that it is made. @throws EngineRefused when nothing came of it */
function readStage(look: Look, tell: ReportProgress): Stage | Made {
  if (look.stage === 'done') return look
  if (look.stage === 'failed') throw look.refusal
  if (look.stage === 'drawn') tell(look.share, null)
  return look.stage
}

/** Null: no answer this time. */
async function askOnce({ maker, task, order }: Asked, failureCount: number, signal: AbortSignal): Promise<Look | null> {
  try {
    return await maker.look(task, order, signal)
  } catch (error) {
    signal.throwIfAborted()
    return throwUnlessRetryable(error, failureCount + 1)
  }
}

/** What it began with is its first picture, whatever the engine shows of it. */
async function choosePoster(
  { maker, order }: Asked,
  { fetched, poster }: { fetched: FetchedClip; poster: string | null },
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const { first } = wishesOf(order)
  if (first !== null) return cropTo(first.png, fetched)
  return poster === null ? null : fetchPoster(maker.line, poster, signal)
}

function keep(clip: Omit<Clip, 'recipe'>, { maker, task, order }: Asked): Clip {
  const { width, height } = clip
  const recipe: Recipe = { engine: maker.settings.id, task, prompt: order.prompt, width, height }
  return { ...clip, recipe }
}

async function probe(maker: ClipMaker, signal: AbortSignal): Promise<Probe> {
  const { abilities } = maker
  try {
    return { isWell: true, abilities, notes: await maker.lookAround(signal) }
  } catch (error) {
    return { isWell: false, abilities, notes: [noteOf(error)] }
  }
}

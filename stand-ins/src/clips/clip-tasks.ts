import { randomUUID } from 'node:crypto'
import { type ClipShape, type SpoiledClip, SPOILED_CLIPS, spoilClip, writeClip } from './write-clip.ts'

/** What becomes of the next clip, or of its file. */
export type ClipFate =
  | 'fails'
  | 'fails in silence'
  | 'is moderated'
  | 'is cancelled'
  | 'never ends'
  | 'vanishes'
  | 'dead link'
  | 'late link'
  | 'expired link'
  | 'foreign link'
  | SpoiledClip

export interface ClipTask<Wish> {
  id: string
  wish: Wish
  shape: ClipShape
  at: number
  fate: ClipFate | null
  cancelledAt: number | null
}

export interface Standing {
  state: 'waits' | 'runs' | 'done' | 'failed' | 'cancelled' | 'gone'
  /** 0 to 1. */
  share: number
}

export interface ClipTasks<Wish> {
  all: ReadonlyMap<string, ClipTask<Wish>>
  /** Scripted, oldest first. */
  next(...fates: ClipFate[]): void
  forget(): void
  add(wish: Wish, shape: ClipShape, id?: string): ClipTask<Wish>
  standingOf(task: ClipTask<Wish>): Standing
  cancel(task: ClipTask<Wish>): void
  /** The bytes at a task's link, or the status of the refusal. */
  fetch(task: ClipTask<Wish>): Buffer | number
}

/** Steps from being taken to being done. */
const WAITS = 1
const RUNS = 4
const LATE_STEPS = 100
const FOREIGN = 'http://169.254.169.254/latest'

/** @param paceMs How long one step takes */
export function openClipTasks<Wish>({ paceMs, now }: { paceMs: number; now: () => number }): ClipTasks<Wish> {
  const all = new Map<string, ClipTask<Wish>>()
  const fates: ClipFate[] = []
  const stepsOf = ({ at }: ClipTask<Wish>) => (now() - at) / paceMs
  return {
    all,
    next: (...more) => void fates.push(...more),
    forget: () => void fates.splice(0),
    add(wish, shape, id = randomUUID()) {
      const task = { id, wish, shape, at: now(), fate: fates.shift() ?? null, cancelledAt: null }
      all.set(id, task)
      return task
    },
    standingOf: (task) => standingAfter(task, stepsOf(task)),
    cancel(task) {
      task.cancelledAt ??= now()
    },
    fetch(task) {
      const clip = writeClip(task.shape, task.id)
      if (task.fate === 'dead link') return 404
      if (task.fate === 'late link' && stepsOf(task) < LATE_STEPS) return 404
      if (task.fate === 'expired link') return 403
      const spoiled = SPOILED_CLIPS.find((one) => one === task.fate)
      return spoiled ? spoilClip(clip, spoiled) : clip
    },
  }
}

function standingAfter(
  { fate, cancelledAt }: Pick<ClipTask<unknown>, 'fate' | 'cancelledAt'>,
  steps: number,
): Standing {
  const share = Math.min(1, Math.max(0, (steps - WAITS) / RUNS))
  if (cancelledAt !== null) return { state: 'cancelled', share }
  if (steps < WAITS) return { state: 'waits', share: 0 }
  const end = fate === null ? undefined : EARLY_ENDS[fate]
  if (end && share >= HALF) return { state: end, share }
  return fate === 'never ends' || share < 1 ? { state: 'runs', share: Math.min(share, 0.99) } : { state: 'done', share }
}

const HALF = 0.5
const EARLY_ENDS: Readonly<Partial<Record<ClipFate, Standing['state']>>> = {
  fails: 'failed',
  'fails in silence': 'failed',
  'is moderated': 'failed',
  'is cancelled': 'cancelled',
  vanishes: 'gone',
}

/** Where a task's clip is said to lie. */
export function linkOf({ id, fate }: Pick<ClipTask<unknown>, 'id' | 'fate'>, origin: string): string {
  return `${fate === 'foreign link' ? FOREIGN : origin}/files/${id}.mp4`
}

const EXPIRED = '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>'

/** Answers for what lies there. Whoever shows a key there is refused: it may be a stranger's. */
export function answerFile<Wish>(
  tasks: Pick<ClipTasks<Wish>, 'all' | 'fetch'>,
  path: string,
  isKeyShown: boolean,
): { status: number; type: string; body: Buffer } | null {
  const id = /^\/files\/([\w.-]+)\.mp4$/.exec(path)?.[1]
  if (id === undefined) return null
  const task = tasks.all.get(id)
  const refuse = (status: number, text = '') => ({ status, type: 'application/xml', body: Buffer.from(text) })
  if (isKeyShown) return refuse(400)
  if (!task) return refuse(404)
  const file = tasks.fetch(task)
  if (typeof file === 'number') return refuse(file, file === 403 ? EXPIRED : '')
  // What it says of itself is wrong on purpose: nobody may believe it.
  return { status: 200, type: 'application/octet-stream', body: file }
}

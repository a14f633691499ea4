import type { Task } from '@easel/contract/drawing'
import type { Actor, Deps } from '../../deps.ts'
import { PREVIEW_CHANNEL } from '../../live/hub.ts'
import { LIVE_CHANNEL } from '../../live/outbox.ts'
import { readTasks } from '../drawing/gate.ts'
import type { ShowDeps } from '../drawing/gate.ts'

/** A change is looked for at least so often, for a notice can be lost. */
const LOOK_EVERY_MS = 2_000

/** Tasks whose newest preview is remembered. */
const PREVIEWS_MAX = 500

const FINAL: ReadonlySet<Task['status']> = new Set(['SUCCESS', 'FAILURE', 'CANCEL'])

export interface Followed {
  task: Task
  /** Id of a picture on its way, for `blobs.readPreview`; null where there is no newer one. */
  previewId: string | null
}

export interface TaskFollower {
  /** A task as it is now, and after each change, until it has ended, is gone or the signal says so. */
  follow(actor: Pick<Actor, 'userId'>, taskId: string, signal: AbortSignal): AsyncGenerator<Followed>
  /** Id of the newest picture on its way of a task, for those who ask now and then; null: none was heard of lately. */
  lastPreviewOf(taskId: string): string | null
  close(): void
}

/** Hear of tasks through the bus, once for all who follow one in this process. */
export function openFollower(deps: ShowDeps & Pick<Deps, 'bus'>): TaskFollower {
  const followers = new Set<Follower>()
  const previews = new Map<string, string>()
  const wake = (isMeant: (follower: Follower) => boolean) => {
    for (const follower of followers) if (isMeant(follower)) follower.wake()
  }
  const stops = [
    deps.bus.listen(
      LIVE_CHANNEL,
      (payload) => wake(({ room }) => room !== null && payload.endsWith(` ${room}`)),
      () => wake(() => true),
    ),
    deps.bus.listen(PREVIEW_CHANNEL, (payload) => {
      const { taskId, url } = JSON.parse(payload) as { taskId: string; url: string }
      const previewId = url.split('/').at(-1) ?? null
      if (previewId !== null) remember(previews, taskId, previewId)
      for (const follower of followers) if (follower.taskId === taskId) follower.show(previewId)
    }),
  ]
  return {
    async *follow(actor, taskId, signal) {
      const follower = new Follower(taskId)
      followers.add(follower)
      try {
        yield* followUntilEnd(deps, actor, follower, signal)
      } finally {
        followers.delete(follower)
      }
    },
    lastPreviewOf: (taskId) => previews.get(taskId) ?? null,
    close() {
      for (const stop of stops) stop()
      wake(() => true)
    },
  }
}

function remember(previews: Map<string, string>, taskId: string, previewId: string): void {
  previews.delete(taskId)
  previews.set(taskId, previewId)
  const [oldest] = previews.keys()
  if (previews.size > PREVIEWS_MAX && oldest !== undefined) previews.delete(oldest)
}

async function* followUntilEnd(
  deps: ShowDeps,
  actor: Pick<Actor, 'userId'>,
  follower: Follower,
  signal: AbortSignal,
): AsyncGenerator<Followed> {
  let shown = -1
  while (!signal.aborted) {
    const woken = follower.nextWake(signal)
    const task = (await readTasks(deps, actor, [follower.taskId])).get(follower.taskId)
    if (!task) return
    follower.room = `channel:${task.channelId}`
    const previewId = follower.takePreview()
    if (task.version > shown || previewId !== null) yield { task, previewId }
    shown = task.version
    if (FINAL.has(task.status)) return
    await woken
  }
}

class Follower {
  readonly taskId: string
  room: string | null = null
  #previewId: string | null = null
  #wake: () => void = () => undefined

  constructor(taskId: string) {
    this.taskId = taskId
  }

  wake(): void {
    this.#wake()
  }

  show(previewId: string | null): void {
    this.#previewId = previewId
    this.#wake()
  }

  takePreview(): string | null {
    const id = this.#previewId
    this.#previewId = null
    return id
  }

  /** Begun before the task is read, so that no change falls between. */
  nextWake(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(end, LOOK_EVERY_MS)
      function end(): void {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      signal.addEventListener('abort', end)
      this.#wake = end
    })
  }
}

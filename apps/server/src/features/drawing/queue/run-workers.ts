import { mediumOf } from '@easel/contract/drawing'
import type { TaskRow } from '../../../db/tables.ts'
import { isConnectionLost } from '../../../db/connection-lost.ts'
import type { Deps } from '../../../deps.ts'
import { isDiskFull } from '../../../platform/disk-full.ts'
import { StorageFault } from '../../../platform/storage/bucket/storage-fault.ts'
import { CANCEL_CHANNEL, NOTIFY_CHANNEL, notifyWorkers, TASKS_CHANNEL } from '../queries.ts'
import { WAIT_MS } from '../rules.ts'
import { adoptStarted, claimTask, hasRoomHere, NO_WORK, type OwnWork } from './claim-task.ts'
import { releaseTasksOfDead } from './deaths-queries.ts'
import { drawTask } from './draw-task.ts'
import { EngineFault } from './follow-engine.ts'
import type { DrawDeps } from './open-drawing.ts'
import { handBackLeases, prolongLeases, recordCrash } from './queries.ts'
import {
  ADOPTIONS_A_TURN,
  BEAT_MS,
  CLAIMS_A_TURN,
  FULL_REST_MS,
  LEASE_MS,
  ownerPrefix,
  RETRY_PAUSES_MS,
} from './rules.ts'
import { sweepTasks } from './sweep-tasks.ts'

export type WorkersDeps = DrawDeps & Pick<Deps, 'nodeId' | 'space'>

export interface WorkersOptions {
  pausesMs?: readonly number[]
  beatMs?: number
  /** Drawings that this process begins at the same time, at most; what runs at an engine already is followed beside. */
  most?: number
}

interface Running {
  task: TaskRow
  controller: AbortController
  ended: Promise<void>
}

/** Begin to draw what is in line. Drawings that an earlier life of this node left open are freed first. */
export function runWorkers(deps: WorkersDeps, options: WorkersOptions = {}): Workers {
  return new Workers(deps, options)
}

/**
 * Runs as many workers as there are engine slots. Claiming, renewing and sweeping happen in one serial turn, so that they never
 * interleave; drawings run concurrently.
 */
export class Workers {
  readonly #deps: WorkersDeps
  readonly #pausesMs: readonly number[]
  readonly #most: number
  readonly #prefix: string
  /** Running drawings by worker number; the lowest free number is used. */
  readonly #running = new Map<number, Running>()
  readonly #stops: (() => void)[]
  readonly #end = new AbortController()
  /**
   * Tasks that were running together when the process died repeatedly: now run one at a time, so that the next crash identifies
   * its cause.
   */
  #suspects = new Set<string>()
  /** Until then no drawings start, after a full disk. */
  #restsUntil = new Date(0)
  #turns: Promise<void> = Promise.resolve()
  #isWoken = false
  #isStopping = false

  constructor(deps: WorkersDeps, { pausesMs = RETRY_PAUSES_MS, beatMs = BEAT_MS, most = Infinity }: WorkersOptions) {
    this.#deps = deps
    this.#pausesMs = pausesMs
    this.#most = most
    this.#prefix = ownerPrefix(deps.nodeId, process.pid)
    const timer = setInterval(() => this.beat(), beatMs)
    this.#stops = [
      deps.bus.listen(
        TASKS_CHANNEL,
        () => this.wake(),
        () => this.wake(),
      ),
      deps.bus.listen(
        CANCEL_CHANNEL,
        (taskId) => this.#abort(taskId),
        () => this.beat(),
      ),
      // A missed message only delays: the engine is polled anyway.
      deps.bus.listen(NOTIFY_CHANNEL, (attemptId) => this.#wakeFollower(attemptId)),
      () => clearInterval(timer),
    ]
    void this.#takeTurn(() => this.#adopt())
    this.wake()
  }

  /** Check the queue soon; several calls are merged. */
  wake(): void {
    if (this.#isWoken) return
    this.#isWoken = true
    void this.#takeTurn(() => this.#fill())
  }

  /** Renew leases, drop lost ones, end overdue tasks, and check the queue. */
  beat(): void {
    void this.#takeTurn(() => this.#keep())
    void this.#takeTurn(() => sweepTasks(this.#deps))
    void this.#takeTurn(() => this.#followBegun())
    this.wake()
  }

  /** Release all tasks so that another process continues, and wait until the local engine is idle. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const stop of this.#stops) stop()
    await this.#turns
    const running = [...this.#running.values()]
    for (const { controller } of running) controller.abort()
    this.#end.abort()
    const count = await handBackLeases(this.#deps.db, this.#prefix, { except: [], waitUntil: this.#after(WAIT_MS) })
    if (count > 0) await notifyWorkers(this.#deps.db, '')
    await Promise.all(running.map(({ ended }) => ended))
  }

  /** Errors here are database outages; the next turn retries. */
  #takeTurn(act: () => Promise<void>): Promise<void> {
    this.#turns = this.#turns.then(act).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'drawing queue not read')
    })
    return this.#turns
  }

  async #adopt(): Promise<void> {
    const { db, nodeId, log, clock } = this.#deps
    const left = await releaseTasksOfDead(db, { now: clock.now(), of: { nodeId }, waitUntil: this.#after(WAIT_MS) })
    if (left.length > 0) log.info({ count: left.length }, 'open drawings taken over')
    const suspects = left.filter(({ isHere, epoch }) => isHere && epoch > 1)
    if (suspects.length > 1) this.#suspects = new Set(suspects.map(({ id }) => id))
    await this.#followBegun()
  }

  /** Adopt many at once: remote drawings run anyway and only need a follower. */
  async #followBegun(): Promise<void> {
    if (this.#isStopping || this.#isResting()) return
    const slots = this.#freeSlots(ADOPTIONS_A_TURN)
    const ownerOf = (slot: number) => `${this.#prefix}${slot}`
    const tasks = await adoptStarted(this.#deps, slots.map(ownerOf))
    for (const task of tasks) {
      const slot = slots.find((free) => ownerOf(free) === task.lease_owner)
      if (slot !== undefined) this.#start(slot, ownerOf(slot), task)
    }
    if (tasks.length === slots.length) void this.#takeTurn(() => this.#followBegun())
  }

  /** A few at a time between other turns: leases would expire while hundreds of tasks are claimed. */
  async #fill(): Promise<void> {
    this.#isWoken = false
    for (let count = 0; count < CLAIMS_A_TURN; count += 1) {
      if (this.#isStopping || !this.#mayClaim()) return
      const [slot = 0] = this.#freeSlots(1)
      const owner = `${this.#prefix}${slot}`
      const task = await claimTask(this.#deps, owner, this.#countOwn())
      if (!task) return this.#forgetSuspects()
      this.#start(slot, owner, task)
    }
    this.wake()
  }

  #freeSlots(count: number): number[] {
    const free: number[] = []
    for (let slot = 0; free.length < count; slot += 1) if (!this.#running.has(slot)) free.push(slot)
    return free
  }

  /** Whether claiming can succeed, to save a query; shared slots are checked in the query. Nothing starts on a full disk. */
  #mayClaim(): boolean {
    if (this.#isResting() || this.#deps.space.isLow() || this.#running.size >= this.#most) return false
    if (this.#suspects.size > 0 && this.#drawsHere()) return false
    const own = this.#countOwn()
    const { engines } = this.#deps
    return engines
      .list()
      .some((connected) => connected.reach === 'here' && hasRoomHere(connected, own.get(connected.id) ?? NO_WORK))
  }

  /** There was no room a moment ago. */
  #isResting(): boolean {
    return this.#deps.clock.now() < this.#restsUntil
  }

  #drawsHere(): boolean {
    return [...this.#running.values()].some(({ task }) => !this.#deps.engines.find(task.engine)?.areSlotsShared)
  }

  /** Drop suspects that another process draws or that were cancelled. */
  #forgetSuspects(): void {
    if (!this.#drawsHere()) this.#suspects.clear()
  }

  /** What runs here, by engine. */
  #countOwn(): Map<string, OwnWork> {
    const own = new Map<string, OwnWork>()
    for (const { task } of this.#running.values()) {
      const { all, clips } = own.get(task.engine) ?? NO_WORK
      own.set(task.engine, { all: all + 1, clips: clips + (mediumOf(task.action) === 'image' ? 0 : 1) })
    }
    return own
  }

  #start(slot: number, owner: string, task: TaskRow): void {
    const controller = new AbortController()
    const ended = this.#draw(owner, task, controller).finally(() => {
      this.#running.delete(slot)
      this.#suspects.delete(task.id)
      this.wake()
    })
    this.#running.set(slot, { task, controller, ended })
  }

  async #draw(owner: string, task: TaskRow, controller: AbortController): Promise<void> {
    const lease = { owner, epoch: task.epoch }
    const { signal } = controller
    try {
      const run = { signal, handing: this.#end.signal, pausesMs: this.#pausesMs }
      await drawTask(this.#deps, { task, lease }, run)
    } catch (error) {
      // The task stays open: the next worker continues, unless it has crashed too often.
      if (!signal.aborted) await this.#recordCrash(owner, task, error)
    } finally {
      controller.abort()
    }
  }

  async #recordCrash(owner: string, task: TaskRow, error: unknown): Promise<void> {
    const { db, clock, log, engines } = this.#deps
    log.error({ err: error, taskId: task.id, engine: task.engine }, 'drawing broke off')
    // Not the task's fault: `#keep` releases it, and it is drawn when storage or database recover.
    const isOfStorage = isDiskFull(error) || error instanceof StorageFault
    if (isOfStorage) this.#restsUntil = this.#after(FULL_REST_MS)
    if (isOfStorage || isConnectionLost(error)) return
    if (error instanceof EngineFault) await engines.note(task.engine, { failed: 'engine_crashed' })
    try {
      await recordCrash(
        db,
        { taskId: task.id, owner, epoch: task.epoch },
        { now: clock.now(), waitUntil: this.#after(WAIT_MS) },
      )
      void this.#takeTurn(() => sweepTasks(this.#deps))
    } catch (outage) {
      // The database is down; `#keep` releases the lease when it returns.
      log.warn({ err: outage, taskId: task.id }, 'crash not recorded')
    }
  }

  async #keep(): Promise<void> {
    const { db, clock } = this.#deps
    const running = [...this.#running.values()]
    const held = running.map(({ task }) => ({ taskId: task.id, epoch: task.epoch }))
    const now = clock.now()
    const ours = await prolongLeases(db, this.#prefix, held, { now, leaseUntil: this.#after(LEASE_MS) })
    for (const { task, controller } of running) if (!ours.has(task.id)) controller.abort()
    const except = running.map(({ task }) => task.id)
    await handBackLeases(db, this.#prefix, { except, waitUntil: this.#after(WAIT_MS) })
  }

  #after(ms: number): Date {
    return new Date(this.#deps.clock.now().getTime() + ms)
  }

  /** Of whichever engine: the others do not know it. */
  #wakeFollower(attemptId: string): void {
    for (const { engine } of this.#deps.engines.list()) engine.wake?.(attemptId)
  }

  #abort(taskId: string): void {
    for (const { task, controller } of this.#running.values()) if (task.id === taskId) controller.abort()
  }
}

import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

export interface BatchOptions {
  /** Collect for this long after the first item; 0: within the same event loop turn. */
  waitMs: number
  /** Maximum batch size. */
  atOnce: number
  /** Later items do not wait longer than this for a running batch. */
  patienceMs: number
}

/**
 * Batch items that arrive one by one: items that arrive while a batch runs form the next one. `act` returns results in input
 * order; if it throws, every item of the batch fails.
 */
export function batch<Thing, Result>(
  act: (things: readonly Thing[]) => Promise<readonly Result[]>,
  { waitMs, atOnce, patienceMs }: BatchOptions,
): (thing: Thing) => Promise<Result> {
  const waiting: Waiting<Thing, Result>[] = []
  let isBusy = false

  async function run(): Promise<void> {
    isBusy = true
    await pause(waitMs)
    while (waiting.length > 0) {
      await atMost(patienceMs, actOn(act, waiting.splice(0, atOnce)))
      if (waiting.length < atOnce) await pause(waitMs)
    }
    isBusy = false
  }

  return (thing) =>
    new Promise((resolve, reject) => {
      waiting.push({ thing, resolve, reject })
      if (!isBusy) void run()
    })
}

interface Waiting<Thing, Result> {
  thing: Thing
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

async function actOn<Thing, Result>(
  act: (things: readonly Thing[]) => Promise<readonly Result[]>,
  group: readonly Waiting<Thing, Result>[],
): Promise<void> {
  try {
    const results = await act(group.map(({ thing }) => thing))
    group.forEach(({ resolve, reject }, index) => {
      const result = results[index]
      if (result === undefined) reject(new Error('one of a group has no result'))
      else resolve(result)
    })
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}

async function pause(ms: number): Promise<void> {
  await (ms === 0 ? nextTurn() : sleep(ms))
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const done = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: done.signal })])
  done.abort()
}

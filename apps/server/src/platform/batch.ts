import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

export interface BatchOptions {
  /** What comes within this time of the first is done together with it; 0: within the same turn. */
  waitMs: number
  /** More come next time. */
  atOnce: number
  /** Who comes later does not wait longer than this for those before. */
  patienceMs: number
}

/**
 * Do many things at once that come one by one: those that come while others are being done are done together after them. Each
 * gets its own result, in the order of `act`; when that fails, all of its things fail.
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

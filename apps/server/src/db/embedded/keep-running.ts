import { setTimeout as pause } from 'node:timers/promises'
import type { EmbeddedLog } from './embedded-log.ts'
import type { Postmaster } from './launch-postmaster.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** A fast shutdown writes a checkpoint; after this time an immediate shutdown leaves recovery to the next start. */
const FAST_STOP_MS = 8_000
const IMMEDIATE_STOP_MS = 5_000

/** Start PostgreSQL again whenever it dies, until it is stopped. */
export function keepRunning(first: Postmaster, relaunch: () => Promise<Postmaster>, log: EmbeddedLog) {
  const stopping = new AbortController()
  let current = first

  async function watch() {
    for (;;) {
      await Promise.race([current.ended, aborted(stopping.signal)])
      if (stopping.signal.aborted) return
      log.warn({ pid: current.pid }, 'PostgreSQL died and is started again')
      const next = await revive(relaunch, stopping.signal, log)
      if (!next) return
      current = next
      log.info({ pid: current.pid }, 'PostgreSQL is back')
    }
  }

  const watching = watch()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await watching
      await endPostmaster(current)
    },
  }
}

async function revive(relaunch: () => Promise<Postmaster>, signal: AbortSignal, log: EmbeddedLog) {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await relaunch()
    } catch (error) {
      // For example on a full disk: keep trying, the operator may free space.
      log.warn({ err: error, pauseMs }, 'PostgreSQL could not be started again')
    }
    await Promise.race([pause(pauseMs, undefined, { ref: false }), aborted(signal)])
  }
  return undefined
}

async function endPostmaster({ pid, ended }: Postmaster): Promise<void> {
  for (const [signal, withinMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (!send(pid, signal)) return
    const timer = new AbortController()
    // This timer also keeps the process alive until PostgreSQL is gone.
    const late = pause(withinMs, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const)
    const outcome = await Promise.race([ended, late])
    timer.abort()
    if (outcome !== 'late') return
  }
}

function send(pid: number, signal: 'SIGINT' | 'SIGQUIT'): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false // already gone
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

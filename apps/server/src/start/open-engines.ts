import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from '@easel/engines/engine'
import { openFakeEngine } from '@easel/engines/fake'
import { kinds } from '@easel/engines/kinds'
import { createPainter } from '@easel/engines/painter/adapter'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import type { Config } from '../config.ts'
import { mayWork } from '../platform/roles.ts'
import type { Clock } from '../platform/clock.ts'
import type { ConnectEngine } from '../platform/engines/connect.ts'
import { noTraces } from '../platform/traces/traces.ts'
import { traceEngineCalls } from './trace-engine-calls.ts'
import { PAINTER_WORKER } from '../built-files.ts'

/** The engine within this process, as the settings say; in a process that draws nothing only what it could do is known of it. */
export function openLocalEngine({
  engine,
  role,
  workerSlots,
}: Pick<Config, 'engine' | 'role' | 'workerSlots'>): Engine {
  // The painter's threads are started by the first drawing.
  const whole = engine === 'fake' ? openFakeEngine() : openPainter()
  const slots = Math.min(whole.slots, workerSlots ?? whole.slots)
  return mayWork(role) ? { ...whole, slots } : forbidDrawing(whole)
}

function openPainter(): Engine {
  return createPainter({ workerFile: PAINTER_WORKER, threads: Math.max(2, availableParallelism()) })
}

function forbidDrawing(engine: Engine): Engine {
  const refuse = () => {
    throw new Error('A process with ROLE=web was to draw.')
  }
  return { ...engine, start: refuse, follow: refuse, ...(engine.enlargePick && { enlargePick: refuse }) }
}

/** Connects remote engines. Each may only be contacted at its own address and its configured picture hosts. */
export function openConnections(clock: Clock, traces = noTraces): ConnectEngine {
  return ({ kind, options, ...connection }) => {
    const engineKind = kinds.get(kind)
    if (!engineKind) throw new Error(`No engine of the kind ${kind} can be connected.`)
    const { pictureHosts, open } = engineKind.plan(options)
    const own = { origin: new URL(connection.url).origin, isPrivate: true }
    const outgoing = traceEngineCalls(openOutgoing({ hosts: [...pictureHosts, own] }), traces)
    const engine = open(connection, { outgoing, clock, pause })
    return {
      ...engine,
      async close() {
        await engine.close()
        await outgoing.close()
      },
    }
  }
}

/** @throws the signal's reason */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}

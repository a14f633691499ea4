import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from '@easel/engines/engine'
import { openFakeEngine } from '@easel/engines/fake'
import { kinds } from '@easel/engines/kinds'
import { createPainter } from '@easel/engines/painter/adapter'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { ConnectEngine } from '../platform/engines/connect.ts'
import { PAINTER_WORKER } from '../built-files.ts'

/** The engine within this process, as the settings say. */
export function openLocalEngine({ engine }: Pick<Config, 'engine'>): Engine {
  if (engine === 'fake') return openFakeEngine()
  return createPainter({ workerFile: PAINTER_WORKER, threads: Math.max(2, availableParallelism()) })
}

/** Connects remote engines. Each may only be contacted at its own address and its configured picture hosts. */
export function openConnections(clock: Clock): ConnectEngine {
  return ({ kind, options, ...connection }) => {
    const engineKind = kinds.get(kind)
    if (!engineKind) throw new Error(`No engine of the kind ${kind} can be connected.`)
    const { pictureHosts, open } = engineKind.plan(options)
    const own = { origin: new URL(connection.url).origin, isPrivate: true }
    const outgoing = openOutgoing({ hosts: [...pictureHosts, own] })
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

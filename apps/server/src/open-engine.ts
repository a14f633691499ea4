import { availableParallelism } from 'node:os'
import type { Engine } from '@easel/engines/engine'
import { openFakeEngine } from '@easel/engines/fake'
import { createPainter } from '@easel/engines/painter/adapter'
import type { Config } from './config.ts'

/** The engine that draws, as the settings say. */
export function openEngine({ engine }: Config): Engine {
  if (engine === 'fake') return openFakeEngine()
  // The same two steps up from the sources as from the bundle.
  const workerFile = new URL('../../../packages/painter/dist/worker.mjs', import.meta.url)
  return createPainter({ workerFile, threads: Math.max(2, availableParallelism()) })
}

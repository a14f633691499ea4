import { planGrid } from '@easel/painter/recipe/plan-grid'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { describe, expect, it } from 'vitest'
import { type AnimateJob, createPool, type PaintJob } from './pool.ts'

/** Paints at once, and never comes to the end of a clip. */
const ENDLESS = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ kind }) => kind === 'paint' && parentPort.postMessage({ kind: 'done', png: new Uint8Array([1]), unplaced: [] }))`

const [recipe] = planGrid({ reading: readPrompt('a lake', []), seed: 1, niji: false, stylize: 100, chaos: 0, weird: 0 })

function jobs(): { paint: PaintJob; animate: AnimateJob } {
  if (recipe === undefined) throw new Error('A grid has four.')
  const size = { width: 2, height: 2, previewSide: 2 }
  const plan = { seconds: 4, fps: 24, motion: 'low', camera: null, loop: false, seed: 1, fromSeconds: 0 } as const
  const first = { rgba: new Uint8Array(16), recipe: null }
  return { paint: { recipe, ...size }, animate: { ...size, first, last: null, plan, over: null, before: null } }
}

describe('the threads of the painter', () => {
  it('paint pictures while more clips are asked for than there are threads', async () => {
    const pool = createPool({ workerFile: new URL(`data:text/javascript,${encodeURIComponent(ENDLESS)}`), threads: 2 })
    const signal = new AbortController().signal
    const { paint, animate } = jobs()
    const clips = [1, 2, 3].map(() => pool.animate(animate, () => {}, signal))
    const ended = Promise.allSettled(clips)
    expect(await pool.paint(paint, () => {}, signal)).toEqual({ png: new Uint8Array([1]), unplaced: [] })
    expect(await pool.paint(paint, () => {}, signal)).toEqual({ png: new Uint8Array([1]), unplaced: [] })
    await pool.close()
    expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(['rejected']))
  })
})

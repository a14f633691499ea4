import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildPainterWorker } from '@easel/painter/build'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DrawOrder, Engine, Report } from '../engine.ts'
import { createPainter } from './adapter.ts'

// Inside the workspace, so that the bundle finds the canvas library where a built one does.
const folder = fileURLToPath(new URL(`../../dist/test-${process.pid}`, import.meta.url))
const workerFile = join(folder, 'worker.mjs')
const crashingFile = join(folder, 'crashing.mjs')
const silentFile = join(folder, 'silent.mjs')
const opened: Engine[] = []
/** Three grids take their time on a busy machine. */
const MANY_GRIDS_MS = 180_000

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await buildPainterWorker(workerFile)
  // Dies on its first picture of each life, as a fault in the native library would.
  await writeFile(
    crashingFile,
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(134))\n`,
  )
  await writeFile(silentFile, `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => {})\n`)
})

afterAll(async () => {
  await Promise.all(opened.map((engine) => engine.close()))
  await rm(folder, { recursive: true, force: true })
})

function open(file: string, more: { gridLimitMs?: number; threads?: number } = {}): Engine {
  const engine = createPainter({ workerFile: file, threads: 2, sidePx: 128, ...more })
  opened.push(engine)
  return engine
}

const order: DrawOrder = {
  verb: { kind: 'imagine' },
  prompt: 'a red fox in a snowy forest at sunset, oil painting',
  without: [],
  bot: 'MID_JOURNEY',
  modelVersion: '7',
  aspectRatio: { width: 1, height: 1 },
  seed: 7,
  stylize: 100,
  chaos: 0,
  weird: 0,
  references: [],
  referenceWeight: 1,
}

async function draw(
  engine: Engine,
  wish: Partial<DrawOrder> = {},
  signal = new AbortController().signal,
): Promise<Report[]> {
  const whole = { ...order, ...wish }
  const ticket = await engine.start(whole, signal)
  const reports: Report[] = []
  for await (const report of engine.follow(ticket, whole, signal)) reports.push(report)
  return reports
}

/** How far behind others a thread stands, as Linux tells in the 19th field of its state; its name may hold spaces. */
async function nicenessOf(thread: number): Promise<number> {
  const state = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')
  return Number(state.slice(state.lastIndexOf(')') + 2).split(' ')[16])
}

function picturesOf(reports: Report[]) {
  const last = reports.at(-1)
  if (last?.state !== 'done') throw new Error('The grid was not painted.')
  return last.pictures
}

describe('the painter as an engine', () => {
  it('paints four pictures, tells of its progress and shows true previews on the way', async () => {
    const reports = await draw(open(workerFile))
    const drawing = reports.filter((report) => report.state === 'drawing')
    const shown = drawing.map((report) => report.progress)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(Math.max(...shown)).toBeLessThan(100)
    const previews = drawing.flatMap((report) => (report.preview === null ? [] : [report.preview]))
    expect(previews.length).toBeGreaterThan(2)
    expect(previews.length).toBeLessThanOrEqual(10)
    for (const preview of previews) {
      const { format, width, height } = await sharp(preview).metadata()
      expect([format, width, height]).toEqual(['webp', 256, 256])
    }
    const pictures = picturesOf(reports)
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      const { format, width, height } = await sharp(picture.png).metadata()
      expect([format, width, height]).toEqual(['png', picture.width, picture.height])
    }
  })

  it(
    'gives the same bytes for the same order on other threads, and others for another seed',
    async () => {
      const wide = { aspectRatio: { width: 3, height: 1 } }
      const engine = open(workerFile)
      const once = picturesOf(await draw(engine, wide))
      const again = picturesOf(await draw(open(workerFile, { threads: 1 }), wide))
      const other = picturesOf(await draw(engine, { ...wide, seed: 8000 }))
      expect(again.map(({ png }) => Buffer.from(png).toString('base64'))).toEqual(
        once.map(({ png }) => Buffer.from(png).toString('base64')),
      )
      expect(Buffer.from(other[0]?.png ?? []).equals(Buffer.from(once[0]?.png ?? []))).toBe(false)
    },
    MANY_GRIDS_MS,
  )

  it.runIf(process.platform === 'linux')('paints behind everyone who waits for an answer', async () => {
    await draw(open(workerFile))
    const own = await nicenessOf(process.pid)
    const threads = await readdir('/proc/self/task')
    const all = await Promise.all(threads.map((thread) => nicenessOf(Number(thread))))
    expect(all.filter((niceness) => niceness === own + 5).length).toBeGreaterThan(0)
  })

  it('paints variations of one picture from its stored recipe', async () => {
    const engine = open(workerFile)
    const parent = picturesOf(await draw(engine))[1]?.recipe
    if (parent === undefined) throw new Error('The grid has no second picture.')
    const stored: typeof parent = JSON.parse(JSON.stringify(parent))
    const varied = picturesOf(
      await draw(engine, { verb: { kind: 'variation', strength: 'subtle', parent: stored }, seed: 90 }),
    )
    expect(varied.map(({ recipe }) => recipe['template'])).toEqual(Array(4).fill(parent['template']))
    expect(new Set(varied.map(({ recipe }) => recipe['seed']))).toEqual(new Set([90, 91, 92, 93]))
  })

  it('stops for the reason of the signal and paints the next grid with the same threads', async () => {
    const engine = open(workerFile)
    const stop = new AbortController()
    const whole = { ...order }
    const reason = new Error('The person cancelled.')
    const follow = async () => {
      for await (const report of engine.follow({}, whole, stop.signal))
        if (report.state === 'drawing') stop.abort(reason)
    }
    await expect(follow()).rejects.toBe(reason)
    expect(picturesOf(await draw(engine))).toHaveLength(4)
  })

  it('says that a thread died, and stays able to take orders', async () => {
    const engine = open(crashingFile)
    await expect(draw(engine)).rejects.toThrow('A painter thread stopped while it painted.')
    await expect(draw(engine)).rejects.toThrow('A painter thread stopped while it painted.')
  })

  it('gives a grid up when it takes too long, however often memory is cleaned up meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const cleaning = setInterval(runInNewContext('gc'), 10)
    await expect(draw(open(silentFile, { gridLimitMs: 400 }))).rejects.toThrow(/timeout/i)
    clearInterval(cleaning)
  })
})

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine, Report } from '../engine.ts'
import { createPainter } from './adapter.ts'
import { anOrder, buildWorker, PATIENCE_MS } from './testing/open-painter.ts'

const SIDE_PX = 96
const opened: Engine[] = []
let worker: Awaited<ReturnType<typeof buildWorker>>
let crashingFile: string
let silentFile: string
let hungryFile: string
let engine: Engine
let reports: Report[]

beforeAll(async () => {
  worker = await buildWorker('adapter')
  crashingFile = join(worker.folder, 'crashing.mjs')
  silentFile = join(worker.folder, 'silent.mjs')
  // Dies on its first picture of each life, as a fault in the native library would.
  await writeFile(
    crashingFile,
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(134))\n`,
  )
  await writeFile(silentFile, `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => {})\n`)
  hungryFile = join(worker.folder, 'hungry.mjs')
  await writeFile(
    hungryFile,
    `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => { for (const all = []; ; ) all.push(new Array(10_000).fill(all.length)) })\n`,
  )
  engine = open(worker.workerFile)
  reports = await draw(engine)
}, PATIENCE_MS)

afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()))
  await worker.remove()
})

function open(file: string, more: { gridLimitMs?: number; heapMb?: number } = {}): Engine {
  const one = createPainter({ workerFile: file, threads: 2, sidePx: SIDE_PX, ...more })
  opened.push(one)
  return one
}

async function draw(one: Engine, signal = new AbortController().signal): Promise<Report[]> {
  const ticket = await one.start(anOrder, signal)
  const seen: Report[] = []
  for await (const report of one.follow(ticket, anOrder, signal)) seen.push(report)
  return seen
}

/** How far behind others a thread stands, as Linux tells in the 19th field of its state; its name may hold spaces. */
async function nicenessOf(thread: number): Promise<number> {
  const state = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')
  return Number(state.slice(state.lastIndexOf(')') + 2).split(' ')[16])
}

function picturesOf(all: Report[]) {
  const last = all.at(-1)
  if (last?.state !== 'done') throw new Error('The grid was not painted.')
  return last.pictures
}

describe('the painter as an engine', () => {
  it('paints four pictures, tells of its progress and shows true previews on the way', async () => {
    const drawing = reports.filter((report) => report.state === 'drawing')
    const shown = drawing.map((report) => report.progress)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(Math.max(...shown)).toBeLessThan(100)
    const previews = drawing.flatMap((report) => (report.preview === null ? [] : [report.preview]))
    expect(previews.length).toBeGreaterThan(2)
    expect(previews.length).toBeLessThanOrEqual(10)
    for (const preview of previews) {
      const { format, width, height } = await sharp(preview).metadata()
      expect([format, width, height]).toEqual(['webp', 2 * SIDE_PX, 2 * SIDE_PX])
    }
    const pictures = picturesOf(reports)
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      const { format, width, height } = await sharp(picture.png).metadata()
      expect([format, width, height]).toEqual(['png', picture.width, picture.height])
    }
  })

  it.runIf(process.platform === 'linux')('paints behind everyone who waits for an answer', async () => {
    const own = await nicenessOf(process.pid)
    const threads = await readdir('/proc/self/task')
    const all = await Promise.all(threads.map((thread) => nicenessOf(Number(thread))))
    expect(all.filter((niceness) => niceness === own + 5).length).toBeGreaterThan(0)
  })

  it(
    'stops for the reason of the signal and paints the next grid with the same threads',
    async () => {
      const stop = new AbortController()
      const reason = new Error('The person cancelled.')
      const follow = async () => {
        for await (const report of engine.follow({}, anOrder, stop.signal))
          if (report.state === 'drawing') stop.abort(reason)
      }
      await expect(follow()).rejects.toBe(reason)
      expect(picturesOf(await draw(engine))).toHaveLength(4)
    },
    PATIENCE_MS,
  )

  it('loses a thread that wants more memory than it may have, and nothing else', async () => {
    const hungry = open(hungryFile, { heapMb: 16 })
    await expect(draw(hungry)).rejects.toMatchObject({
      message: 'A painter thread stopped while it painted.',
      cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
    })
    await expect(draw(hungry)).rejects.toThrow('A painter thread stopped while it painted.')
    expect(picturesOf(await draw(engine))).toHaveLength(4)
  })

  it('says that a thread died, and stays able to take orders', async () => {
    const crashing = open(crashingFile)
    await expect(draw(crashing)).rejects.toThrow('A painter thread stopped while it painted.')
    await expect(draw(crashing)).rejects.toThrow('A painter thread stopped while it painted.')
  })

  it('gives a grid up when it takes too long, however often memory is cleaned up meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const cleaning = setInterval(runInNewContext('gc'), 10)
    await expect(draw(open(silentFile, { gridLimitMs: 400 }))).rejects.toThrow(/timeout/i)
    clearInterval(cleaning)
  })
})

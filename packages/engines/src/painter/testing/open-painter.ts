import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPainterWorker } from '@easel/painter/build'
import type { Done, DrawOrder, Picture } from '../../engine.ts'
import { createPixels, type Pixels } from '../../geometry/pixels.ts'
import { readPng, writePng } from '../../png.ts'
import { createPainter } from '../adapter.ts'

/** Small pictures, but many of them, on a machine that others use too. */
export const PATIENCE_MS = 180_000

export const FOX = 'a red fox in a snowy forest at sunset, oil painting'

export const anOrder: DrawOrder = {
  verb: { kind: 'imagine' },
  prompt: FOX,
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

/** A worker for the tests of one file, inside the workspace, so that the bundle finds the canvas library where a built one does. */
export async function buildWorker(name: string) {
  const folder = fileURLToPath(new URL(`../../../dist/${name}-${process.pid}`, import.meta.url))
  const workerFile = join(folder, 'worker.mjs')
  await mkdir(folder, { recursive: true })
  await buildPainterWorker(workerFile)
  return { folder, workerFile, remove: () => rm(folder, { recursive: true, force: true }) }
}

export type OpenPainter = Awaited<ReturnType<typeof openPainter>>

interface Opening {
  sidePx: number
  threads?: number
  /** Seconds that are made for each second that is asked for; a quarter unless it says otherwise. */
  clipPace?: number
  /** What every drawing is asked for unless it says otherwise. */
  usual?: Partial<DrawOrder>
}

/** A clip of 4 s is one of 1 s. */
const CLIP_PACE = 0.25

/** `name` is one of its own for each that is open. */
export async function openPainter(name: string, { sidePx, threads = 2, clipPace = CLIP_PACE, usual = {} }: Opening) {
  const { workerFile, remove } = await buildWorker(name)
  const small = { sidePx, pickSidePx: 2 * sidePx, clipSidePx: sidePx, clipPace }
  const engine = createPainter({ workerFile, threads, ...small })
  const draw = async (wish: Partial<DrawOrder>): Promise<Done> => {
    const signal = new AbortController().signal
    for await (const report of engine.follow({}, { ...anOrder, ...usual, ...wish }, signal)) {
      if (report.state === 'done') return report
    }
    throw new Error('The painter did not finish.')
  }
  return {
    draw,
    engine,
    /** The first picture of a grid as a person gets it back. */
    drawParent: async (wish: Partial<DrawOrder> = {}) => asParent((await draw(wish)).pictures[0]),
    close: async () => {
      await engine.close()
      await remove()
    },
  }
}

/** A picture whose recipe has been through storage. */
export async function asParent(picture: Picture | undefined) {
  if (picture === undefined) throw new Error('The grid has no such picture.')
  const recipe: Picture['recipe'] = JSON.parse(JSON.stringify(picture.recipe))
  return { parent: { recipe, png: picture.png }, pixels: await readPng(picture.png) }
}

export function listBytes({ pictures }: Done): string[] {
  return pictures.map(({ png }) => Buffer.from(png).toString('base64'))
}

/** Mean difference of a channel, 0..255. */
export function measureDistance(one: Pixels, other: Pixels): number {
  let sum = 0
  for (let at = 0; at < one.rgba.length; at++) sum += Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0))
  return sum / one.rgba.length
}

/** The pixels whose colour is another, of those that are asked about. */
export function findChanged(after: Pixels, before: Pixels, isAsked: (x: number, y: number) => boolean): number[] {
  const all = Array.from({ length: before.width * before.height }, (_, at) => at)
  const isSame = (at: number) =>
    [0, 1, 2].every((channel) => after.rgba[at * 4 + channel] === before.rgba[at * 4 + channel])
  return all.filter((at) => isAsked(at % before.width, Math.floor(at / before.width)) && !isSame(at))
}

export async function maskOf(
  { width, height }: { width: number; height: number },
  isWhite: (x: number, y: number) => boolean,
): Promise<Uint8Array> {
  const mask = createPixels({ width, height })
  for (let at = 0; at < width * height; at++) {
    const level = isWhite(at % width, Math.floor(at / width)) ? 255 : 0
    mask.rgba.set([level, level, level, 255], at * 4)
  }
  return writePng(mask)
}

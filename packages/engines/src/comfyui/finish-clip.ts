import sharp from 'sharp'
import type { ClipFacts } from '../clip/clip-facts.ts'
import { ClipUnreadable } from '../clip/clip-unreadable.ts'
import { putIndexFirst } from '../clip/put-index-first.ts'
import { MOST_CLIP_BYTES, readClip } from '../clip/read-clip.ts'
import type { Done, Recipe } from '../engine.ts'
import { writePng } from '../png.ts'
import { type ClipOrder, listNotDrawn, wishesOf } from '../remote/clip-wish.ts'
import { EngineMessage, EngineRefused } from '../remote/faults.ts'
import { readPictureBytes } from '../remote/picture.ts'
import { cropTo } from '../remote/show-picture.ts'
import type { PromptOutput } from './await-prompt.ts'
import { fetchFile } from './fetch-drawn.ts'
import { isLoop } from './plan-clip.ts'
import type { Server } from './server.ts'
import type { ImageRef, Receipt } from './wire.ts'

/** Nodes list pictures and sound beside a clip, and the clip last. */
const MOST_FILES = 4

interface MadeClip {
  receipt: Receipt
  order: ClipOrder
  output: PromptOutput
}

/** @throws EngineRefused, EngineUnreachable, the signal's reason */
export async function finishClip(server: Server, made: MadeClip, signal: AbortSignal): Promise<Done> {
  const { receipt, order, output } = made
  const files = receipt.outputs.split(' ').flatMap((id) => output.outputs[id]?.files ?? [])
  const read = await takeClip(server, files, signal)
  const { width, height } = read
  const recipe: Recipe = { engine: server.settings.id, prompt: order.prompt, seed: order.seed, width, height }
  const clip = { ...read, poster: await choosePoster(order, read), recipe }
  const isEndless = order.verb.kind === 'video' && isLoop(order.verb.clip, server.settings)
  const seconds = Math.round(read.durationMs / 1_000)
  return { state: 'done', pictures: [], clips: [clip], notDrawn: listNotDrawn(order, { loop: !isEndless, seconds }) }
}

type ReadClip = ClipFacts & { bytes: Uint8Array }

async function takeClip(server: Server, files: readonly ImageRef[], signal: AbortSignal): Promise<ReadClip> {
  let fault: string | null = null
  for (const file of files.slice(-MOST_FILES).reverse()) {
    const bytes = await fetchFile(server, file, { maxBytes: MOST_CLIP_BYTES, signal })
    try {
      return { ...readClip(bytes), bytes: putIndexFirst(bytes) }
    } catch (error) {
      if (!(error instanceof ClipUnreadable)) throw error
      fault ??= error.fault
    }
  }
  if (fault === null) throw new EngineRefused('clip_missing')
  throw new EngineRefused('clip_unreadable', { cause: new EngineMessage(fault) })
}

/** What it began with; of a picture that moves its first one; else nothing here can read one out. */
async function choosePoster(order: ClipOrder, clip: ReadClip): Promise<Uint8Array | null> {
  const { first } = wishesOf(order)
  if (first !== null) return cropTo(first.png, clip)
  if (!clip.mime.startsWith('image/')) return null
  const still = await sharp(clip.bytes, { pages: 1 }).png().toBuffer()
  return writePng(await readPictureBytes(new Uint8Array(still)))
}

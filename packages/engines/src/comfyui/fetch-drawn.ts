import { EngineUnreachable } from '../engine.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused, NotTaken } from '../remote/faults.ts'
import { ask } from '../remote/line.ts'
import { MOST_BYTES, readPictureBytes } from '../remote/picture.ts'
import type { PromptOutput } from './await-prompt.ts'
import type { Server } from './server.ts'
import type { ImageRef, Receipt } from './wire.ts'

const TRIES = 5
/** A file may be listed before it can be read. */
const TRIES_MISSING = 3
const PAUSE_MS = 2_000
/** Reasons for which fetching again may help. */
const PASSING = new Set(['engine_lost', 'engine_timeout', 'engine_failed'])

/**
 * The pictures of a prompt, in their order.
 * @throws EngineRefused, EngineUnreachable, the signal's reason
 */
export async function fetchDrawn(
  server: Server,
  { outputs: ids }: Receipt,
  { shown: { outputs, pictures: told }, signal }: { shown: PromptOutput; signal: AbortSignal },
): Promise<Pixels[]> {
  const pictures: Pixels[] = []
  for (const id of ids.split(' ')) {
    const received = told.get(id)
    const [image] = outputs[id]?.images ?? []
    if (received !== undefined) pictures.push(await readPictureBytes(received))
    else if (image !== undefined) pictures.push(await fetchPicture(server, image, signal))
    else throw new EngineRefused('engine_bad_reply')
  }
  const [first] = pictures
  if (pictures.some(({ width, height }) => width !== first?.width || height !== first.height)) {
    throw new EngineRefused('engine_bad_reply')
  }
  return pictures
}

const fetchPicture = async (server: Server, image: ImageRef, signal: AbortSignal): Promise<Pixels> =>
  readPictureBytes(await fetchFile(server, image, { maxBytes: MOST_BYTES, signal }))

interface FileLimits {
  maxBytes: number
  signal: AbortSignal
}

/** A file of the server, by its bytes. @throws EngineRefused, EngineUnreachable, the signal's reason */
export async function fetchFile(server: Server, file: ImageRef, { maxBytes, signal }: FileLimits): Promise<Uint8Array> {
  for (let tries = 1; ; tries++) {
    try {
      return await fetchOnce(server, file, { maxBytes, signal })
    } catch (error) {
      signal.throwIfAborted()
      failOrTryAgain(error, tries)
      await server.pause(PAUSE_MS * tries, signal)
    }
  }
}

async function fetchOnce(
  { line, settings }: Server,
  { filename, subfolder, type }: ImageRef,
  { maxBytes, signal }: FileLimits,
): Promise<Uint8Array> {
  const path = `/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`
  const timeoutMs = settings.answerMs
  const { body } = await ask(line, { method: 'GET', path, signal, timeoutMs, maxBytes })
  return body
}

function failOrTryAgain(error: unknown, tries: number): void {
  if (error instanceof EngineRefused && error.isGone) {
    if (tries >= TRIES_MISSING) throw new EngineRefused('engine_lost', { cause: error })
    return
  }
  const isPassing = error instanceof NotTaken || (error instanceof EngineRefused && PASSING.has(error.reason))
  if (!isPassing) throw error
  if (tries >= TRIES) throw new EngineUnreachable(error.message, { cause: error })
}

import { OutgoingError } from '@easel/outgoing/outgoing'
import { writePng } from '../png.ts'
import { EngineRefused } from './faults.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { Line } from './line.ts'
import { MOST_BYTES, readPictureBytes } from './picture.ts'

const TIMEOUT_MS = 30_000

/** The picture that an engine shows of its clip, drawn anew as PNG; null when it cannot be had, which is nothing to worry about. */
export async function fetchPoster(line: Line, url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const limits = { signal, maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS }
    const { status, body } = await fetchBytes(line, { url, ...limits })
    return status === 200 ? await writePng(await readPictureBytes(body)) : null
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof OutgoingError || error instanceof EngineRefused) return null
    throw error
  }
}

import { OutgoingError } from '@easel/outgoing/outgoing'
import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from '../remote/faults.ts'
import { MOST_BYTES, readPictureBytes } from '../remote/picture.ts'
import type { Server } from './server.ts'

const TIMEOUT_MS = 60_000

/**
 * A picture that was answered by its address. Without our key: it may lie elsewhere, where the operator allows it.
 * @throws EngineRefused, the signal's reason
 */
export async function fetchPicture({ line, settings }: Server, url: string, signal: AbortSignal): Promise<Pixels> {
  return readPictureBytes(await fetchBytes(line.outgoing, readUrl(url, settings.url), signal))
}

/** Some say only where it lies with them. */
function readUrl(url: string, base: string): string {
  if (!URL.canParse(url, base)) throw new EngineRefused('picture_missing')
  return new URL(url, base).href
}

async function fetchBytes(outgoing: Server['line']['outgoing'], url: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const request = { method: 'GET', url, signal, maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS } as const
    const { status, body } = await outgoing.send(request)
    if (status !== 200) throw new EngineRefused('picture_missing')
    return body
  } catch (cause) {
    if (!(cause instanceof OutgoingError)) throw cause
    if (cause.kind === 'forbidden') throw new EngineRefused('picture_forbidden', { cause })
    if (cause.kind === 'too_large') throw new EngineRefused('picture_too_large', { cause })
    throw new EngineRefused('picture_missing', { cause })
  }
}

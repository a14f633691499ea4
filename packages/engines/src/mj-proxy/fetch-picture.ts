import { OutgoingError } from '@easel/outgoing/outgoing'
import sharp from 'sharp'
import { EngineUnreachable } from '../engine.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { readOpaquePng, readSize } from '../png.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import { isPicture } from './sniff-picture.ts'

const MAX_BYTES = 20 * 1024 * 1024
/** Twice the largest that a bot gives out, 4096 × 4096 after an upscale of four. */
const MAX_PIXELS = 34_000_000
/** The picture host sometimes needs a moment. */
const PAUSES_MS = [2_000, 5_000, 10_000]
const PREVIEW_SIDE_PX = 512
const PREVIEW_TIMEOUT_MS = 10_000

/**
 * Download and decode a finished picture; its declared type is not trusted.
 * @throws Refused when there is none that can be read, EngineUnreachable, the signal's reason
 */
export async function fetchPicture(proxy: Proxy, url: string, signal: AbortSignal): Promise<Pixels> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await fetchOnce(proxy, url, signal)
    } catch (error) {
      // Not retryable; any other failure may pass.
      if (error instanceof ProxyRefused && error.reason !== 'picture_missing') throw error
      signal.throwIfAborted()
      await proxy.tools.pause(pauseMs, signal)
    }
  }
  return fetchOnce(proxy, url, signal)
}

async function fetchOnce({ settings, tools }: Proxy, url: string, signal: AbortSignal): Promise<Pixels> {
  const absolute = new URL(url, settings.baseUrl).href
  const { timeoutMs = 60_000 } = settings
  try {
    const request = { method: 'GET', url: absolute, signal, maxBytes: MAX_BYTES, timeoutMs } as const
    const { status, body } = await tools.outgoing.send(request)
    if (status >= 500 || status === 429) throw new EngineUnreachable(`The picture's server answers ${status}.`)
    if (status !== 200) throw new ProxyRefused('picture_missing')
    return await decode(body)
  } catch (cause) {
    if (!(cause instanceof OutgoingError)) throw cause
    if (cause.kind === 'forbidden') throw new ProxyRefused('picture_forbidden', { cause })
    if (cause.kind === 'too_large') throw new ProxyRefused('picture_too_large', { cause })
    throw new EngineUnreachable("The picture's server cannot be reached.", { cause })
  }
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    if (!isPicture(bytes)) throw new ProxyRefused('picture_unreadable')
    const { width, height } = await readSize(bytes)
    if (width * height > MAX_PIXELS) throw new ProxyRefused('picture_unreadable')
    return await readOpaquePng(bytes)
  } catch (cause) {
    throw new ProxyRefused('picture_unreadable', { cause })
  }
}

/** A small WebP of how far it is; null when that cannot be had, which is nothing to worry about. */
export async function fetchPreview(
  { settings, tools }: Proxy,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    const absolute = new URL(url, settings.baseUrl).href
    const request = { method: 'GET', url: absolute, signal, timeoutMs: PREVIEW_TIMEOUT_MS } as const
    const { status, body } = await tools.outgoing.send(request)
    if (status !== 200 || !isPicture(body)) return null
    const side = { width: PREVIEW_SIDE_PX, height: PREVIEW_SIDE_PX }
    const small = sharp(body, { limitInputPixels: MAX_PIXELS }).resize({
      ...side,
      fit: 'inside',
      withoutEnlargement: true,
    })
    return new Uint8Array(await small.webp({ quality: 72 }).toBuffer())
  } catch {
    signal.throwIfAborted()
    return null
  }
}

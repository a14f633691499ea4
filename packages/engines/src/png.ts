import sharp, { type Sharp } from 'sharp'
import type { Size } from './geometry/extend-canvas.ts'
import type { Pixels } from './geometry/pixels.ts'

/** @throws Error when these bytes are no picture. */
export async function readPng(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) }
}

const BEHIND = '#808080'

/** What a person sees of a picture that may be transparent or have one channel only; opaque. */
export function readOpaquePng(png: Uint8Array): Promise<Pixels> {
  return readOpaque(sharp(png))
}

/** PNG without transparency, as a person sees it: what leaves for an engine has no colours under it. One that is opaque stays as it is. */
export async function flattenPng(png: Uint8Array): Promise<Uint8Array> {
  const { hasAlpha, channels, space } = await sharp(png).metadata()
  return !hasAlpha && channels === 3 && space === 'srgb' ? png : writePng(await readOpaquePng(png))
}

/** @throws Error when these bytes are no picture. */
export async function readSize(png: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

/** The same, no longer than `sidePx`; however long and thin it is, each side keeps a pixel. */
export function readScaledPng(png: Uint8Array, sidePx: number): Promise<Pixels> {
  return readOpaque(sharp(png).resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true }))
}

async function readOpaque(picture: Sharp): Promise<Pixels> {
  const flattened = picture.toColourspace('srgb').flatten({ background: BEHIND }).ensureAlpha()
  const { data, info } = await flattened.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) }
}

/** The same pixels give the same bytes; alpha is not kept. */
export async function writePng({ width, height, rgba }: Pixels): Promise<Uint8Array> {
  const raw = sharp(rgba, { raw: { width, height, channels: 4 } })
  return new Uint8Array(await raw.removeAlpha().png().toBuffer())
}

/** Draws a picture out to a larger size with sharp rims; off the thread that serves people. The same pixels give the same. */
export async function enlargePixels({ width, height, rgba }: Pixels, size: Size): Promise<Pixels> {
  const raw = sharp(rgba, { raw: { width, height, channels: 4 } })
  const large = raw.resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' }).sharpen({ sigma: 1.1 })
  return { ...size, rgba: new Uint8Array(await large.ensureAlpha().raw().toBuffer()) }
}

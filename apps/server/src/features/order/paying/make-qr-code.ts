import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { encode, renderSVG } from 'uqr'
import { Refusal } from '../../../errors.ts'
import type { SentBytes } from '../../../http/send-bytes.ts'
import { isPayable } from './rules.ts'

/** What ISO 18004 asks to be left free around it. */
const MARGIN_MODULES = 4

/** Of a module of the PNG: a phone of five inches shows the longest text sharply. */
const MODULE_PX = 8
const LOOK = { border: MARGIN_MODULES, ecc: 'M' } as const

/**
 * A QR code of a text that is paid by, as SVG, or as PNG where `format` says so. Nothing is fetched.
 *
 * @throws Refusal invalid_input for any other text or format
 */
export async function makeQrCode(
  { url, format = 'svg' }: Record<string, unknown>,
  siteUrl: string | null,
): Promise<SentBytes> {
  if (typeof url !== 'string' || !isPayable(url, siteUrl))
    throw new Refusal('invalid_input', { fields: { url: 'not_supported' } })
  if (format !== 'svg' && format !== 'png') {
    throw new Refusal('invalid_input', { fields: { format: { problem: 'wrong_choice', options: ['svg', 'png'] } } })
  }
  const bytes = format === 'png' ? await drawPng(url) : Buffer.from(renderSVG(url, LOOK))
  const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const mime = format === 'png' ? 'image/png' : 'image/svg+xml'
  return { bytes, mime, etag, fileName: `pay.${format}` }
}

async function drawPng(url: string): Promise<Buffer> {
  const { size, data } = encode(url, LOOK)
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PX, size * MODULE_PX, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}

import { createHash } from 'node:crypto'
import { renderSVG } from 'uqr'
import { Refusal } from '../../errors.ts'
import type { SentBytes } from '../../http/send-bytes.ts'
import { isPayable } from './rules.ts'

/** What ISO 18004 asks to be left free around it. */
const MARGIN_MODULES = 4

/**
 * A QR code of a text that is paid by, as SVG. Nothing is fetched.
 *
 * @throws Refusal invalid_input for any other text
 */
export function makeQrCode({ url }: Record<string, unknown>, siteUrl: string | null): SentBytes {
  if (typeof url !== 'string' || !isPayable(url, siteUrl))
    throw new Refusal('invalid_input', { fields: { url: 'not_supported' } })
  const bytes = Buffer.from(renderSVG(url, { border: MARGIN_MODULES, ecc: 'M' }))
  const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { bytes, mime: 'image/svg+xml', etag, fileName: 'pay.svg' }
}

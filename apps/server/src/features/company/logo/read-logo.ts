import type { Db } from '../../../db/open.ts'
import { Refusal } from '../../../errors.ts'
import type { SentBytes } from '../../../http/send-bytes.ts'
import type { DrawShape } from './open-shapes.ts'
import { findIconVersion } from './queries.ts'
import { ICON_SHAPES, PAGE_SHAPE } from './rules.ts'

/**
 * The logo as pages show it.
 * @throws Refusal not_found
 */
export async function readLogo(draw: DrawShape, version: string): Promise<SentBytes> {
  const bytes = await draw(version, PAGE_SHAPE)
  if (!bytes) throw new Refusal('not_found')
  return { bytes, mime: 'image/png', etag: version, fileName: 'logo.png' }
}

/** The icon that stands in place of the built one of this path; null: the built one stands. */
export async function findIcon(
  db: Db,
  draw: DrawShape,
  path: string,
): Promise<{ bytes: Buffer; version: string } | null> {
  const shape = ICON_SHAPES.get(path)
  const version = shape ? await findIconVersion(db) : null
  const bytes = shape && version !== null ? await draw(version, shape) : null
  return bytes && version !== null ? { bytes, version } : null
}

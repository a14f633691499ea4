import { createHash } from 'node:crypto'
import type { Logos, LogoTheme } from '@easel/contract/company-logo'
import { LOGO_MIN_SIDE, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '@easel/contract/limits'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { COMPANY_CHANNEL } from '../../../live/hub.ts'
import { nameKind } from '../../../platform/pictures/name-kind.ts'
import { readHeaderOrWebp } from '../../../platform/pictures/read-header.ts'
import { insertLogo, lockLogos, setLogo } from './queries.ts'
import { isTooLarge, isTooSmall, viewLogos } from './rules.ts'

/** As large as the largest icon. */
const KEPT = { side: 512, bytes: UPLOAD_MAX_BYTES }
/** Hexadecimal digits of the content's hash. */
const VERSION_CHARS = 24

/**
 * Set the logo of a theme: checked by header, then decoded and drawn anew in another process, so that only pixels are kept.
 *
 * @throws Refusal image_too_large, image_format, image_broken, invalid_input when it is too small, rate_limited
 */
export async function saveLogo(
  { db, decoder, bus, clock, newId, log }: Pick<Deps, 'db' | 'decoder' | 'bus' | 'clock' | 'newId' | 'log'>,
  actor: Actor,
  { theme, file }: { theme: LogoTheme; file: Buffer },
): Promise<Logos> {
  requireLogo(file)
  const redrawn = await decoder.redraw({ bytes: file, as: 'exact', maxPixels: UPLOAD_MAX_PIXELS, within: KEPT })
  const picture = Buffer.from(redrawn.bytes)
  const version = createHash('sha256').update(picture).digest('hex').slice(0, VERSION_CHARS)
  const now = clock.now()
  const saved = await db.transaction().execute(async (tx) => {
    await lockLogos(tx)
    await insertLogo(tx, { version, picture, created_at: now })
    const fact = { actorId: actor.userId, act: 'logo.change', subject: `logo:${theme}`, details: { version } }
    await writeAudit(tx, { ...fact, id: newId(), at: now })
    return setLogo(tx, theme, version)
  })
  log.info({ userId: actor.userId, theme }, 'logo changed')
  await bus.publish(COMPANY_CHANNEL, '')
  return viewLogos(saved)
}

function requireLogo(file: Buffer): void {
  if (isTooLarge({ width: 0, height: 0 }, file.length)) throw new Refusal('image_too_large')
  const header = readHeaderOrWebp(file)
  if (!header || header.kind === 'gif') throw refuseKind(header ? 'GIF' : nameKind(file))
  if (isTooLarge(header, file.length)) throw new Refusal('image_too_large')
  if (isTooSmall(header)) {
    throw new Refusal('invalid_input', { fields: { file: { problem: 'logo_small', limit: LOGO_MIN_SIDE } } })
  }
}

function refuseKind(kind: string | null): Refusal {
  const file = kind === null ? ('logo_format' as const) : { problem: 'logo_kind' as const, at: kind }
  return new Refusal('image_format', { fields: { file } })
}

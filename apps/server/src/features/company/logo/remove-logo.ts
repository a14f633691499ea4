import type { Logos, LogoTheme } from '@easel/contract/company-logo'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { COMPANY_CHANNEL } from '../../../live/hub.ts'
import { lockLogos, setLogo, versionOf } from './queries.ts'
import { viewLogos } from './rules.ts'

/** Remove the logo of a theme; where there is none, nothing happens. */
export async function removeLogo(
  { db, bus, clock, newId, log }: Pick<Deps, 'db' | 'bus' | 'clock' | 'newId' | 'log'>,
  actor: Actor,
  theme: LogoTheme,
): Promise<Logos> {
  const { isChange, logos } = await db.transaction().execute(async (tx) => {
    const before = await lockLogos(tx)
    const version = versionOf(before, theme)
    if (version === null) return { isChange: false, logos: before }
    const fact = { actorId: actor.userId, act: 'logo.remove', subject: `logo:${theme}`, details: { version } }
    await writeAudit(tx, { ...fact, id: newId(), at: clock.now() })
    return { isChange: true, logos: await setLogo(tx, theme, null) }
  })
  if (isChange) {
    log.info({ userId: actor.userId, theme }, 'logo removed')
    await bus.publish(COMPANY_CHANNEL, '')
  }
  return viewLogos(logos)
}

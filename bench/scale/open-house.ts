import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { ensureAdministrator } from '../../apps/server/src/features/account/ensure-administrator.ts'
import { startSession } from '../../apps/server/src/features/account/start-session.ts'
import { seedCompany } from '../../apps/server/src/features/company/seed-company.ts'
import { readSite } from '../../apps/server/src/http/site.ts'
import { composeAccountNeeds } from '../../apps/server/src/start/account-needs.ts'
import { openDeps } from '../../apps/server/src/start/open-deps.ts'
import { personId, seedHouse, type Size } from './seed-house.ts'

export interface House {
  size: Size
  deps: Deps
  app: FastifyInstance
  /** A session of the nth person. */
  enter(nth: number): Promise<string>
  administrator: string
  close(): Promise<void>
}

/** The product on a database of that size; nothing is drawn, and no job is done by itself. */
export async function openHouse(size: Size): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-scale-'))
  chmodSync(folder, 0o711) // root's PostgreSQL runs under another account
  const dataDir = join(folder, 'data')
  const usual = { DATA_DIR: dataDir, PORT: '0', ENGINE: 'fake', LOG_LEVEL: 'error', MIN_FREE_MB: '0' }
  const limits = { RATE_LIMIT: '1000000', PASSWORD_COST: 'cheap' }
  const { deps, close } = await openDeps(readConfig({ ...usual, ...limits }), () => undefined)
  await seedCompany(deps)
  const { userId } = await ensureAdministrator({ ...deps, ...composeAccountNeeds(deps) })
  await seedHouse(deps.db, size)
  const site = readSite(join(folder, 'no-site'))
  const app = await openApp(deps, { site, isQueueReady: () => true, isStopping: () => false })
  await app.ready()
  const sessionOf = (id: string) => startSession(deps.db, deps, { userId: id, device: 'the bench' })
  return {
    ...{ size, deps, app },
    administrator: await sessionOf(userId),
    enter: (nth) => sessionOf(personId(nth)),
    async close() {
      await app.close()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import type { Attention } from '@easel/contract/admin-overview'
import { BUILT_IN_ENGINE } from '@easel/contract/drawing'
import { judgeBackups } from '../../db/backup/judge-backups.ts'
import { listOutsideFailures } from '../../db/outside-failures.ts'
import type { Deps } from '../../deps.ts'
import type { EnginePool } from '../../platform/engines/pool.ts'
import { countOpenByStatus } from '../drawing/gate.ts'
import { readEngineFigures } from '../engine/gate.ts'
import type { watchLedger } from '../ledger/gate.ts'
import { readDamage } from '../media/gate.ts'
import { countOpenMoney, countOrdersToSee } from '../order/gate.ts'

/** How the house stands now, and what in it needs a human. */
export async function readAttention(
  {
    db,
    clock,
    space,
    fleet,
    config,
    engines: pool,
  }: Pick<Deps, 'db' | 'clock' | 'space' | 'fleet' | 'config' | 'engines'>,
  readViolations: ReturnType<typeof watchLedger>,
): Promise<Attention> {
  const now = clock.now()
  const [tasks, money, orders, damage, { engines }] = [
    await countOpenByStatus(db),
    await countOpenMoney(db, now),
    await countOrdersToSee(db, now),
    await readDamage(db),
    await readEngineFigures(db),
  ]
  const on = engines.filter(({ isOn }) => isOn)
  const free = space.list().flatMap(({ freeBytes }) => freeBytes ?? [])
  return {
    waitingTasks: tasks['NOT_START'] ?? 0,
    ...orders,
    engines: {
      on: on.length,
      setAside: on.filter(({ isSetAside }) => isSetAside).length,
      isPainterAlone: isPainterAlone(pool),
    },
    workers: {
      live: fleet.hasWorker(),
      unserved: pool.list().flatMap(({ id, isOn, reach }) => (isOn && reach === 'nowhere' ? [id] : [])),
    },
    disk: { freeBytes: free.length > 0 ? Math.min(...free) : null, isLow: space.isLow() },
    damagedPictures: damage.count,
    backups: await judgeBackups(db, config.backup, now),
    violations: (await readViolations()).length,
    openDoubts: money.openDoubts,
    billDifferences: money.billDifferences,
    failing: (await listOutsideFailures(db)).map(({ service, failures }) => ({ service, failures })),
  }
}

function isPainterAlone(pool: EnginePool): boolean {
  const draws = pool.list().filter(({ isOn, verbs }) => isOn && verbs.has('imagine'))
  return draws.length > 0 && draws.every(({ id }) => id === BUILT_IN_ENGINE)
}

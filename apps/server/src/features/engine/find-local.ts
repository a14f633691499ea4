import type { ConnectedEngine, EnginePool } from '../../platform/engines/pool.ts'

/** What draws within this process; tasks know it by its own name, which is not that of its row when it stands in the painter's place. */
export function findLocal(engines: Pick<EnginePool, 'list'>): ConnectedEngine | undefined {
  return engines.list().find(({ areSlotsShared }) => !areSlotsShared)
}

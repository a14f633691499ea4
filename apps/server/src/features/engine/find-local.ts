import type { ConnectedEngine, EnginePool } from '../../platform/engines/pool.ts'

/** The in-process engine; tasks use its own name, which differs from its row's when a fake replaces the painter. */
export function findLocal(engines: Pick<EnginePool, 'list'>): ConnectedEngine | undefined {
  return engines.list().find(({ areSlotsShared }) => !areSlotsShared)
}

import type { Deps } from '../deps.ts'
import { announceEngines, type EngineRow, insertEngine, type NewEngine } from '../features/engine/queries.ts'

/** One engine in the table, of an administrator and on unless told. */
export async function anEngine({ db }: Pick<Deps, 'db'>, change: Partial<NewEngine> = {}): Promise<EngineRow> {
  return db.transaction().execute(async (tx) => {
    const row = await insertEngine(tx, {
      ...{ id: 'home', kind: 'sdwebui', address: 'http://192.168.1.20:7860', options: '{}', sealed_key: null },
      ...{ bots: ['MID_JOURNEY', 'NIJI_JOURNEY'], verbs: null, slots: 2, origin: 'admin' },
      ...change,
    })
    if (!row) throw new Error('That engine is there already.')
    await announceEngines(tx)
    return row
  })
}

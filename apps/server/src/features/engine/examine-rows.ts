import type { ProbeFound } from '@easel/contract/admin-engines'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { FileEngine } from '../../platform/engines/read-engines-file.ts'
import type { Secret } from '../../platform/secret.ts'
import { askEngine, findObstacle } from './ask-engine.ts'
import { connectRow } from './connect-row.ts'
import { listEngineRows } from './queries.ts'

interface Examined extends Pick<Deps, 'connectEngine' | 'secondSecretKey'> {
  /** Null: there is no table yet. */
  db: Db | null
  secretKey: Secret | null
  enginesOfFile: readonly FileEngine[] | null
}

export interface ExaminedEngine {
  id: string
  kind: string
  /** Null: it is off, and was not asked. */
  found: ProbeFound | null
}

/** Ask every engine without a server: those of the settings file by what the file says now, the others by the table. */
export async function examineRows({
  db,
  enginesOfFile,
  secretKey,
  ...deps
}: Examined): Promise<{ painterIsOn: boolean; asked: ExaminedEngine[] }> {
  const rows = db ? await listEngineRows(db) : []
  const ofAdmins = rows.filter(({ origin }) => origin === 'admin')
  const ofFile = (enginesOfFile ?? []).map(({ id, kind, isOn, key, ...rest }) =>
    examine({ id, kind, isOn }, () => {
      const settings = { ...rest, id, kind, url: rest.address, key: key?.reveal() ?? null }
      return deps.connectEngine(settings)
    }),
  )
  const inTable = ofAdmins.map((row) =>
    examine({ ...row, isOn: row.is_on }, () =>
      secretKey || row.sealed_key === null
        ? connectRow({ ...deps, secretKey: secretKey ?? NO_KEY }, row)
        : 'key_unreadable',
    ),
  )
  const painter = rows.find(({ origin }) => origin === 'built-in')
  return { painterIsOn: painter?.is_on ?? true, asked: await Promise.all([...ofFile, ...inTable]) }
}

/** Opens nothing. */
const NO_KEY: Secret = { reveal: () => '' }

async function examine(
  { id, kind, isOn }: { id: string; kind: string; isOn: boolean },
  connect: () => ReturnType<typeof connectRow>,
): Promise<ExaminedEngine> {
  if (!isOn) return { id, kind, found: null }
  const engine = connect()
  if (typeof engine === 'string') return { id, kind, found: findObstacle(engine) }
  try {
    return { id, kind, found: await askEngine(engine) }
  } finally {
    await engine.close()
  }
}

import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { isMarked, judgeKeys, type Keys, markKey } from '../db/secret-check.ts'
import { listUnopened } from '../features/engine/gate.ts'
import { explainCutKey, fileOfSecretKey, IF_LOST, makeSecretKey, readSecretKey } from '../platform/secret-key.ts'
import type { Secret } from '../platform/secret.ts'
import { StartupProblem } from '../platform/startup-problem.ts'

type Place = Pick<Config, 'secretKey' | 'secondSecretKey' | 'dataDir' | 'role'>

/**
 * The secret keys, generated if none was ever needed. When the second key has become the first, the database mark is sealed
 * again.
 * @throws StartupProblem when the file is damaged, or neither opens what the database holds
 */
export async function openSecrets(config: Place, db: Db): Promise<Keys> {
  const { secondSecretKey } = config
  const file = fileOfSecretKey(config.dataDir)
  const keyFile = config.secretKey ? null : readSecretKey(file)
  if (keyFile?.state === 'cut') throw new StartupProblem(explainCutKey(file))
  const secretKey = config.secretKey ?? keyFile?.key ?? (await makeFirst(config, file, db))
  const keys = { secretKey, secondSecretKey }
  const { isRight } = await examineKeys(db, keys)
  if (!isRight || (await markKey(db, keys)) === 'neither') throw new StartupProblem(explainWrongKey(config, file))
  return keys
}

/** A new key would invalidate everything made with the lost one. */
async function makeFirst({ role }: Place, file: string, db: Db): Promise<Secret> {
  if (await isMarked(db)) throw new StartupProblem(explainMissingKey(file))
  if (role === 'all') return makeSecretKey(file)
  throw new StartupProblem(
    `SECRET_KEY must be given with ROLE=${role}, the same for every web and worker: one that is made up here the others would not have.`,
  )
}

/** Whether one of the keys opens what the database holds: its mark, or, before there was one, any key of an engine. */
export async function examineKeys(db: Db, keys: Keys): Promise<{ isRight: boolean; unopened: string[] }> {
  const [standing, { sealed, unopened }] = [await judgeKeys(db, keys), await listUnopened(db, keys)]
  const isUnknown = standing === 'unmarked' && (sealed === 0 || unopened.length < sealed)
  return { isRight: standing === 'first' || standing === 'second' || isUnknown, unopened }
}

export function explainMissingKey(file: string): string {
  return `There is no ${file}, and the database was made with a key: put back your copy of it, or give it as SECRET_KEY. ${IF_LOST}`
}

export function explainWrongKey({ secretKey }: Pick<Config, 'secretKey'>, file: string): string {
  const name = secretKey ? 'SECRET_KEY' : file
  return `${name} is not the key that this database was made with: give the right one, and the other as SECRET_KEY_SECOND if you are changing them about. ${IF_LOST}`
}

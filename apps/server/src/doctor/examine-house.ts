import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { examineKeys, explainMissingKey, explainWrongKey } from '../start/open-secrets.ts'
import { explainCutKey, fileOfSecretKey, readSecretKey } from '../platform/secret-key.ts'
import type { Secret } from '../platform/secret.ts'
import type { Finding } from './finding.ts'

type KeyPlace = Pick<Config, 'dataDir' | 'secretKey' | 'secondSecretKey'>

/** @param db null: there is none to compare with */
export async function examineSecretKey(config: KeyPlace, db: Db | null): Promise<Finding> {
  const [part, file] = ['secret key', fileOfSecretKey(config.dataDir)]
  const { secretKey, problem } = findKey(config, file, db)
  if (problem !== null) return { part, state: 'broken', text: problem }
  if (!secretKey) return { part, state: 'off', text: `made up at the first start, in ${file}` }
  const { secondSecretKey } = config
  if (db && !(await examineKeys(db, { secretKey, secondSecretKey })).isRight)
    return { part, state: 'broken', text: explainWrongKey(config, file) }
  const second = secondSecretKey ? ', and a second one while they change places' : ''
  return { part, state: 'well', text: config.secretKey ? `SECRET_KEY${second}` : `${file}${second}; keep a copy of it` }
}

function findKey(
  { secretKey }: KeyPlace,
  file: string,
  db: Db | null,
): { secretKey: Secret | null; problem: string | null } {
  if (secretKey) return { secretKey, problem: null }
  const { state, key } = readSecretKey(file)
  if (state === 'cut') return { secretKey: null, problem: explainCutKey(file) }
  return { secretKey: key, problem: state === 'missing' && db ? explainMissingKey(file) : null }
}

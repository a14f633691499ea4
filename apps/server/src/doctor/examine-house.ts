import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { examineKeys, explainMissingKey, explainWrongKey } from '../start/open-secrets.ts'
import { explainCutKey, fileOfSecretKey, readSecretKey } from '../platform/secret-key.ts'
import type { Secret } from '../platform/secret.ts'
import { readFreeBytes } from '../platform/disk-space.ts'
import { type Finding, reasonOf } from './finding.ts'

const GIB = 1024 ** 3
const LITTLE_BYTES = GIB

/** Where pictures are kept, and the key that hides what must not be read. */
export function examineStorage({
  files,
  dataDir,
  minFreeBytes,
}: Pick<Config, 'files' | 'dataDir' | 'minFreeBytes'>): Finding {
  const part = 'storage'
  const folder = nearest(files.folder)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const free = [folder, nearest(dataDir)].map((one) => ({ one, bytes: readFreeBytes(one) ?? 0 }))
    const [least] = free.sort((a, b) => a.bytes - b.bytes)
    const freeBytes = least?.bytes ?? 0
    const room = `${(freeBytes / GIB).toFixed(1)} GiB are free`
    if (freeBytes < minFreeBytes)
      return {
        part,
        state: 'broken',
        text: `${least?.one}: only ${room}, less than MIN_FREE_MB, so that uploads and drawings are refused; make room`,
      }
    if (freeBytes < LITTLE_BYTES) return { part, state: 'broken', text: `${least?.one}: only ${room}; make room` }
    const made = folder === files.folder ? '' : ', which is made at the first start'
    return { part, state: 'well', text: `${files.folder}${made}; ${room}` }
  } catch (error) {
    const text = `${files.folder} cannot be used (${reasonOf(error)}): see STORAGE_URL, DATA_DIR and the rights of that folder`
    return { part, state: 'broken', text }
  }
}

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

/** The folder itself, or the first above it that there is. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}

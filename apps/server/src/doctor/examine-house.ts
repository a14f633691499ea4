import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { type Finding, reasonOf } from './finding.ts'

const LITTLE_BYTES = 1024 ** 3

/** Where pictures are kept, and the key that hides what must not be read. */
export function examineStorage({ files }: Pick<Config, 'files'>): Finding {
  const part = 'storage'
  const folder = nearest(files.folder)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    const free = `${((bavail * bsize) / LITTLE_BYTES).toFixed(1)} GiB are free`
    if (bavail * bsize < LITTLE_BYTES)
      return { part, state: 'broken', text: `${files.folder}: only ${free}; make room` }
    const made = folder === files.folder ? '' : ', which is made at the first start'
    return { part, state: 'well', text: `${files.folder}${made}; ${free}` }
  } catch (error) {
    const text = `${files.folder} cannot be used (${reasonOf(error)}): see STORAGE_URL, DATA_DIR and the rights of that folder`
    return { part, state: 'broken', text }
  }
}

export function fileOfSecretKey({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'secret-key')
}

export function examineSecretKey(config: Pick<Config, 'dataDir' | 'secretKey' | 'secondSecretKey'>): Finding {
  const part = 'secret key'
  const second = config.secondSecretKey ? ', and a second one while they change places' : ''
  if (config.secretKey) return { part, state: 'well', text: `SECRET_KEY${second}` }
  const file = fileOfSecretKey(config)
  if (existsSync(file)) return { part, state: 'well', text: `${file}${second}; keep a copy of it` }
  return { part, state: 'off', text: `made up at the first start, in ${file}` }
}

/** The folder itself, or the first above it that there is. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}

import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
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

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { type Account, mayEnter } from './account.ts'
import type { EmbeddedLog } from './embedded-log.ts'

const MARKER = 'moved-to'
const OPEN_PLACES = ['/var/lib', '/var/db', '/opt']

/**
 * Folder of the cluster of `dataDir`: inside it, or elsewhere when `dataDir` is not accessible to `account`. The choice is stored
 * in the file `moved-to`, so that it stays with the data folder.
 *
 * @throws StartupProblem when a cluster is there and became unreachable, or no place is open
 */
export function findClusterPlace(dataDir: string, account: Account, log: EmbeddedLog): string {
  mkdirSync(path.dirname(dataDir), { recursive: true })
  const place = path.join(realpathSync(path.dirname(dataDir)), path.basename(dataDir))
  const moved = readMovedPlace(place)
  if (moved !== undefined) return moved
  if (mayEnter(account, path.dirname(place))) return place
  if (hasCluster(place)) {
    throw new StartupProblem(
      `The account ${account.name} can no longer reach the database in ${place}: ` +
        'let it pass through the folders above (chmod o+x), or start as the user who owns them.',
    )
  }
  const outside = createOpenPlace(account)
  mkdirSync(place, { recursive: true, mode: 0o700 })
  const marker = path.join(place, MARKER)
  writeFileSync(`${marker}.new`, `${outside}\n`)
  renameSync(`${marker}.new`, marker)
  log.info({ dataDir, place: outside, account: account.name }, 'the database lives outside of the closed data folder')
  return outside
}

/** Where a cluster that could not live in `dataDir` is. */
export function readMovedPlace(dataDir: string): string | undefined {
  const marker = path.join(dataDir, MARKER)
  return existsSync(marker) ? readFileSync(marker, 'utf8').trim() : undefined
}

export function hasCluster(place: string): boolean {
  return existsSync(path.join(place, 'PG_VERSION'))
}

function createOpenPlace(account: Account): string {
  const base = OPEN_PLACES.find((folder) => existsSync(folder) && mayEnter(account, folder))
  if (base === undefined) {
    throw new StartupProblem(
      `The account ${account.name} reaches neither the data folder nor ${OPEN_PLACES.join(', ')}: ` +
        'choose a data folder that is open to it, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  const home = mkdtempSync(path.join(base, 'easel-'))
  chmodSync(home, 0o711)
  return path.join(home, 'postgres')
}

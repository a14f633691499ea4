import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', '.git'])

/** Every file below `root`, relative to the working folder, in a fixed order; a root that is missing has none. */
export function listFiles(root) {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (LEFT_OUT.has(entry.name) || entry.name.startsWith('dist-')) return []
      const path = join(root, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
}

/** The files that people write code in. */
export function listSources() {
  return ['apps', 'packages', 'stand-ins', 'e2e', 'bench', 'scripts'].flatMap(listFiles)
}

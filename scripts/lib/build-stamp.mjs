import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './list-files.mjs'

const ALWAYS = ['package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs', 'scripts/lib/build-parts.mjs']
const TEST = /\.test\.tsx?$|\/(testing|fixtures)\//

/** True when the part was built from exactly the files that are there now, by this major of Node. */
export function isFresh(part) {
  const file = stampFile(part)
  return existsSync(part.output) && existsSync(file) && readFileSync(file, 'utf8') === stamp.read(part)
}

export const stamp = {
  read({ inputs }) {
    const hash = createHash('sha256').update(process.versions.node.split('.')[0])
    const files = [...ALWAYS, ...inputs.flatMap(listFiles)].filter((path) => !TEST.test(path) && existsSync(path))
    for (const path of files) hash.update(`\n${path}\n`).update(readFileSync(path))
    return hash.digest('hex')
  },
  write(part, inputs) {
    const file = stampFile(part)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, inputs)
  },
}

function stampFile({ output }) {
  return join(dirname(output), '.built-from')
}

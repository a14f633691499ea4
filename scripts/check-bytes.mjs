// What a first visit loads, gzip, against its limits: a page that grew is seen here, not on a phone.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from './lib/build.mjs'
import { listFiles } from './lib/list-files.mjs'
import { firstLoad, readManifest } from './lib/web-manifest.mjs'

const DIST = 'apps/web/dist'
const KB = 1024
const LIMITS = { draw: 120 * KB, login: 95 * KB, css: 8 * KB, chunk: 30 * KB, dictionary: 9 * KB }

const gzipBytes = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
const sum = (files) => files.reduce((total, file) => total + gzipBytes(file), 0)

function rows() {
  const manifest = readManifest(DIST)
  const draw = firstLoad(manifest, /pages\/(draw|drawing)[^/]*\.tsx$/)
  const login = firstLoad(manifest, /(pages|account)\/(login|sign-in)[^/]*\.tsx$/)
  const first = new Set([...draw.js, ...login.js])
  const dictionaries = Object.values(manifest).filter((chunk) => /i18n\/.*\.json$/.test(chunk.src ?? ''))
  const spoken = new Set(dictionaries.map((chunk) => chunk.file))
  const lazy = listFiles(join(DIST, 'assets'))
    .map((path) => path.slice(DIST.length + 1))
    .filter((file) => file.endsWith('.js') && !first.has(file) && !spoken.has(file))
  return [
    ['first load of the drawing screen', sum(draw.js), LIMITS.draw],
    ['first load of the login page', sum(login.js), LIMITS.login],
    ['styles of the drawing screen', sum(draw.css), LIMITS.css],
    ['styles of the login page', sum(login.css), LIMITS.css],
    ...lazy.map((file) => [`lazy ${file}`, gzipBytes(file), LIMITS.chunk]),
    ...[...spoken].map((file) => [`dictionary ${file}`, gzipBytes(file), LIMITS.dictionary]),
  ]
}

await build(['web'])
if (existsSync(DIST)) {
  for (const [what, bytes, limit] of rows()) {
    const line = `${(bytes / KB).toFixed(1).padStart(7)} of ${String(limit / KB).padStart(3)} KB  ${what}`
    if (bytes <= limit) {
      console.log(line)
      continue
    }
    console.error(`${line}: too large`)
    process.exitCode = 1
  }
}

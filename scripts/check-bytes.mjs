// What a first visit loads, gzip, against its limits: a page that grew is seen here, not on a phone.
import { readFileSync } from 'node:fs'
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
const heaviest = (dictionaries) => Math.max(...dictionaries.map(([, { file }]) => gzipBytes(file)))

function rows() {
  const manifest = readManifest(DIST)
  const draw = firstLoad(manifest, 'src/app/pages/draw-screen.tsx')
  const login = firstLoad(manifest, 'src/app/pages/login-page.tsx')
  const first = new Set([...draw.js, ...login.js])
  const dictionaries = Object.entries(manifest).filter(([source]) => /^src\/i18n\/.*\.json$/.test(source))
  const texts = new Map(dictionaries.map(([source, { file }]) => [file, source]))
  const spoken = dictionaries.filter(([source]) => /^src\/i18n\/[^/]+\.json$/.test(source))
  const heaviestWords = heaviest(spoken)
  const loginWords = heaviest(dictionaries.filter(([source]) => source.startsWith('src/i18n/login/')))
  const lazy = listFiles(join(DIST, 'assets'))
    .map((path) => path.slice(DIST.length + 1))
    .filter((file) => file.endsWith('.js') && !first.has(file) && !texts.has(file))
  return [
    ['scripts and words of a first visit to the drawing screen', sum(draw.js) + heaviestWords, LIMITS.draw],
    ['scripts and words of a first visit to the login page', sum(login.js) + heaviestWords + loginWords, LIMITS.login],
    ['styles of the drawing screen', sum(draw.css), LIMITS.css],
    ['styles of the login page', sum(login.css), LIMITS.css],
    ...lazy.map((file) => [`later: ${file}`, gzipBytes(file), LIMITS.chunk]),
    ...[...texts].map(([file, source]) => [`words: ${source}`, gzipBytes(file), LIMITS.dictionary]),
  ]
}

await build(['web'])
for (const [what, bytes, limit] of rows()) {
  const line = `${(bytes / KB).toFixed(1).padStart(7)} of ${String(limit / KB).padStart(3)} KB  ${what}`
  if (bytes <= limit) {
    console.log(line)
    continue
  }
  console.error(`${line}: too large`)
  process.exitCode = 1
}

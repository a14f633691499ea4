// What a first visit loads, as a browser over HTTPS receives it (brotli), against its limits: an alarm, since what is to be held are the times of bench:web.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from './lib/build.mjs'
import { listFiles } from './lib/list-files.mjs'
import { firstLoad, readManifest } from './lib/web-manifest.mjs'

const DIST = 'apps/web/dist'
const KB = 1024
const LIMITS = { draw: 125 * KB, login: 100 * KB, css: 8 * KB, chunk: 30 * KB, dictionary: 12 * KB }
/** Of a limit, from which on it is said. */
const CLOSE = 0.9

const sentBytes = (file) => brotliCompressSync(readFileSync(join(DIST, file))).length
const sum = (files) => files.reduce((total, file) => total + sentBytes(file), 0)
const heaviest = (dictionaries) => Math.max(...dictionaries.map(([, { file }]) => sentBytes(file)))

function rows() {
  const manifest = readManifest(DIST)
  const draw = firstLoad(manifest, 'src/app/pages/draw-screen.tsx')
  const login = firstLoad(manifest, 'src/app/pages/login-page.tsx')
  const first = new Set([...draw.js, ...login.js])
  const dictionaries = Object.entries(manifest).filter(([source]) => /^src\/i18n\/.*\.json$/.test(source))
  const texts = new Map(dictionaries.map(([source, { file }]) => [file, source]))
  const spoken = dictionaries.filter(([source]) => /^src\/i18n\/[^/]+\.json$/.test(source))
  const heaviestWords = heaviest(spoken)
  const lazy = listFiles(join(DIST, 'assets'))
    .map((path) => path.slice(DIST.length + 1))
    .filter((file) => file.endsWith('.js') && !first.has(file) && !texts.has(file))
  return [
    ['scripts and words of a first visit to the drawing screen', sum(draw.js) + heaviestWords, LIMITS.draw],
    ['scripts and words of a first visit to the login page', sum(login.js) + heaviestWords, LIMITS.login],
    ['styles of the drawing screen', sum(draw.css), LIMITS.css],
    ['styles of the login page', sum(login.css), LIMITS.css],
    ...lazy.map((file) => [`later: ${file}`, sentBytes(file), LIMITS.chunk]),
    ...[...texts].map(([file, source]) => [`words: ${source}`, sentBytes(file), LIMITS.dictionary]),
  ]
}

await build(['web'])
for (const [what, bytes, limit] of rows()) {
  const line = `${(bytes / KB).toFixed(1).padStart(7)} of ${String(limit / KB).padStart(3)} KB  ${what}`
  if (bytes <= limit) {
    console.log(bytes > CLOSE * limit ? `${line}: close to its limit` : line)
    continue
  }
  console.error(`${line}: too large`)
  process.exitCode = 1
}

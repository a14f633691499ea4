// npm run bench [-- name …] [--fresh]: measure and print; nothing here passes or fails.
// --fresh also clones, installs, builds and starts anew, which takes a minute; scale and scale-load are run by name alone, and take longer.
import { spawnSync } from 'node:child_process'
import { build } from './lib/build.mjs'
import { listFiles } from './lib/list-files.mjs'

const wanted = process.argv.slice(2).map((name) => name.replace(/^--/, ''))
const isWanted = (path) => wanted.some((name) => path === `bench/${name}.bench.ts`)
const BY_NAME = ['fresh', 'scale', 'scale-load'].map((name) => `bench/${name}.bench.ts`)
const isUsual = (path) => wanted.every((name) => name === 'fresh') && !BY_NAME.includes(path)
const chosen = listFiles('bench').filter((path) => path.endsWith('.bench.ts') && (isWanted(path) || isUsual(path)))

await build(undefined, () => console.log('building…'))
for (const path of chosen) {
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', path], { stdio: 'inherit' })
  if (run.status !== 0) process.exitCode = 1
}

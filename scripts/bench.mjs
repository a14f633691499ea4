// npm run bench [-- name …]: measure and print; nothing here passes or fails.
import { spawnSync } from 'node:child_process'
import { build } from './lib/build.mjs'
import { listFiles } from './lib/list-files.mjs'

const wanted = process.argv.slice(2)
const benches = listFiles('bench').filter((path) => path.endsWith('.bench.ts'))
const chosen = benches.filter((path) => wanted.length === 0 || wanted.some((name) => path.includes(name)))

await build([], () => console.log('building…'))
for (const path of chosen) {
  console.log(`\n${path}`)
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', path], { stdio: 'inherit' })
  if (run.status !== 0) process.exitCode = 1
}

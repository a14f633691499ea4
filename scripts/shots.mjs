// npm run shots [-- word …]: pictures of every screen and state, into shots/. A word picks those whose names hold it:
// `npm run shots -- login 320--dark`. Several words must all be there.
import { spawnSync } from 'node:child_process'
import { build } from './lib/build.mjs'

await build([], () => console.log('building…'))
const run = spawnSync(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'e2e/shots/take-shots.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = run.status ?? 1

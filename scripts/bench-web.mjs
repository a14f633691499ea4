// npm run bench:web [-- load acts …]: what the site weighs and how fast a browser shows it, against its goals. Nothing
// here passes or fails; speeds hold only on a machine that does nothing else.
import { spawnSync } from 'node:child_process'
import { build } from './lib/build.mjs'

await build(undefined, () => console.log('building…'))
const run = (...words) => spawnSync(process.execPath, words, { stdio: 'inherit' }).status
const wanted = process.argv.slice(2)
if (wanted.length === 0) run('scripts/check-bytes.mjs')
process.exitCode = run('node_modules/tsx/dist/cli.mjs', 'bench/web/main.ts', ...wanted)

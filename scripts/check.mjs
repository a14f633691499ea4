// npm run check: everything that can be known without running the product, in one command.
import { spawnSync } from 'node:child_process'

const PARTS = [
  ['types', 'check:types'],
  ['lint', 'check:lint'],
  ['format', 'check:format'],
  ['imports', 'check:imports'],
  ['names', 'check:names'],
  ['unused', 'check:unused'],
  ['bytes', 'check:bytes'],
]

let failed = 0
for (const [name, script] of PARTS) {
  const began = Date.now()
  const run = spawnSync('npm', ['run', '--silent', script], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const ok = run.status === 0
  console.log(`${name.padEnd(8)} ${ok ? 'ok    ' : 'failed'} ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (ok) continue
  failed += 1
  console.log(`${run.stdout}${run.stderr}`.trimEnd().replace(/^/gm, '    '))
}
if (failed > 0) process.exitCode = 1

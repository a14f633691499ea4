// npm test, npm run test:all, test:long and test:bare: build what the tests need, then run them with one verdict. What follows `--` goes to vitest.
import { spawnSync } from 'node:child_process'
import { env } from 'node:process'
import { build } from './lib/build.mjs'
import { EVERY_TOOL, fetchLighthouse, installSystemTools } from './lib/install-system-tools.mjs'
import { runVitest } from './lib/run-vitest.mjs'

const USUAL = ['packages', 'server', 'web', 'scripts', 'e2e']
/** What runs, at how many times the full size of random histories and fault matrices, and what must be there before. */
const RUNS = {
  usual: { projects: USUAL, scale: 0.2 },
  all: {
    projects: [...USUAL, 'painter', 'e2e-all', 'bare', 'system'],
    scale: 1,
    // Each time in another order: what a file leaves behind must not matter to the next.
    flags: ['--sequence.shuffle.files'],
    prepare: () => installSystemTools(EVERY_TOOL) ?? fetchLighthouse() ?? lintPromises(),
  },
  long: { projects: ['long'], scale: 25 },
  bare: { projects: ['bare'], scale: 1, prepare: () => installSystemTools(['debootstrap']) },
}

const [name, ...given] = process.argv[2] in RUNS ? process.argv.slice(2) : ['usual', ...process.argv.slice(2)]
const { projects, scale, flags = [], prepare = () => null } = RUNS[name]

const problem = prepare()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  env.TEST_SCALE ??= String(scale)
  env.TEST_SEED ??= name === 'usual' ? '1' : String(Date.now() % 2 ** 31)
  console.log(`random tests at ${env.TEST_SCALE} of their size, from TEST_SEED=${env.TEST_SEED}`)
  await build([], () => console.log('building…'))
  await runVitest(projects, [...flags, ...given])
}

/** Rules that need types take two minutes of a processor, so npm run check leaves them to us. */
function lintPromises() {
  const { status } = spawnSync('npm', ['run', '--silent', 'check:promises'], { stdio: 'inherit' })
  return status === 0 ? null : 'a promise floats, or is given where nobody waits for it: see above'
}

// npm run test:planted [-- word …]: plant each bug of lib/planted-bugs.mjs, or those whose area or name has one of the words, in a copy
// of the sources, and see that its tests go red. It is no part of .ci/run, as it takes a quarter of an hour: run it after work on what
// it is about. That every bug can still be planted is a test of its own, scripts/planted-bugs.test.ts.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { plantBug } from './lib/plant-bug.mjs'
import { plantedBugs } from './lib/planted-bugs.mjs'
import { projectsOf } from './lib/projects-of.mjs'

const COPIED = [
  'apps',
  'packages',
  'stand-ins',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
]
const LEFT_OUT = ['node_modules', '.git']
/** Our own packages, which are links within the folder: in the copy they must lead to its own sources. */
const OWN = '@easel'
/** Some bugs make a test wait for what never comes. */
const PATIENCE_MS = 600_000

const words = process.argv.slice(2)
const isMeant = ({ area, name }) => words.some((word) => area === word || name.includes(word))
const chosen = words.length === 0 ? plantedBugs : plantedBugs.filter(isMeant)
const folder = mkdtempSync(join(tmpdir(), 'easel-planted-'))
try {
  copySources()
  linkModules()
  if (isGreenUnplanted()) reportAll()
  else process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function reportAll() {
  const caught = chosen.filter(isCaught)
  console.log(`${caught.length} of ${chosen.length} planted bugs were caught`)
  if (chosen.length === 0 || caught.length < chosen.length) process.exitCode = 1
}

function copySources() {
  const filter = (path) => !LEFT_OUT.includes(basename(path))
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true, filter })
}

function linkModules() {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, OWN), { recursive: true })
  for (const name of readdirSync('node_modules')) {
    if (name !== OWN && !name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join('node_modules', OWN))) {
    symlinkSync(readlinkSync(join('node_modules', OWN, name)), join(modules, OWN, name))
  }
}

/** A test that is red without the bug proves nothing. */
function isGreenUnplanted() {
  const { failed, passed, red } = runTests({
    tests: [...new Set(chosen.flatMap(({ tests }) => tests))],
    only: chosen.map(({ only }) => only).join('|'),
  })
  console.log([`without any bug ${passed} tests pass and ${failed} fail`, ...red].join('\n'))
  return failed === 0 && passed > 0
}

function isCaught(bug) {
  const place = join(folder, bug.file)
  const text = readFileSync(place, 'utf8')
  const began = Date.now()
  writeFileSync(place, plantBug(text, bug))
  const { failed } = runTests(bug)
  writeFileSync(place, text)
  const verdict = failed > 0 ? 'caught' : 'MISSED'
  console.log(`${verdict}  ${bug.name.padEnd(68)} ${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s`)
  return failed > 0
}

/** How many tests ran, and which were red; a file that cannot be loaded has none. */
function runTests({ tests, only }) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const how = ['--bail=1', `--testTimeout=${PATIENCE_MS}`, '--reporter=json', `--outputFile=${report}`, '-t', only]
  const projects = projectsOf(tests).flatMap((project) => ['--project', project])
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...tests, ...how]
  spawnSync(process.execPath, vitest, { cwd: folder, stdio: 'ignore', timeout: 2 * PATIENCE_MS })
  if (!existsSync(report)) return { failed: 0, passed: 0, red: [`no report of ${tests}`] }
  const { numFailedTests: failed, numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  return { failed, passed, red: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName) }
}

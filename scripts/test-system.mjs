// npm run test:system: what needs root, Debian's tools or Lighthouse. It installs those it misses, and says so when it cannot.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build } from './lib/build.mjs'
import { runVitest } from './lib/run-vitest.mjs'

const NEEDED = [
  ['debootstrap', '/usr/sbin/debootstrap'],
  ['postgresql-15', '/usr/lib/postgresql/15/bin/initdb'],
  ['redis-server', '/usr/bin/redis-server'],
]

function installMissing() {
  if (process.getuid?.() !== 0)
    return 'The system tests need root, because they mount and change root: run them as root.'
  const missing = NEEDED.filter(([, file]) => !existsSync(file)).map(([name]) => name)
  if (missing.length === 0) return null
  if (!existsSync('/usr/bin/apt-get'))
    return `The system tests need ${missing.join(' and ')}, and there is no apt-get to install them.`
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], quiet)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], quiet)
  const left = NEEDED.filter(([, file]) => !existsSync(file)).map(([name]) => name)
  return left.length === 0 ? null : `The system tests need ${left.join(' and ')}, which apt-get could not install.`
}

/** No part of the tree, see docs/decisions/0020. */
function fetchLighthouse() {
  const folder = 'bench/web/lighthouse'
  if (existsSync(`${folder}/node_modules/lighthouse`)) return null
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' })
  return status === 0 ? null : `The system tests need Lighthouse, which npm could not fetch into ${folder}.`
}

const problem = installMissing() ?? fetchLighthouse()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  await build([], () => console.log('building…'))
  await runVitest(['system'], process.argv.slice(2))
}

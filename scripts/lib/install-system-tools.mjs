import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const TOOLS = {
  debootstrap: '/usr/sbin/debootstrap',
  'postgresql-15': '/usr/lib/postgresql/15/bin/initdb',
  pgbouncer: '/usr/sbin/pgbouncer',
  prometheus: '/usr/bin/promtool',
  'redis-server': '/usr/bin/redis-server',
  buildah: '/usr/bin/buildah',
  caddy: '/usr/bin/caddy',
  nginx: '/usr/sbin/nginx',
  systemd: '/usr/bin/systemd-analyze',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
}
export const EVERY_TOOL = Object.keys(TOOLS)

/** Install those of Debian's packages that are missing; gives the sentence for the person when that cannot be, else null. */
export function installSystemTools(names) {
  if (process.getuid?.() !== 0)
    return 'The system tests need root, because they mount and change root: run them as root.'
  const listMissing = () => names.filter((name) => !existsSync(TOOLS[name]))
  const missing = listMissing()
  if (missing.length === 0) return null
  if (!existsSync('/usr/bin/apt-get'))
    return `The system tests need ${missing.join(' and ')}, and there is no apt-get to install them.`
  // With a runlevel given, no service that comes along is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-q'], quiet)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], quiet)
  const left = listMissing()
  return left.length === 0 ? null : `The system tests need ${left.join(' and ')}, which apt-get could not install.`
}

/** No part of the tree, see docs/decisions/0020. */
export function fetchLighthouse() {
  const folder = 'bench/web/lighthouse'
  if (existsSync(`${folder}/node_modules/lighthouse`)) return null
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' })
  return status === 0 ? null : `The system tests need Lighthouse, which npm could not fetch into ${folder}.`
}

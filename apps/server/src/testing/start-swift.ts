import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openTemporaryFolder } from './temporary-folder.ts'

const PROXY = '/usr/bin/swift-proxy-server'
/** Four programs in Python on a busy machine. */
const PATIENCE_MS = 180_000
/** As tempauth has them: account, name and password. */
export const SWIFT_KEYS = { S3_ACCESS_KEY_ID: 'easel:painter', S3_SECRET_ACCESS_KEY: 'brushes' }

/** Debian's OpenStack Swift with its S3 middleware, until the test is done: the address of its endpoint. */
export async function startSwift(): Promise<string> {
  if (!existsSync(PROXY))
    throw new Error(`${PROXY} is missing: apt-get install swift-proxy swift-account swift-container swift-object`)
  const folder = openTemporaryFolder()
  mkdirSync(path.join(folder, 'devices', 'one'), { recursive: true })
  writeFileSync(path.join(folder, 'swift.conf'), SWIFT_CONF)
  const behind: Promise<string>[] = []
  for (const kind of ['account', 'container', 'object'] as const) {
    const port = await findFreePort()
    makeRing(folder, kind, port)
    writeFileSync(path.join(folder, `${kind}.conf`), storageConf(folder, kind, port))
    behind.push(startDaemon({ folder, program: `swift-${kind}-server`, conf: `${kind}.conf`, port }))
  }
  await Promise.all(behind)
  const port = await findFreePort()
  writeFileSync(path.join(folder, 'proxy.conf'), proxyConf(folder, port))
  return startDaemon({ folder, program: 'swift-proxy-server', conf: 'proxy.conf', port })
}

const SWIFT_CONF = `[swift-hash]
swift_hash_path_suffix = one
swift_hash_path_prefix = two
[storage-policy:0]
name = Policy-0
default = yes
`

/** One copy of everything on one device. */
function makeRing(folder: string, kind: string, port: number): void {
  const builder = path.join(folder, `${kind}.builder`)
  const steps = [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/one`, '1'], ['rebalance']]
  for (const step of steps) {
    const { status, stderr, stdout } = spawnSync('/usr/bin/swift-ring-builder', [builder, ...step], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`swift-ring-builder ${step.join(' ')}: ${stdout}${stderr}`)
  }
}

function storageConf(folder: string, kind: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
workers = 0
mount_check = false
swift_dir = ${folder}
devices = ${path.join(folder, 'devices')}
recon_cache_path = ${folder}
fallocate_reserve = 0
[pipeline:main]
pipeline = healthcheck ${kind}-server
[filter:healthcheck]
use = egg:swift#healthcheck
[app:${kind}-server]
use = egg:swift#${kind}
`
}

/** It will not work without a cache, and does with one that never answers. */
function proxyConf(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
workers = 0
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 30
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 100000
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_easel_painter = brushes .admin
user_easel_guest = looking
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`
}

/** Its address, once it answers there. */
async function startDaemon({
  folder,
  program,
  conf,
  port,
}: {
  folder: string
  program: string
  conf: string
  port: number
}): Promise<string> {
  const log = path.join(folder, `${program}.log`)
  const line = `exec /usr/bin/python3 /usr/bin/${program} ${path.join(folder, conf)} -v > ${log} 2>&1`
  const daemon = spawn('/bin/sh', ['-c', line], { stdio: 'ignore', cwd: folder })
  const ended = new Promise((resolve) => daemon.once('exit', resolve))
  onTestFinished(async () => {
    daemon.kill('SIGTERM')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  const isThere = async () => {
    const { ok } = await fetch(`${address}/healthcheck`).catch(() => ({ ok: false }))
    if (!ok) throw new Error(`${program} is not there: ${readFileSync(log, 'utf8').slice(-2000)}`)
  }
  await vi.waitFor(isThere, { timeout: PATIENCE_MS, interval: 200 })
  return address
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { waitUntil } from '../wait-until.ts'
import { listen, whenEnded } from './bare-root.ts'
import { layDebian } from './lay-debian.ts'

export interface Machine {
  /** Runs a command as root to its end. */
  run(...command: string[]): Promise<{ code: number | null; output: string }>
  close(): Promise<void>
}

const PARTS = ['systemd', 'systemd-sysv', 'dbus', 'libnss-systemd']

/**
 * A Debian whose first process is its own systemd, with the units of `deploy/systemd`, the account `easel`, and this repository at
 * `/opt/easel`. Its network is this machine's; its mounts, processes and devices are its own.
 */
export async function bootSystemd(settings: Record<string, string>): Promise<Machine> {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'easel-systemd-'))
  layDebian(root)
  install(root, settings)
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--fork', 'bash', '-c', BOOT, root, resolve('.')],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const said = listen(child)
  const first = await waitUntil(
    () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()),
    (pid) => pid > 0,
  )
  const run: Machine['run'] = async (...command) => {
    const into = ['--target', String(first), '--mount', '--pid', '--uts', '--ipc', '--root']
    const inside = spawn('nsenter', [...into, 'env', '-C', '/', ...command], { stdio: ['ignore', 'pipe', 'pipe'] })
    const output = listen(inside)
    return { code: await whenEnded(inside), output: output() }
  }
  const close = async () => {
    if (child.exitCode === null) process.kill(first, 'SIGKILL')
    await whenEnded(child)
    rmSync(root, { recursive: true, force: true })
  }
  try {
    const isUp = async () => (await run('systemctl', 'is-active', 'basic.target')).output.trim()
    await waitUntil(isUp, (state) => state === 'active')
  } catch (error) {
    await close()
    throw new Error(`systemd did not start. It said:\n${said()}`, { cause: error })
  }
  return { run, close }
}

/**
 * The root is changed by pivot_root, since the kernel grants no user namespace, and so no PrivateUsers, within a chroot. What the
 * kernel is told by /proc/sys is this machine's, so it stays as it is.
 */
const BOOT = `set -e
mount --make-rprivate /
mount --bind "$0" "$0"
cd "$0"
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
for folder in run tmp dev; do mount -t tmpfs tmpfs $folder; done
mknod -m 666 dev/null c 1 3
mknod -m 666 dev/zero c 1 5
mknod -m 666 dev/full c 1 7
mknod -m 666 dev/random c 1 8
mknod -m 666 dev/urandom c 1 9
mknod -m 666 dev/tty c 5 0
mkdir dev/shm dev/pts dev/mqueue dev/hugepages
ln -s /proc/self/fd dev/fd
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount --bind "$1" opt/easel
mount -o remount,bind,ro opt/easel
pivot_root . old
exec chroot . /usr/bin/env -i container=unshare sh -c 'umount -l /old; exec /lib/systemd/systemd --system systemd.unit=basic.target'`

function install(root: string, settings: Record<string, string>): void {
  for (const name of ['resolv.conf', 'hosts']) cpSync(`/etc/${name}`, join(root, 'etc', name), { dereference: true })
  const inside = (line: string) =>
    execFileSync('chroot', [root, 'sh', '-c', line], { stdio: ['ignore', 'ignore', 'inherit'] })
  inside('apt-get update -q')
  inside(`DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends ${PARTS.join(' ')}`)
  inside('useradd --system --home-dir /var/lib/easel --shell /usr/sbin/nologin easel')
  inside('install -d -o easel -g easel /var/lib/easel/files')
  cpSync(realpathSync(process.execPath), join(root, 'usr/bin/node'))
  for (const folder of ['old', 'opt/easel', 'etc/easel']) mkdirSync(join(root, folder), { recursive: true })
  for (const name of readdirSync('deploy/systemd').filter((file) => file.endsWith('.service')))
    cpSync(join('deploy/systemd', name), join(root, 'etc/systemd/system', name))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(root, 'etc/easel/easel.env'), lines.join(''), { mode: 0o600 })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { waitUntil } from '../wait-until.ts'
import { listen, whenEnded } from './bare-root.ts'
import type { Image } from './build-image.ts'

export interface Container {
  /** Of its first process, as this machine counts. */
  pid: number
  output(): string
  /** Runs a command inside, as `docker exec` does, to its end. */
  run(...command: string[]): Promise<{ code: number | null; output: string }>
  /** Resolves with the exit code when all of it has ended. */
  whenEnded(): Promise<number | null>
  /** Sends a signal to its first process; resolves with the exit code when all of it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Where an image may write. */
interface Places {
  /** Folder of this machine that is mounted at `/data`. */
  volume: string
  settings?: Record<string, string>
  /** Instead of the image's own. */
  command?: string[]
}

const [USER_ID, GROUP_ID] = ['1000', '1000']
const SEES_NOTHING = 'mount --make-rprivate /'

/**
 * Starts an image as an orchestrator with `readOnlyRootFilesystem`, `runAsNonRoot`, `capabilities: drop: [ALL]` and
 * `allowPrivilegeEscalation: false` would: with mounts, processes and a first process of its own. Its network is this machine's.
 */
export async function startContainer(image: Image, { volume, settings = {}, command }: Places): Promise<Container> {
  const { Env, Entrypoint, Cmd, WorkingDir } = image.config
  const env = [...Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
  const inside = [
    SEES_NOTHING,
    'mount --bind "$0" "$0"',
    'mount -o remount,bind,ro "$0"',
    'mount --bind "$1" "$0/data"',
    'mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$0/tmp"',
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
    'mount -t tmpfs -o mode=1777,size=64m tmpfs "$0/dev/shm"',
    'exec chroot "$0" "${@:2}"',
  ].join(' && ')
  const rights = ['--clear-groups', '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs']
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--ipc', '--uts', '--fork', 'bash', '-c', inside, image.root, volume],
      ...['setpriv', `--reuid=${USER_ID}`, `--regid=${GROUP_ID}`, ...rights],
      ...['env', '-i', '-C', WorkingDir, ...env, ...Entrypoint, ...(command ?? Cmd)],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = listen(child)
  const pid = await findFirstProcess(child)
  return {
    pid,
    output,
    run: (...wanted) => enter(pid, env, wanted),
    whenEnded: () => whenEnded(child),
    async end(signal) {
      if (child.exitCode === null) process.kill(pid, signal)
      return whenEnded(child)
    },
  }
}

function findFirstProcess({ pid }: ChildProcess): Promise<number> {
  const file = `/proc/${pid}/task/${pid}/children`
  return waitUntil(
    () => Number(readFileSync(file, 'utf8').trim()),
    (found) => found > 0,
  )
}

async function enter(pid: number, env: string[], wanted: string[]) {
  const into = ['--target', String(pid), '--mount', '--pid', '--ipc', '--root', '--wd', '-S', USER_ID, '-G', GROUP_ID]
  const child = spawn('nsenter', [...into, 'env', '-i', ...env, ...wanted], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = listen(child)
  return { code: await whenEnded(child), output: output() }
}

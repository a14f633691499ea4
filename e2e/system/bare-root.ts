import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installNode, layDebian } from './lay-debian.ts'

/** Account that runs the commands, with a home folder of its own for each run. */
export interface Account {
  name: string
  uid: number
  home: string
}

export const ROOT: Account = { name: 'root', uid: 0, home: '/root' }
export const PLAIN_USER: Account = { name: 'walker', uid: 1000, home: '/home/walker' }

export interface BareRoot {
  /** Runs a shell command in the clone; its child processes end with it. */
  run(account: Account, line: string, settings?: Record<string, string>): ChildProcess
  close(): void
}

const CLONE = 'easel'
const PASSED_ON = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy']

/** A minimal Debian with Node and npm, and for each account a fresh clone of the committed state. */
export function openBareRoot(repository: string): BareRoot {
  const root = mkdtempSync(join(tmpdir(), 'easel-bare-'))
  layDebian(root)
  installNode(root)
  appendFileSync(
    join(root, 'etc/passwd'),
    `${PLAIN_USER.name}:x:${PLAIN_USER.uid}:${PLAIN_USER.uid}::${PLAIN_USER.home}:/bin/sh\n`,
  )
  for (const account of [ROOT, PLAIN_USER]) settle(root, account, repository)
  const settings = describeNetwork(root)
  const children = new Set<ChildProcess>()
  return {
    run(account, line, more = {}) {
      const child = enter({ root, account, line, settings: { ...settings, ...more } })
      children.add(child)
      child.once('exit', () => children.delete(child))
      return child
    },
    close() {
      for (const child of children) child.kill('SIGKILL')
      execFileSync('rm', ['-rf', root])
    },
  }
}

/** Resolves with the exit code once the child and all its descendants have ended. */
export async function whenEnded(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Collects a child's output. */
export function listen(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += String(chunk)
    })
  }
  return () => said
}

function settle(root: string, { uid, home }: Account, repository: string): void {
  const folder = join(root, home)
  mkdirSync(join(folder, '.npm'), { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--no-local', repository, join(folder, CLONE)])
  const cache = execFileSync('npm', ['config', 'get', 'cache'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
  if (existsSync(join(cache, '_cacache'))) execFileSync('cp', ['-a', join(cache, '_cacache'), join(folder, '.npm/')])
  execFileSync('chown', ['-R', `${uid}:${uid}`, folder])
}

/** Proxy and registry settings as environment variables; nothing is written into the clone. */
function describeNetwork(root: string): Record<string, string> {
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  cpSync('/etc/hosts', join(root, 'etc/hosts'), { dereference: true })
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
  const passed = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  const settings: Record<string, string> = {
    npm_config_registry: registry,
    npm_config_prefer_offline: 'true',
    ...Object.fromEntries(passed),
  }
  if (process.env.NODE_EXTRA_CA_CERTS && existsSync(process.env.NODE_EXTRA_CA_CERTS)) {
    cpSync(process.env.NODE_EXTRA_CA_CERTS, join(root, 'etc/extra-ca.pem'), { dereference: true })
    settings.NODE_EXTRA_CA_CERTS = '/etc/extra-ca.pem'
  }
  return settings
}

interface Entry {
  root: string
  account: Account
  line: string
  settings: Record<string, string>
}

/**
 * Runs in its own namespaces, so that mounts and processes end with the child. Their first process stays root's, because after a
 * change of user it would no longer get the signal that its parent died.
 */
function enter({ root, account, line, settings }: Entry): ChildProcess {
  const env = {
    HOME: account.home,
    USER: account.name,
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LANG: 'C.UTF-8',
    ...settings,
  }
  const inside = [
    'mount --make-rprivate /',
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
    'mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm"',
    '{ chroot --userspec="$1:$1" "$0" /usr/bin/env -i "${@:2}"; exit $?; }',
  ].join(' && ')
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  return spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', inside, root, String(account.uid)],
      ...[...variables, 'sh', '-c', `cd "$HOME/${CLONE}" && ${line}`],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installNode, layDebian } from './lay-debian.ts'

/** As `docker inspect` shows it. */
export interface ImageConfig {
  User: string
  Env: string[]
  Cmd: string[]
  Entrypoint: string[]
  WorkingDir: string
  Volumes: Record<string, object>
  Healthcheck: { Test: ['CMD', ...string[]] }
}

export interface Image {
  config: ImageConfig
  /** Folder at which its files are mounted. */
  root: string
  close(): void
}

const NODE = 'localhost/node-of-this-machine'
const RUNTIME = 'localhost/debian-of-this-machine'
/** Authorities that this machine believes, for a build behind a proxy that looks into TLS. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
/** What Debian's own slim images leave out as well. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'var/cache/apt', 'var/lib/apt/lists']

/**
 * Builds a repository's Dockerfile, as root and with nothing pulled: both bases are made here, of Debian and of the node that
 * runs this test.
 */
export function buildImage(repository: string): Image {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-image-'))
  // In memory: some disks take minutes to delete the files of two node_modules.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8g', 'tmpfs', folder])
  const buildah = openStore(folder)
  const close = () => {
    spawnSync('buildah', [...buildah.store, 'rm', '--all'], { stdio: 'ignore' })
    execFileSync('umount', ['--recursive', '--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    makeBases(buildah)
    const npmrc = join(folder, 'npmrc')
    writeFileSync(npmrc, describeRegistry())
    buildah.run(
      ...['build', '--isolation', 'chroot', '--pull-never', '--layers=false'],
      // The older format is the one with room for a HEALTHCHECK.
      ...['--format', 'docker', '--build-arg', `BASE=${NODE}`, '--build-arg', `RUNTIME=${RUNTIME}`],
      ...['--secret', `id=npmrc,src=${npmrc}`, '--volume', `${AUTHORITIES}:${AUTHORITIES}:ro`],
      ...['--tag', 'easel', repository],
    )
    const { Docker }: { Docker: { config: ImageConfig } } = JSON.parse(
      buildah.run('inspect', '--type', 'image', 'easel'),
    )
    const root = buildah.run('mount', buildah.run('from', '--pull-never', 'easel'))
    return { config: Docker.config, root, close }
  } catch (error) {
    close()
    throw error
  }
}

interface Buildah {
  store: string[]
  /** @returns what it printed */
  run(...given: string[]): string
}

/** A store of its own. Where the folder lies on an overlay itself, layers are copied. */
function openStore(folder: string): Buildah {
  const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const stores = ['overlay', 'vfs'].map((driver) => [...places, '--storage-driver', driver])
  const store = stores.find((tried) => spawnSync('buildah', [...tried, 'images'], { stdio: 'ignore' }).status === 0)
  if (!store) throw new Error('buildah cannot keep images on this machine.')
  return {
    store,
    run: (...given) =>
      execFileSync('buildah', [...store, ...given], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'inherit'],
      }).trim(),
  }
}

function makeBases({ run }: Buildah): void {
  const base = run('from', 'scratch')
  const root = run('mount', base)
  layDebian(root)
  for (const folder of LEFT_OUT) rmSync(join(root, folder), { recursive: true, force: true })
  run('commit', base, RUNTIME)
  installNode(root)
  run('commit', '--rm', base, NODE)
}

/** What an operator's own npmrc might say. */
function describeRegistry(): string {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
  return `registry=${registry}\ncafile=${AUTHORITIES}\n`
}

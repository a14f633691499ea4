import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const DEBIAN = join(tmpdir(), 'easel-bare-bookworm')

/** Copies a minimal Debian into a folder; the first time it is fetched. */
export function layDebian(root: string): void {
  if (!existsSync(DEBIAN)) fetchDebian()
  execFileSync('cp', ['-a', `${DEBIAN}/.`, root])
  chmodSync(root, 0o755)
}

/** Only the node binary of this test and its npm. */
export function installNode(root: string): void {
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())))
  mkdirSync(join(root, 'usr/local/lib/node_modules'), { recursive: true })
  cpSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'))
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  symlinkSync('../lib/node_modules/npm/bin/npx-cli.js', join(root, 'usr/local/bin/npx'))
}

function fetchDebian(): void {
  const aside = mkdtempSync(`${DEBIAN}-`)
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', aside], { stdio: ['ignore', 'ignore', 'inherit'] })
  renameSync(aside, DEBIAN)
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const FOLDER = 'deploy/systemd'
/** Of 100, from no exposure to all. systemd calls what is below 20 OK. */
const MOST_EXPOSED = 15

const folder = mkdtempSync(join(tmpdir(), 'easel-units-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const units = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.service'))
  .map((name) => ({ name, file: join(folder, name.replace('@.', '@3001.')) }))
for (const { name, file } of units) copyFileSync(join(FOLDER, name), file)
const analyze = (...given: string[]) => spawnSync('systemd-analyze', given, { encoding: 'utf8', cwd: folder })

test("Debian's systemd takes every unit as it is", () => {
  const { status, stderr } = analyze('verify', ...units.map(({ file }) => file))
  // It wants to see what the units start, and this machine need not have it in the same place.
  const said = stderr.split('\n').filter((line) => line.includes('easel') && !line.includes('is not executable'))
  expect(said).toEqual([])
  expect(status === 0 || stderr.includes('is not executable')).toBe(true)
})

test.each(units)('$name leaves little of the machine within reach', ({ file }) => {
  const { status, stdout } = analyze('security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, file)
  expect(status, stdout).toBe(0)
})

test.each(units)('$name gives the server the time to stop, and signals nobody but it', ({ name }) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  if (name === 'easel-migrate.service') return expect(text).toContain('Type=oneshot')
  expect(text).toContain('\nKillMode=mixed\n')
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10)
})

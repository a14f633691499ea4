import { spawnSync } from 'node:child_process'
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { startDebianPostgres } from '../../../testing/start-debian-postgres.ts'

/** Where the tests of money lie. */
const FOLDERS = ['apps/server/src/features/ledger', 'apps/server/src/features/order']

test("every test of money holds on Debian's PostgreSQL 15 too", async () => {
  const address = await startDebianPostgres()
  const usual = Object.entries(env).filter(([name]) => !name.startsWith('VITEST'))
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...FOLDERS],
    {
      env: { ...Object.fromEntries(usual), TEST_DATABASE_URL: address },
      encoding: 'utf8',
    },
  )
  expect(run.status, `${run.stdout}${run.stderr}`).toBe(0)
})

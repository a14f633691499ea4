import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const shared = { DATABASE_URL: 'postgres://localhost/easel', STORAGE_URL: 'file:///srv/easel' }
const read = (env: Record<string, string>) => readConfig(env)

test('without a role a process does everything, with every engine', () => {
  expect(read({})).toMatchObject({ role: 'all', workerEngines: null, workerSlots: null })
})

test('a worker may name its engines, and how much it draws at once', () => {
  const env = { ...shared, ROLE: 'worker', WORKER_ENGINES: ' painter, home-sd,painter', WORKER_SLOTS: '3' }
  expect(read(env)).toMatchObject({ role: 'worker', workerEngines: ['painter', 'home-sd'], workerSlots: 3 })
})

test.each([
  [{ ROLE: 'boss' }, 'ROLE: must be all, web or worker'],
  [
    { WORKER_ENGINES: 'painter,,' },
    'WORKER_ENGINES: must be painter, or ids or kinds of connected engines, separated by commas',
  ],
  [{ WORKER_SLOTS: '0' }, 'WORKER_SLOTS: must be a whole number from 1 to 1000'],
  [
    { ROLE: 'worker', STORAGE_URL: shared.STORAGE_URL },
    'DATABASE_URL: must be given with ROLE=worker; no other process reaches an embedded database',
  ],
  [
    { ROLE: 'web', DATABASE_URL: shared.DATABASE_URL },
    'STORAGE_URL: must be given with ROLE=web; web and workers keep pictures where each of them finds them',
  ],
])('%o is told in one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(`The settings are wrong: ${sentence}`)
})

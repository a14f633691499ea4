import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { FileEngine } from '../../platform/engines/read-engines-file.ts'
import { wrapSecret } from '../../platform/secret.ts'
import { aTaskAt } from '../../testing/a-task-at.ts'
import { anEngine } from '../../testing/an-engine.ts'
import { openTestDeps, type TestDeps } from '../../testing/open-test-deps.ts'
import { aMember } from '../../testing/seed.ts'
import { openKey } from './open-key.ts'
import { listEngineRows } from './queries.ts'
import { resealKeys } from './reseal-keys.ts'
import { adoptFile } from './adopt-file.ts'

let opened: TestDeps
beforeAll(async () => {
  opened = await openTestDeps()
})
beforeEach(async () => {
  await opened.deps.db.deleteFrom('engines').where('origin', '<>', 'built-in').execute()
})

const home: FileEngine = {
  ...{ id: 'home', kind: 'sdcpp', address: 'http://192.168.1.20:1234', key: wrapSecret('sk-1') },
  ...{
    options: { steps: 20, maxPixels: 300_000 },
    bots: ['MID_JOURNEY'],
    verbs: null,
    slots: 2,
    weight: 1,
    isOn: true,
  },
}
const adopt = (...enginesOfFile: FileEngine[]) =>
  adoptFile({ ...opened.deps, config: { ...opened.deps.config, enginesOfFile } })
const rows = async () => (await listEngineRows(opened.deps.db)).filter(({ origin }) => origin !== 'built-in')

test('the engines of the file are there after the start, each key sealed, also when many processes start at once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => adopt(home, { ...home, id: 'away', key: null })))
  const [away, atHome] = await rows()
  expect(atHome).toMatchObject({ id: 'home', origin: 'file', slots: 2, options: { steps: 20 }, version: 1 })
  expect(away).toMatchObject({ id: 'away', sealed_key: null })
  expect(atHome?.sealed_key).not.toContain('sk-1')
  expect(atHome && openKey(opened.deps, atHome)).toBe('sk-1')
})

test('a start with the same file changes nothing, not even how an engine stands', async () => {
  await adopt(home)
  await opened.deps.db.updateTable('engines').set({ failures: 2 }).where('id', '=', 'home').execute()
  const before = await rows()
  await adopt({ ...home, options: { maxPixels: 300_000, steps: 20 } })
  expect(await rows()).toEqual(before)
})

test('what is changed in the file is changed; with another address nothing of how it stood holds', async () => {
  await adopt(home)
  await opened.deps.db.updateTable('engines').set({ failures: 2 }).where('id', '=', 'home').execute()
  await adopt({ ...home, weight: 7 })
  expect(await rows()).toMatchObject([{ weight: 7, failures: 2, version: 2 }])
  await adopt({ ...home, weight: 7, address: 'http://192.168.1.21:1234' })
  expect(await rows()).toMatchObject([{ address: 'http://192.168.1.21:1234', failures: 0, version: 3 }])
})

test('what stands in the file no more is forgotten, and only switched off while it has work', async () => {
  await adopt(home, { ...home, id: 'away' })
  const { userId, channelId } = await aMember(opened.deps)
  await aTaskAt(opened.deps, { userId, channelId }, { engine: 'home' })
  await adopt()
  expect(await rows()).toMatchObject([{ id: 'home', is_on: false }])
  await opened.deps.db.updateTable('tasks').set({ status: 'CANCEL' }).execute()
  await adopt()
  expect(await rows()).toEqual([])
})

test('engines of administrators stay, unless the file has one of that name', async () => {
  await anEngine(opened.deps, { id: 'mine' })
  await anEngine(opened.deps, { id: 'home' })
  await adopt(home)
  expect(await rows()).toMatchObject([
    { id: 'home', origin: 'file', kind: 'sdcpp' },
    { id: 'mine', origin: 'admin' },
  ])
})

test('keys that the second secret opens are sealed with the first at the start', async () => {
  await adopt(home)
  const [before] = await rows()
  const next = { secretKey: wrapSecret('n'.repeat(32)), secondSecretKey: opened.deps.secretKey }
  await resealKeys({ db: opened.deps.db, ...next })
  const [after] = await rows()
  expect(after?.sealed_key).not.toBe(before?.sealed_key)
  expect(after && openKey({ ...next, secondSecretKey: null }, after)).toBe('sk-1')
})

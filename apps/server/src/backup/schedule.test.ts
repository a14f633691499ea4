import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readBackupStanding } from '../db/backup/backup-runs.ts'
import { holdFiles } from '../db/backup/hold-files.ts'
import { isDue, judgeBackups, listBackupAlarms } from '../db/backup/judge-backups.ts'
import { examineBackups } from '../doctor/examine-backups.ts'
import { readBackupMetrics } from '../start/read-backup-metrics.ts'
import { readKeepRule } from '../platform/backup/keep-rule.ts'
import { wrapSecret } from '../platform/secret.ts'
import { type ArchiveSite, openArchiveSite } from '../testing/open-archive-site.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { backUpOnSchedule, type ScheduleDeps } from './back-up-on-schedule.ts'

let site: ArchiveSite
let folder: string
beforeAll(async () => {
  site = await openArchiveSite()
})
beforeEach(async () => {
  folder = path.join(openTemporaryFolder(), 'backups')
  await site.deps.db.deleteFrom('backup_runs').execute()
})

const EVERY_MS = 24 * 60 * 60_000
const schedule = (keep = '7d') => ({ everyMs: EVERY_MS, folder, keep: readKeepRule(keep) ?? expect.fail(keep) })
const configured = () => ({ ...site.deps.config.backup, schedule: schedule() })

async function run(more: Partial<ScheduleDeps> & { keep?: string; signal?: AbortSignal } = {}) {
  const { keep, signal = new AbortController().signal, ...change } = more
  const { deps, server } = site
  const parts = { config: { ...deps.config, minFreeBytes: 0 }, db: deps.db, server, blobs: deps.blobs, secretKey: null }
  const tools = { now: () => deps.clock.now(), newId: deps.newId, workFactor: 4 }
  return backUpOnSchedule({ ...parts, ...tools, ...change }, schedule(keep), signal)
}

const files = () => (existsSync(folder) ? readdirSync(folder).sort() : [])
const state = () => judgeBackups(site.deps.db, configured(), site.deps.clock.now())
const due = async () => isDue(await readBackupStanding(site.deps.db), EVERY_MS, site.deps.clock.now())
const metric = async (name: string) => {
  const config = { ...site.deps.config, backup: configured() }
  const found = (await readBackupMetrics({ ...site.deps, config })).find((one) => one.name === `easel_backup_${name}`)
  return found?.samples[0]?.value
}
const doctor = () => examineBackups({ backup: configured() }, site.deps.db, site.deps.clock.now())
const broken = { read: async () => Promise.reject(new Error('the storage is away')) }

test('without a schedule nothing is due and nothing alarms', async () => {
  const { db, clock, config } = site.deps
  expect(await judgeBackups(db, config.backup, clock.now())).toBe('off')
  expect((await readBackupMetrics(site.deps)).map(({ name }) => name)).toEqual(['easel_backup_is_well'])
  expect(await examineBackups(config, db, clock.now())).toMatchObject({ state: 'off' })
})

test('a backup that is due is made, and the next is due a period later', async () => {
  expect(await due()).toBe(true)
  expect(await state()).toBe('late')

  const { file } = await run()

  expect(files()).toEqual([path.basename(file)])
  expect(await due()).toBe(false)
  expect(await state()).toBe('well')
  expect(await doctor()).toMatchObject({ state: 'well' })
  expect(await metric('last_success_timestamp_seconds')).toBe(site.deps.clock.now().getTime() / 1000)
  site.clock.moveSeconds(EVERY_MS / 1000)
  expect(await due()).toBe(true)
  expect(await state()).toBe('well')
  site.clock.moveSeconds(EVERY_MS / 1000 + 1)
  expect(await state()).toBe('late')
  expect(await metric('is_well')).toBe(0)
})

test('one that failed alarms until one succeeds, leaves nothing, and is tried again half an hour later', async () => {
  await run()
  site.clock.moveSeconds(EVERY_MS / 1000)
  await expect(run({ blobs: { ...site.deps.blobs, ...broken } })).rejects.toThrow('the storage is away')

  expect(await state()).toBe('failed')
  expect(await listBackupAlarms(site.deps.db, configured(), site.deps.clock.now())).toEqual(['backup'])
  expect(await doctor()).toMatchObject({ state: 'broken', text: expect.stringContaining('the storage is away') })
  expect(files()).toHaveLength(1)
  expect(await due()).toBe(false)
  site.clock.moveSeconds(31 * 60)
  expect(await due()).toBe(true)
  await run()
  expect(await state()).toBe('well')
  expect(files()).toHaveLength(2)
})

test('what a killed one left is removed by the next, and told as cut off', async () => {
  const { db, clock } = site.deps
  const { file } = await run()
  site.clock.moveSeconds(EVERY_MS / 1000)
  const killed = 'easel-2026-03-01T00-00-00Z-killed.tar'
  await db.insertInto('backup_runs').values({ id: site.deps.newId(), file: killed, started_at: clock.now() }).execute()
  for (const name of [killed, `${killed}.part`, `${killed}.part.list`]) writeFileSync(path.join(folder, name), 'half')

  const next = await run()

  expect(files()).toEqual([path.basename(file), path.basename(next.file)].sort())
  const { failure } = await db
    .selectFrom('backup_runs')
    .select('failure')
    .where('file', '=', killed)
    .executeTakeFirstOrThrow()
  expect(failure).toBe('it was cut off')
})

test('older ones go by the rule, and never a file that the schedule did not write', async () => {
  const made: string[] = []
  for (let day = 0; day < 4; day += 1) {
    made.push(path.basename((await run({ keep: '2d' })).file))
    if (day === 0) writeFileSync(path.join(folder, 'easel-2020-01-01T00-00-00Z-others.tar'), 'mine')
    site.clock.moveSeconds(EVERY_MS / 1000)
  }
  expect(files()).toEqual(['easel-2020-01-01T00-00-00Z-others.tar', ...made.slice(-2)])
})

test('when the new one fails, none of the old ones goes', async () => {
  for (let count = 0; count < 2; count += 1) {
    await run()
    site.clock.moveSeconds(EVERY_MS / 1000)
  }
  const before = files()
  await expect(run({ keep: '1y', blobs: { ...site.deps.blobs, ...broken } })).rejects.toThrow()
  expect(files()).toEqual(before)
})

test('under a passphrase it is encrypted, and the secret key is in it', async () => {
  const passphrase = wrapSecret('seven quiet herons')
  const config = { minFreeBytes: 0, backup: { ...configured(), passphrase } }
  const { file } = await run({ config, secretKey: wrapSecret('k'.repeat(64)) })
  expect(file).toMatch(/\.tar\.age$/)
})

test('one that meets another steps back, and one that is stopped begins again; neither alarms', async () => {
  await run()
  site.clock.moveSeconds(EVERY_MS / 1000)
  const hold = await holdFiles(site.server)
  await expect(run()).rejects.toThrow(/under way/)
  await hold.release()
  const stopping = new AbortController()
  const blobs = {
    ...site.deps.blobs,
    async read(sha256: string) {
      stopping.abort()
      return site.deps.blobs.read(sha256)
    },
  }
  await expect(run({ blobs, signal: stopping.signal })).rejects.toThrow(/was stopped/)

  expect(await state()).toBe('well')
  expect(await due()).toBe(true)
  expect(files()).toHaveLength(1)
})

test('a full disk, or a folder whose parent is not there, is a failure that says so', async () => {
  const config = { ...site.deps.config, minFreeBytes: Number.MAX_SAFE_INTEGER }
  await expect(run({ config })).rejects.toThrow(/no room for a backup/)
  expect(await doctor()).toMatchObject({ state: 'broken', text: expect.stringContaining('no room') })
  folder = path.join(folder, 'unmounted', 'share')
  await expect(run()).rejects.toThrow(/ENOENT/)
})

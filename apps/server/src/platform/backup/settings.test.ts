import { expect, test } from 'vitest'
import { backupSettings } from './settings.ts'

const read = (env: Record<string, string>) => backupSettings.parse({ DATA_DIR: '/srv/easel', ...env })
const refuse = (env: Record<string, string>) =>
  backupSettings
    .safeParse({ DATA_DIR: '/srv/easel', ...env })
    .error?.issues.map(({ path, message }) => [path[0], message])

test('nothing makes backups by itself unless it is told to', () => {
  expect(read({})).toEqual({ passphrase: null, pictures: 'copied', schedule: null })
})

test('a schedule says how often, where to, and what is kept', () => {
  const { schedule, passphrase } = read({
    ...{
      BACKUP_EVERY: '7d',
      BACKUP_TO: '/srv/backups/',
      BACKUP_KEEP: '2d,1y',
      BACKUP_PASSPHRASE: 'seven quiet herons',
    },
  })
  expect(schedule).toEqual({ everyMs: 7 * 86_400_000, folder: '/srv/backups', keep: { h: 0, d: 2, w: 0, m: 0, y: 1 } })
  expect(passphrase?.reveal()).toBe('seven quiet herons')
})

test('a folder in the data folder will do, one of pictures or of the database will not', () => {
  const to = (folder: string, more = {}) => ({ BACKUP_EVERY: '24h', BACKUP_TO: folder, ...more })
  expect(read(to('/srv/easel/backups')).schedule?.folder).toBe('/srv/easel/backups')
  for (const wrong of [to('/srv/easel/files'), to('/srv/easel/files/x'), to('/srv/easel/postgres')]) {
    expect(refuse(wrong)).toEqual([['BACKUP_TO', 'must be a folder outside those of pictures and of the database']])
  }
  expect(refuse(to('/mnt/pictures/backups', { STORAGE_URL: 'file:///mnt/pictures' }))).toHaveLength(1)
})

test('what is wrong is named, and not what it was', () => {
  expect(refuse({ BACKUP_EVERY: '24h' })).toEqual([['BACKUP_TO', 'must name a folder for BACKUP_EVERY']])
  expect(refuse({ BACKUP_TO: '/srv/backups' })).toEqual([['BACKUP_EVERY', 'must say how often, like 24h']])
  for (const every of ['30m', '0h', '24', 'daily', '999d', '-1h']) {
    expect(refuse({ BACKUP_EVERY: every, BACKUP_TO: '/b' })?.[0]?.[0]).toBe('BACKUP_EVERY')
  }
  expect(refuse({ BACKUP_TO: 's3://bucket', BACKUP_EVERY: '24h' })?.[0]?.[0]).toBe('BACKUP_TO')
  expect(refuse({ BACKUP_KEEP: 'all' })?.[0]?.[0]).toBe('BACKUP_KEEP')
  expect(refuse({ BACKUP_PICTURES: 'no' })?.[0]?.[0]).toBe('BACKUP_PICTURES')
  expect(refuse({ BACKUP_PASSPHRASE: 'short' })).toEqual([['BACKUP_PASSPHRASE', 'must have 12 to 1024 characters']])
})

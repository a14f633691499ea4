import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { describePlace, originOfBucket } from './places.ts'
import { readPlace } from './settings.ts'

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }
const read = (url: string) => {
  const { files } = readConfig({ STORAGE_URL: url, ...KEYS })
  if (files.kind !== 'bucket') throw new Error('no bucket')
  return { origin: originOfBucket(files), ...files }
}

test('without a setting pictures are in the data folder; a folder of its own is shared', () => {
  expect(readConfig({ DATA_DIR: '/srv/easel' }).files).toEqual({
    kind: 'folder',
    folder: '/srv/easel/files',
    isShared: false,
  })
  expect(readConfig({ STORAGE_URL: 'file:///mnt/files' }).files).toEqual({
    kind: 'folder',
    folder: '/mnt/files',
    isShared: true,
  })
})

test.each([
  ['s3://easel', { origin: 'https://easel.s3.us-east-1.amazonaws.com', style: 'host', prefix: '' }],
  ['s3://easel/a/b/?region=eu-west-3', { origin: 'https://easel.s3.eu-west-3.amazonaws.com', prefix: 'a/b/' }],
  ['s3://easel?endpoint=http://10.0.0.5:9000', { origin: 'http://10.0.0.5:9000', style: 'path', encryption: null }],
  ['s3://easel?endpoint=https://cos.example.com&style=host', { origin: 'https://easel.cos.example.com' }],
  ['s3://easel?encryption=aws:kms', { encryption: 'aws:kms', isDirect: false, isShared: true }],
])('%s is understood', (url, place) => {
  expect(read(url)).toMatchObject(place)
})

test.each([
  ['s3://Ea_sel', 'STORAGE_URL: must name a bucket of 3 to 63 small letters, digits and hyphens behind s3://'],
  [
    's3://easel/a b',
    'STORAGE_URL: must have a prefix of letters, digits, dots, hyphens and underscores, with slashes between them',
  ],
  ['s3://id:hidden@easel', 'STORAGE_URL: must not hold keys or a port'],
  [
    's3://easel?endpoint=https://s3.example.com/path',
    'STORAGE_URL: must have an endpoint like https://s3.example.com, without a path',
  ],
  ['s3://easel?endpoint=ftp://s3.example.com', 'STORAGE_URL: must have an endpoint'],
  ['s3://easel?style=virtual', 'STORAGE_URL: must have style=path or style=host'],
  ['s3://easel?key=hidden', 'STORAGE_URL: knows endpoint, region, style and encryption behind its ?, and nothing else'],
  ['s3:easel', 'STORAGE_URL: must be file:///'],
])('%s is refused with what it must be, without what it held', (url, sentence) => {
  const reading = () => readConfig({ STORAGE_URL: url, ...KEYS })
  expect(reading).toThrow(sentence)
  expect(reading).not.toThrow(/hidden/)
})

test('a bucket without keys, and addresses of a bucket that is none, are named', () => {
  expect(() => readConfig({ STORAGE_URL: 's3://easel', S3_ACCESS_KEY_ID: 'id' })).toThrow(
    'S3_SECRET_ACCESS_KEY: is needed where STORAGE_URL names a bucket',
  )
  expect(() => readConfig({ STORAGE_DIRECT: '1' })).toThrow('STORAGE_DIRECT: needs STORAGE_URL to name a bucket')
  expect(readConfig({ STORAGE_URL: 's3://easel', STORAGE_DIRECT: '1', ...KEYS }).files).toMatchObject({
    isDirect: true,
  })
})

test('keys show nowhere', () => {
  const place = readPlace('s3://easel', KEYS)
  expect(JSON.stringify(place)).not.toContain('hidden')
  if ('kind' in place) expect(describePlace(place)).toBe('s3://easel/ at https://s3.us-east-1.amazonaws.com')
})

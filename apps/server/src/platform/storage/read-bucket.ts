import { z } from 'zod'
import { wrapSecret } from '../secret.ts'
import type { BucketPlace, StorageEnvironment, StorageMistake } from './places.ts'

const choice = <Name extends string>(names: readonly Name[], error: string) => z.enum(names, { error }).optional()

/** What stands in the address, and behind its question mark. */
const address = z.strictObject(
  {
    // No dots, since certificates of hosts do not cover them.
    bucket: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/,
        'must name a bucket of 3 to 63 small letters, digits and hyphens behind s3://',
      ),
    // Names that need no encoding, in paths that no program tidies up.
    prefix: z
      .string()
      .max(200)
      .regex(
        /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/,
        'must have a prefix of letters, digits, dots, hyphens and underscores, with slashes between them',
      ),
    region: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/, 'must have a region like us-east-1')
      .default('us-east-1'),
    endpoint: z
      .string()
      .refine(isOrigin, 'must have an endpoint like https://s3.example.com, without a path')
      .optional(),
    style: choice(['path', 'host'], 'must have style=path or style=host'),
    encryption: choice(['AES256', 'aws:kms'], 'must have encryption=AES256 or encryption=aws:kms'),
  },
  { error: 'knows endpoint, region, style and encryption behind its ?, and nothing else' },
)

const NO_KEYS =
  'must not hold keys or a port: write s3://bucket/prefix?endpoint=https://…, and the keys in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'

/** `s3://bucket/prefix?endpoint=…`, with the keys of the environment. */
export function readBucket(url: URL, env: StorageEnvironment): BucketPlace | StorageMistake {
  if (`${url.username}${url.password}${url.port}${url.hash}` !== '') return { setting: 'STORAGE_URL', mistake: NO_KEYS }
  const inner = url.pathname.replace(/^\/+|\/+$/g, '')
  const prefix = inner === '' ? '' : `${inner}/`
  const read = address.safeParse({ ...Object.fromEntries(url.searchParams), bucket: url.hostname, prefix })
  if (!read.success) return { setting: 'STORAGE_URL', mistake: read.error.issues[0]?.message ?? '' }
  const keys = readKeys(env)
  if ('mistake' in keys) return keys
  const { endpoint, region, style = endpoint === undefined ? 'host' : 'path', encryption = null } = read.data
  return {
    kind: 'bucket',
    ...{ bucket: url.hostname, prefix, region, style, encryption },
    endpoint: new URL(endpoint ?? `https://s3.${region}.amazonaws.com`).origin,
    ...keys,
    ...{ isShared: true, isDirect: env['STORAGE_DIRECT'] !== undefined },
  }
}

function readKeys(env: StorageEnvironment): Pick<BucketPlace, 'keyId' | 'secretKey'> | StorageMistake {
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secretKey } = env
  const lacking = keyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'
  if (keyId === undefined || secretKey === undefined)
    return { setting: lacking, mistake: 'is needed where STORAGE_URL names a bucket' }
  return { keyId: wrapSecret(keyId), secretKey: wrapSecret(secretKey) }
}

function isOrigin(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, pathname, search, hash, username } = new URL(written)
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === ''
}

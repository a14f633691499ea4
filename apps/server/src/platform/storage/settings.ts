import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { StorageEnvironment, StorageMistake, StoragePlace } from './places.ts'
import { readBucket } from './read-bucket.ts'

const environment = z.object({
  DATA_DIR: z.string().optional(),
  STORAGE_URL: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(1024).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(1024).optional(),
  STORAGE_DIRECT: z.literal('1', { error: 'must be 1, or be left out' }).optional(),
})

/** The settings of where pictures are; without any, the folder `files` of DATA_DIR. */
export const storageSettings = environment.transform((env, context): StoragePlace => {
  const read = readPlace(env.STORAGE_URL, env)
  if ('mistake' in read) {
    context.addIssue({ code: 'custom', path: [read.setting], message: read.mistake })
    return z.NEVER
  }
  if (env.STORAGE_DIRECT === undefined || read.kind === 'bucket') return read
  context.addIssue({ code: 'custom', path: ['STORAGE_DIRECT'], message: 'needs STORAGE_URL to name a bucket, s3://…' })
  return z.NEVER
})

/** One address of a storage, with the keys of the environment. @param written undefined: the folder in DATA_DIR */
export function readPlace(written: string | undefined, env: StorageEnvironment): StoragePlace | StorageMistake {
  if (written === undefined) return { kind: 'folder', folder: folderIn(env.DATA_DIR ?? 'data'), isShared: false }
  if (URL.canParse(written) && written.startsWith('file:///'))
    return { kind: 'folder', folder: fileURLToPath(written), isShared: true }
  if (URL.canParse(written) && written.startsWith('s3://')) return readBucket(new URL(written), env)
  const mistake =
    'must be file:/// and the path of a folder that every server reaches, or s3://bucket?endpoint=https://… of an S3 server'
  return { setting: 'STORAGE_URL', mistake }
}

function folderIn(dataDir: string): string {
  return join(resolve(dataDir), 'files')
}

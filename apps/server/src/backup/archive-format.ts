import { z } from 'zod'

/*
 * A backup is a tar: the manifest, the rows as parts of one gzip stream, and behind them the pictures under the names that they have in
 * the folder of pictures, or lists of them. Encrypted it is a file of age around that.
 */

export const MANIFEST = 'easel-backup.json'
/** Only in encrypted ones. */
export const SECRET_KEY = 'secret-key'
export const rowsPart = (number: number) => `database/${String(number).padStart(6, '0')}.gz`
export const listPart = (number: number) => `objects/${String(number).padStart(6, '0')}.txt`
export const pictureName = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256.slice(2)}`
/** Empty: it was named, and could not be had. */
export const missingName = (sha256: string) => `missing/${sha256.slice(0, 2)}/${sha256.slice(2)}`

export const isRowsPart = (name: string) => /^database\/\d{6}\.gz$/.test(name)
export const isListPart = (name: string) => /^objects\/\d{6}\.txt$/.test(name)

/** The picture that is there, or is known to lack. */
export function readPictureName(name: string): { sha256: string; isThere: boolean } | null {
  const [, kind, home, rest] = /^(files|missing)\/([0-9a-f]{2})\/([0-9a-f]{62})$/.exec(name) ?? []
  return home === undefined || rest === undefined ? null : { sha256: home + rest, isThere: kind === 'files' }
}

export const PARTS_BYTES = 4 * 1024 * 1024

export const manifest = z.strictObject({
  easelArchive: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Listed: the archive has their names and sizes only. */
  pictures: z.enum(['copied', 'listed']),
  /** That rows name, each counted once. */
  pictureCount: z.int(),
  pictureBytes: z.int(),
})
export type Manifest = z.infer<typeof manifest>

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { Envelope } from '@easel/contract/envelope'
import { image } from '@easel/contract/media'
import { pngChunk } from '../apps/server/src/testing/hostile-pictures.ts'
import { writeForm } from '../apps/server/src/testing/write-form.ts'
import { openDatabaseOf } from './task-rows.ts'

/** An incompressible PNG of about 3 bytes per pixel; never the same twice. */
export function noisePicture(side: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    // 8 bits per channel, RGB.
    pngChunk('IHDR', Buffer.concat([size, Buffer.of(8, 2, 0, 0, 0)])),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export interface UploadAnswer {
  http: number
  retryAfter: number
  envelope: Envelope
}

/** Undefined when the connection broke before a response. */
export async function sendPicture(url: string, token: string, file: Uint8Array): Promise<UploadAnswer | undefined> {
  const { body, contentType } = writeForm({ purpose: 'base', file })
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType }
  try {
    const response = await fetch(`${url}/api/upload`, { method: 'POST', headers, body: new Uint8Array(body) })
    const retryAfter = Number(response.headers.get('retry-after'))
    return { http: response.status, retryAfter, envelope: (await response.json()) as Envelope }
  } catch {
    return undefined // the tests check the result
  }
}

/**
 * URL of a stored picture.
 * @throws ZodError when none was stored
 */
export const addressOf = (answer: UploadAnswer | undefined): string => image.parse(answer?.envelope.data).url

const SHA256 = /^[0-9a-f]{64}$/
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface KeptFiles {
  /** File names of originals. */
  originals: string[]
  /** Originals whose content does not match their name (a hash). */
  broken: string[]
  /** Unfinished temporary files. */
  drafts: string[]
}

/** Contents of the picture folder, with or without a running server. */
export function lookAtFiles(dataDir: string): KeptFiles {
  const folder = join(dataDir, 'files')
  const homes = readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const files = homes.flatMap((home) => readdirSync(join(folder, home)).map((name) => ({ home, name })))
  const originals = files.filter(({ home, name }) => SHA256.test(home + name))
  const nameOf = ({ home, name }: { home: string; name: string }) => home + name
  return {
    originals: originals.map(nameOf),
    broken: originals.map(nameOf).filter((name) => isBroken(folder, name)),
    drafts: readdirSync(join(folder, 'writing')),
  }
}

function isBroken(folder: string, name: string): boolean {
  const file = join(folder, name.slice(0, 2), name.slice(2))
  try {
    return sha256(readFileSync(file)) !== name
  } catch (error) {
    if (existsSync(file)) throw error
    return false // removed since the directory was listed
  }
}

/** Files that rows refer to, each with the id of one row. */
export async function listRows(dataDir: string): Promise<Map<string, string>> {
  const db = await openDatabaseOf(dataDir)
  const rows = await db.selectFrom('images').select(['id', 'sha256']).execute()
  await db.destroy()
  return new Map(rows.map((row) => [row.sha256, row.id]))
}

/** Ids of rows whose picture is not served completely. */
export async function listUnserved(url: string, rows: ReadonlyMap<string, string>): Promise<string[]> {
  const unserved: string[] = []
  for (const [name, id] of rows) {
    const response = await fetch(`${url}/api/files/${id}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status !== 200 || sha256(bytes) !== name) unserved.push(id)
  }
  return unserved
}

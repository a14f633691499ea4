import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { BlobDamaged, BlobMissing, type BlobState, type BlobStore } from './blobs.ts'
import { rememberSizes, stateByReading } from './verified-sizes.ts'

/** Files named after their content, compared with their names when they are opened for the first time in this process. */
export function openOriginals(fileOf: (sha256: string) => string): Pick<BlobStore, 'read' | 'stateOf' | 'examine'> {
  const whole = rememberSizes()
  async function read(sha256: string): Promise<Buffer> {
    const bytes = await readBytes(fileOf(sha256), sha256)
    if (whole.sizeOf(sha256) === bytes.length) return bytes
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new BlobDamaged(sha256)
    whole.note(sha256, bytes.length)
    return bytes
  }
  function examine(sha256: string): Promise<BlobState> {
    whole.forget(sha256)
    return stateByReading(() => read(sha256))
  }
  return {
    read,
    examine,
    async stateOf(sha256) {
      const knownSize = whole.sizeOf(sha256)
      const fileStat = knownSize === undefined ? undefined : await stat(fileOf(sha256)).catch(() => undefined)
      return fileStat && fileStat.size === knownSize ? 'whole' : examine(sha256)
    },
  }
}

/** A read error counts as damage. */
async function readBytes(file: string, sha256: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new BlobMissing(sha256)
    if (code === 'EIO') throw new BlobDamaged(sha256)
    throw error
  }
}

import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

export interface UnzippedFile {
  name: string
  bytes: Buffer
  modifiedAt: Date
}

/** What a strict reader finds in an archive, in its order; throws where file headers, directory and sums do not agree. */
export async function readZip(archive: Buffer): Promise<UnzippedFile[]> {
  const zip = await fromBufferPromise(archive, { strictFileNames: true })
  const files: UnzippedFile[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    const header = await zip.readLocalFileHeaderPromise(entry)
    const told = [header.crc32, header.uncompressedSize, header.compressedSize, header.fileName.toString()]
    const listed = [entry.crc32, entry.uncompressedSize, entry.compressedSize, entry.fileName]
    const found = [crc32(bytes), bytes.length, bytes.length, entry.fileName]
    if (new Set([told, listed, found].map((facts) => facts.join())).size > 1) throw new Error(entry.fileName)
    files.push({ name: entry.fileName, bytes, modifiedAt: entry.getLastModDate({ timezone: 'UTC' }) })
  }
  return files
}

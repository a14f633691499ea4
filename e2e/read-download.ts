import type { Download } from 'playwright-core'

/** What a page gave to keep. From a browser that several share there is no file to read. */
export async function readDownload(download: Download): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

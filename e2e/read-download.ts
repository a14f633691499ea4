import type { Download } from 'playwright-core'

/** Content of a download. A browser shared over the network offers a stream only, no file. */
export async function readDownload(download: Download): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

import type { AskBucket } from './ask-bucket.ts'
import type { BucketRequest } from './bucket-request.ts'
import { decodeText, readElement } from './read-xml.ts'
import { StorageFault } from './storage-fault.ts'

type Ask = AskBucket['ask']

/** All that goes up in one request; parts but the last have 5 MiB at least. */
export const PART_BYTES = 8 * 1024 * 1024

/** Store what is too large for one request: it appears when all parts are there, and parts of a failed upload are dropped. */
export async function uploadParts(
  ask: Ask,
  { key, headers, bytes }: { key: string; headers: Record<string, string>; bytes: Uint8Array },
): Promise<void> {
  const begun = await ask({ method: 'POST', key, query: { uploads: '' }, headers })
  const uploadId = decodeText(readElement(new TextDecoder().decode(begun.body), 'UploadId') ?? '')
  if (uploadId === '') throw new StorageFault('broken', { message: 'The storage gave no name to an upload of parts.' })
  try {
    const etags: string[] = []
    for (let start = 0; start < bytes.byteLength; start += PART_BYTES) {
      const part = bytes.subarray(start, start + PART_BYTES)
      const query = { partNumber: String(etags.length + 1), uploadId }
      const { headers: answered } = await ask({ method: 'PUT', key, query, body: part })
      etags.push(answered['etag'] ?? '')
    }
    await complete(ask, { key, uploadId, etags, byteCount: bytes.byteLength })
  } catch (error) {
    await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined) // its rule for unfinished uploads drops it, too
    throw error
  }
}

async function complete(
  ask: Ask,
  { key, uploadId, etags, byteCount }: { key: string; uploadId: string; etags: readonly string[]; byteCount: number },
): Promise<void> {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escape(etag)}</ETag></Part>`)
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
  const request: BucketRequest = { method: 'POST', key, query: { uploadId }, body: Buffer.from(xml) }
  try {
    await ask(request)
  } catch (error) {
    // Asked twice because the first answer was lost: the upload is over, and the object there.
    if (!(error instanceof StorageFault) || error.says !== 'NoSuchUpload') throw error
    const { status, headers } = await ask({ method: 'HEAD', key })
    if (status === 404 || Number(headers['content-length']) !== byteCount) throw error
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

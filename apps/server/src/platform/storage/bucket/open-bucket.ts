import type { BucketPlace } from '../places.ts'
import { type AskBucket, openAskBucket } from './ask-bucket.ts'
import type { BucketTools } from './bucket-request.ts'
import { listElements, decodeText, readElement } from './read-xml.ts'
import { PART_BYTES, uploadParts } from './upload-parts.ts'

export interface StoredObject {
  /** Without the prefix. */
  key: string
  bytes: number
  changedAt: Date
}

/** Objects below the prefix of one bucket. Everything throws StorageFault when it cannot be done. */
export interface Bucket {
  /** Undefined: there is no such object. */
  get(key: string): Promise<Buffer | undefined>
  /** Its size. */
  head(key: string): Promise<{ bytes: number } | undefined>
  /** It is there under its name when all of it is. */
  put(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
  /** Everything whose key begins so, by key, a page at a time. */
  list(start: string): AsyncIterable<StoredObject[]>
  /** Once, without waiting for better times. */
  probe(): Promise<void>
  signAddress(key: string, query: Readonly<Record<string, string>>): Promise<string>
  close(): Promise<void>
}

export function openBucket(place: BucketPlace, tools: BucketTools): Bucket {
  const asking = openAskBucket(place, tools)
  const { ask } = asking
  const nameOf = (key: string) => `${place.prefix}${key}`
  const sealed: Record<string, string> =
    place.encryption === null ? {} : { 'x-amz-server-side-encryption': place.encryption }
  return {
    async get(key) {
      const answer = await ask({ method: 'GET', key: nameOf(key) })
      return answer.status === 404 ? undefined : Buffer.from(answer.body)
    },
    async head(key) {
      const { status, headers } = await ask({ method: 'HEAD', key: nameOf(key) })
      return status === 404 ? undefined : { bytes: Number(headers['content-length']) }
    },
    async put(key, bytes) {
      if (bytes.byteLength > PART_BYTES) await uploadParts(ask, { key: nameOf(key), headers: sealed, bytes })
      else await ask({ method: 'PUT', key: nameOf(key), headers: sealed, body: bytes })
    },
    async remove(key) {
      await ask({ method: 'DELETE', key: nameOf(key) })
    },
    list: (start) => listObjects(asking, place.prefix, start),
    async probe() {
      await ask({
        method: 'GET',
        key: '',
        query: { 'list-type': '2', prefix: place.prefix, 'max-keys': '1' },
        isProbe: true,
      })
    },
    signAddress: (key, query) => asking.signer.signAddress(nameOf(key), query),
    close: () => asking.close(),
  }
}

async function* listObjects({ ask }: AskBucket, prefix: string, start: string): AsyncGenerator<StoredObject[]> {
  let token: string | null = null
  do {
    const query = {
      'list-type': '2',
      prefix: `${prefix}${start}`,
      ...(token !== null && { 'continuation-token': token }),
    }
    const { body } = await ask({ method: 'GET', key: '', query })
    const xml = new TextDecoder().decode(body)
    const page = listElements(xml, 'Contents').map((entry) => viewEntry(entry, prefix))
    if (page.length > 0) yield page
    const next = readElement(xml, 'IsTruncated') === 'true' ? readElement(xml, 'NextContinuationToken') : null
    token = next === null ? null : decodeText(next)
  } while (token !== null)
}

function viewEntry(entry: string, prefix: string): StoredObject {
  return {
    key: decodeText(readElement(entry, 'Key') ?? '').slice(prefix.length),
    bytes: Number(readElement(entry, 'Size')),
    changedAt: new Date(readElement(entry, 'LastModified') ?? 0),
  }
}

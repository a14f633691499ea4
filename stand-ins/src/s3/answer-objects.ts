import { createHash, randomUUID } from 'node:crypto'
import type { S3Request } from './verify-signature.ts'

export interface S3Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface S3Store {
  bucket: string
  pageSize: number
  objects: Map<string, Buffer>
  changed: Map<string, Date>
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>
}

const XML = { 'content-type': 'application/xml' }
/** All parts but the last have as much at least. */
const LEAST_PART = 5 * 1024 * 1024

export function answerObjects(store: S3Store, request: S3Request, now: Date): S3Answer {
  const [, bucket = '', ...rest] = request.path.split('/')
  const key = decodeURIComponent(rest.join('/'))
  const { method, query } = request
  if (bucket !== store.bucket) return fail(404, 'NoSuchBucket')
  if (key === '')
    return method === 'GET' && query.get('list-type') === '2' ? list(store, query) : fail(405, 'MethodNotAllowed')
  if (query.has('uploads') && method === 'POST') return begin(store, key)
  if (query.has('uploadId')) return answerUpload(store, request, { key, now })
  if (method === 'PUT') return put(store, key, { bytes: request.body, now })
  if (method === 'DELETE') return remove(store, key)
  return get(store, key, request)
}

function get({ objects, changed }: S3Store, key: string, { headers, query }: S3Request): S3Answer {
  const bytes = objects.get(key)
  if (!bytes) return fail(404, 'NoSuchKey')
  const named = [...query].flatMap(([name, value]) =>
    name.startsWith('response-') ? [[name.slice(9), value] as const] : [],
  )
  const usual = { etag: etagOf(bytes), 'last-modified': (changed.get(key) ?? new Date(0)).toUTCString() }
  const answered = {
    'content-type': 'binary/octet-stream',
    'accept-ranges': 'bytes',
    ...usual,
    ...Object.fromEntries(named),
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (first === undefined) return { status: 200, headers: answered, body: bytes }
  if (Number(first) >= bytes.length) return fail(416, 'InvalidRange')
  const part = bytes.subarray(Number(first), Number(last) + 1)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
  return { status: 206, headers: { ...answered, 'content-range': range }, body: part }
}

function put({ objects, changed }: S3Store, key: string, { bytes, now }: { bytes: Buffer; now: Date }): S3Answer {
  objects.set(key, Buffer.from(bytes))
  changed.set(key, now)
  return { status: 200, headers: { etag: etagOf(bytes) }, body: Buffer.alloc(0) }
}

function remove({ objects, changed }: S3Store, key: string): S3Answer {
  objects.delete(key)
  changed.delete(key)
  return { status: 204, headers: {}, body: Buffer.alloc(0) }
}

function list({ objects, changed, pageSize }: S3Store, query: URLSearchParams): S3Answer {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)))
  const entries = page.map((key) => {
    const bytes = objects.get(key) ?? Buffer.alloc(0)
    const at = (changed.get(key) ?? new Date(0)).toISOString()
    return `<Contents><Key>${escape(key)}</Key><LastModified>${at}</LastModified><ETag>${escape(etagOf(bytes))}</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const isCut = page.length < keys.length
  const next = isCut
    ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : ''
  return xml(
    `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  )
}

function begin({ uploads }: S3Store, key: string): S3Answer {
  const id = randomUUID()
  uploads.set(id, { key, parts: new Map() })
  return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
}

function answerUpload(
  store: S3Store,
  { method, query, body }: S3Request,
  { key, now }: { key: string; now: Date },
): S3Answer {
  const id = query.get('uploadId') ?? ''
  const upload = store.uploads.get(id)
  if (!upload || upload.key !== key) return fail(404, 'NoSuchUpload')
  if (method === 'DELETE') {
    store.uploads.delete(id)
    return { status: 204, headers: {}, body: Buffer.alloc(0) }
  }
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), Buffer.from(body))
    return { status: 200, headers: { etag: etagOf(body) }, body: Buffer.alloc(0) }
  }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
  const parts = named.map(([, number = '', etag = '']) => ({ etag, bytes: upload.parts.get(Number(number)) }))
  const whole = parts.flatMap(({ etag, bytes }) =>
    bytes && etagOf(bytes) === etag.replaceAll('&quot;', '"') ? [bytes] : [],
  )
  if (whole.length < parts.length || whole.length === 0) return fail(400, 'InvalidPart')
  if (whole.slice(0, -1).some(({ length }) => length < LEAST_PART)) return fail(400, 'EntityTooSmall')
  store.uploads.delete(id)
  put(store, key, { bytes: Buffer.concat(whole), now })
  return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
}

function xml(text: string): S3Answer {
  return { status: 200, headers: XML, body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`) }
}

function fail(status: number, code: string): S3Answer {
  return { ...xml(`<Error><Code>${code}</Code></Error>`), status }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

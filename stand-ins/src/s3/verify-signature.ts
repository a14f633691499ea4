import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface S3Request {
  method: string
  /** As it was sent, encoded. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface S3Keys {
  keyId: string
  secretKey: string
  region: string
}

/** What S3 says of a signature (version 4) that it does not take: its code; null: it takes it. */
export function verifySignature(request: S3Request, keys: S3Keys, now: Date): string | null {
  return request.query.has('X-Amz-Signature') ? verifyQuery(request, keys, now) : verifyHeader(request, keys, now)
}

const SKEW_MS = 15 * 60_000

function verifyHeader(request: S3Request, keys: S3Keys, now: Date): string | null {
  const { headers } = request
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, credential = '', signed = '', signature = ''] = pattern.exec(headers.authorization ?? '') ?? []
  if (signature === '') return 'AccessDenied'
  const date = String(headers['x-amz-date'])
  const problem = judgeCredential(credential, date, keys)
  if (problem) return problem
  if (Math.abs(readDate(date) - now.getTime()) > SKEW_MS) return 'RequestTimeTooSkewed'
  const names = signed.split(';')
  if (
    !Object.keys(headers)
      .filter(mustBeSigned)
      .every((name) => names.includes(name))
  )
    return 'AccessDenied'
  const sum = String(headers['x-amz-content-sha256'])
  return (
    judgeSums(request, sum) ??
    (isRight(request, { names, date, sum, signature }, keys) ? null : 'SignatureDoesNotMatch')
  )
}

function mustBeSigned(name: string): boolean {
  return name === 'host' || name === 'content-md5' || name.startsWith('x-amz-')
}

function judgeSums({ headers, body }: S3Request, sum: string): string | null {
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const md5 = headers['content-md5'] ?? null
  return md5 !== null && md5 !== createHash('md5').update(body).digest('base64') ? 'BadDigest' : null
}

function verifyQuery(request: S3Request, keys: S3Keys, now: Date): string | null {
  const { query } = request
  const [date, signature] = [query.get('X-Amz-Date') ?? '', query.get('X-Amz-Signature') ?? '']
  const problem = judgeCredential(query.get('X-Amz-Credential') ?? '', date, keys)
  if (problem) return problem
  const ageMs = now.getTime() - readDate(date)
  if (ageMs < -SKEW_MS || ageMs > Number(query.get('X-Amz-Expires')) * 1000) return 'AccessDenied'
  const names = (query.get('X-Amz-SignedHeaders') ?? '').split(';')
  return isRight(request, { names, date, sum: 'UNSIGNED-PAYLOAD', signature }, keys) ? null : 'SignatureDoesNotMatch'
}

function judgeCredential(credential: string, date: string, { keyId, region }: S3Keys): string | null {
  const [id, day, place, service, end] = credential.split('/')
  if (id !== keyId) return 'InvalidAccessKeyId'
  if (place !== region) return 'AuthorizationHeaderMalformed'
  return day === date.slice(0, 8) && service === 's3' && end === 'aws4_request' ? null : 'AuthorizationHeaderMalformed'
}

function isRight(
  { method, path, query, headers }: S3Request,
  { names, date, sum, signature }: { names: string[]; date: string; sum: string; signature: string },
  { secretKey, region }: S3Keys,
): boolean {
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`)
  const canonical = [method, path, pairs.sort().join('&'), lines.join(''), names.join(';'), sum].join('\n')
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(Buffer.from(canonical))].join('\n')
  const key = [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (made, part) => createHmac('sha256', made).update(part).digest(),
    `AWS4${secretKey}`,
  )
  const right = createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(right, Buffer.from(signature.padEnd(64, '0').slice(0, 64), 'hex'))
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function readDate(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

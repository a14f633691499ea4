import { OutgoingError } from '@easel/outgoing/outgoing'
import { type FaultKind, StorageFault } from './storage-fault.ts'
import { decodeText, readElement } from './read-xml.ts'

export interface BucketAnswer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

const FULL = /quota|storagefull|insufficientstorage/i
/** Its own words that say more than the status; of cut lines and uploads it says so, too. */
const KINDS: Readonly<Record<string, FaultKind>> = {
  ...nameAll('throttled', ['SlowDown', 'RequestLimitExceeded', 'Throttling', 'TooManyRequests', 'ServiceUnavailable']),
  ...nameAll('broken', ['RequestTimeout', 'IncompleteBody', 'BadDigest', 'XAmzContentSHA256Mismatch']),
  ...nameAll('broken', ['InternalError', 'OperationAborted']),
  ...nameAll('wrong_region', ['AuthorizationHeaderMalformed', 'PermanentRedirect', 'TemporaryRedirect']),
  ...nameAll('wrong_region', ['IllegalLocationConstraintException']),
  NoSuchBucket: 'no_bucket',
  RequestTimeTooSkewed: 'skewed',
}

function nameAll(kind: FaultKind, codes: readonly string[]): Record<string, FaultKind> {
  return Object.fromEntries(codes.map((code) => [code, kind]))
}

/** Null: it did what was asked, or says that there is no such object. */
export function judgeAnswer(answer: BucketAnswer): StorageFault | null {
  const { status, headers } = answer
  const code = readCode(answer)
  if (isDone(status) && code === '') return null
  if (status === 404 && code !== 'NoSuchBucket' && code !== 'NoSuchUpload') return null
  const message = `The storage answers ${status}${code === '' ? '' : ` ${code}`}.`
  return new StorageFault(kindOf(status, code), { says: code, message, waitMs: readWait(headers['retry-after']) })
}

/** Completing an upload of parts answers 200 before it knows how that ends. Pictures are no XML. */
function readCode({ status, headers, body }: BucketAnswer): string {
  if (isDone(status) && !isXml(headers)) return ''
  const text = new TextDecoder().decode(body.subarray(0, 20_000))
  return /^\s*(<\?xml[^>]*>\s*)?<Error\b/.test(text) ? decodeText(readElement(text, 'Code') ?? '') : ''
}

const isDone = (status: number) => status >= 200 && status < 300

function kindOf(status: number, code: string): FaultKind {
  if (status === 507 || FULL.test(code)) return 'full'
  return (Object.hasOwn(KINDS, code) ? KINDS[code] : undefined) ?? kindOfStatus(status)
}

function kindOfStatus(status: number): FaultKind {
  if (status === 503 || status === 429) return 'throttled'
  // With an error behind its 200, too, a server may do better next time.
  if (status >= 500 || isDone(status)) return 'broken'
  if (status < 400) return 'wrong_region'
  return status === 401 || status === 403 ? 'denied' : 'refused'
}

function isXml(headers: BucketAnswer['headers']): boolean {
  return /xml/.test(headers['content-type'] ?? '')
}

/** Seconds, of which a minute is the most that anybody waits. */
function readWait(written: string | undefined): number | null {
  return written !== undefined && /^\d{1,4}$/.test(written) ? Math.min(Number(written), 60) * 1000 : null
}

/** What went wrong on the way. @throws what is none of the storage's doing */
export function judgeFailure(error: unknown): StorageFault {
  if (!(error instanceof OutgoingError)) throw error
  const told = { message: error.message, cause: error }
  if (isOfCertificate(error)) return new StorageFault('certificate', told)
  switch (error.kind) {
    case 'unreachable':
      return new StorageFault('unreachable', told)
    case 'timeout':
      return new StorageFault('timeout', told)
    case 'broken':
      return new StorageFault('broken', told)
    case 'forbidden':
    case 'too_large':
      return new StorageFault('refused', told)
    default:
      return error.kind satisfies never
  }
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME/

function isOfCertificate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CERTIFICATE.test(String(error.code))) || isOfCertificate(error.cause)
}

import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { type BucketPlace, originOfBucket } from '../places.ts'
import type { BucketRequest, BucketTools } from './bucket-request.ts'

export interface Signer {
  sign(request: BucketRequest): Promise<{ url: string; headers: Record<string, string>; at: number }>
  /** An address that whoever has it may GET until it ends, the same for everybody who asks within a while. */
  signAddress(key: string, query: Readonly<Record<string, string>>): Promise<string>
  /** Whether the server's clock is another than that by which this was signed; it is followed from now on. */
  followClock(date: string | undefined, signedAt: number): boolean
}

/** S3 takes requests of 15 minutes before and after; others are stricter. */
const SKEW_MS = 60_000
/** A browser that asks again within that time hears the same address, and finds the picture in its cache. */
const STEP_MS = 10 * 60_000
const LIFE_SECONDS = 20 * 60
const NOTHING = createHash('sha256').digest('hex')

export function openSigner(place: BucketPlace, { clock, log }: Pick<BucketTools, 'clock' | 'log'>): Signer {
  let aheadMs = 0
  const cache = new Map<string, ArrayBuffer>()
  const now = () => clock.now().getTime() + aheadMs
  const keys = { accessKeyId: place.keyId.reveal(), secretAccessKey: place.secretKey.reveal() }
  const shared = { ...keys, region: place.region, service: 's3', cache }
  const forgetOldDays = () => {
    if (cache.size > 2) cache.clear()
  }
  return {
    async sign({ method, key, query = {}, headers = {}, body }) {
      forgetOldDays()
      const [url, at] = [addressOf(place, key, query), now()]
      const sum = body ? createHash('sha256').update(body).digest('hex') : NOTHING
      const all = { ...headers, 'x-amz-content-sha256': sum, ...(body && { 'content-md5': md5Of(body) }) }
      const signed = await new AwsV4Signer({ ...shared, method, url, headers: all, datetime: write(at) }).sign()
      return { url: signed.url.href, headers: Object.fromEntries(signed.headers), at }
    },
    async signAddress(key, query) {
      forgetOldDays()
      const url = addressOf(place, key, { ...query, 'X-Amz-Expires': String(LIFE_SECONDS) })
      const datetime = write(Math.floor(now() / STEP_MS) * STEP_MS)
      const signed = await new AwsV4Signer({ ...shared, method: 'GET', url, datetime, signQuery: true }).sign()
      return signed.url.href.replaceAll('+', '%20')
    },
    followClock(date, signedAt) {
      const theirs = Date.parse(date ?? '')
      if (Number.isNaN(theirs) || Math.abs(theirs - signedAt) < SKEW_MS) return false
      // Another request has told us meanwhile.
      if (Math.abs(theirs - now()) < SKEW_MS) return true
      aheadMs = theirs - clock.now().getTime()
      const seconds = Math.round(aheadMs / 1000)
      log.warn(
        { seconds },
        'the clock of this machine is not that of the storage: requests are dated by the storage; set the clock',
      )
      return true
    },
  }
}

function addressOf(place: BucketPlace, key: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(`${originOfBucket(place)}${place.style === 'path' ? `/${place.bucket}` : ''}/${key}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  // As the signature has it: the form's plus is a space to some servers and a plus to others.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

/** `20260102T030405Z` */
function write(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/[:-]|\.\d{3}/g, '')
}

function md5Of(body: Uint8Array): string {
  return createHash('md5').update(body).digest('base64')
}

import { createHash, createHmac } from 'node:crypto'
import type { Secret } from '../secret.ts'
import type { VendorRequest } from './ask-vendor.ts'

export interface Tc3Call {
  /** Without a path. */
  url: string
  service: string
  action: string
  version: string
  region: string
  /** JSON. */
  body: string
  keyId: string
  keySecret: Secret
  at: Date
}

const CONTENT_TYPE = 'application/json; charset=utf-8'
const SIGNED_HEADERS = 'content-type;host;x-tc-action'

/** A call signed by Tencent Cloud's signature version 3, TC3-HMAC-SHA256. */
export function signTc3(call: Tc3Call): VendorRequest {
  const { origin, host } = new URL(call.url)
  const timestamp = Math.floor(call.at.getTime() / 1000)
  const scope = [call.at.toISOString().slice(0, 10), call.service, 'tc3_request']
  const headerLines = `content-type:${CONTENT_TYPE}\nhost:${host}\nx-tc-action:${call.action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', headerLines, SIGNED_HEADERS, sha256(call.body)].join('\n')
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope.join('/'), sha256(canonical)].join('\n')
  // The key is narrowed to the day and the service before it signs.
  const key = scope.reduce<string | Buffer>(hmac, `TC3${call.keySecret.reveal()}`)
  const signature = hmac(key, toSign).toString('hex')
  const credential = `${call.keyId}/${scope.join('/')}`
  const headers = {
    authorization: `TC3-HMAC-SHA256 Credential=${credential}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`,
    'content-type': CONTENT_TYPE,
    'x-tc-action': call.action,
    'x-tc-region': call.region,
    'x-tc-timestamp': String(timestamp),
    'x-tc-version': call.version,
  }
  return { url: `${origin}/`, headers, body: call.body }
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

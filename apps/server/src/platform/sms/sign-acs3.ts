import { createHash, createHmac } from 'node:crypto'
import type { Secret } from '../secret.ts'
import type { VendorRequest } from './ask-vendor.ts'

export interface Acs3Call {
  /** Without a path. */
  url: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  keyId: string
  keySecret: Secret
  at: Date
  /** Never the same twice. */
  nonce: string
}

/** A call without a body, signed by Alibaba Cloud's signature version 3, ACS3-HMAC-SHA256. */
export function signAcs3({ url, action, version, query, keyId, keySecret, at, nonce }: Acs3Call): VendorRequest {
  const { origin, host } = new URL(url)
  const headers = {
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': at.toISOString().replace(/\.\d{3}/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const pairs = Object.entries({ host, ...headers })
  const search = Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(query[name] ?? '')}`)
    .join('&')
  const signedHeaders = pairs.map(([name]) => name).join(';')
  const headerLines = pairs.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = ['POST', '/', search, headerLines, signedHeaders, sha256('')].join('\n')
  const signature = createHmac('sha256', keySecret.reveal())
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signedHeaders},Signature=${signature}`
  return { url: `${origin}/?${search}`, headers: { ...headers, authorization }, body: null }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** As RFC 3986 has it; the language's own leaves five more characters alone. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
}

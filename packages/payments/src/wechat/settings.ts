import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readOrigin } from '../exchange.ts'

/** What the merchant platform of WeChat Pay shows or lets one choose. */
export interface WechatSettings {
  appId: string
  mchId: string
  /** PEM, of the merchant's certificate. */
  privateKey: string
  /** Of the merchant's certificate, in hexadecimal digits. */
  certificateSerial: string
  /** 32 bytes. */
  apiV3Key: string
  /** Of WeChat Pay, id `PUB_KEY_ID_…`; the first is asked for. Without any, its certificates are fetched. */
  publicKeys: readonly { id: string; pem: string }[]
  /** Only an address of this machine: a stand-in, for tests. */
  baseUrl?: string
  backupUrl?: string
}

export const PUBLIC_KEY_PREFIX = 'PUB_KEY_ID_'
const API_KEY_BYTES = 32
const IDENTIFIER = /^[0-9A-Za-z_-]{1,64}$/

/** What is missing or wrong, beginning with the name of the setting and without its value; empty: all is well. */
export function checkWechatSettings(settings: Partial<WechatSettings>): string[] {
  const { apiV3Key, privateKey, publicKeys = [] } = settings
  const faults = (['appId', 'mchId', 'certificateSerial'] as const).flatMap((name) =>
    faultOfIdentifier(name, settings[name]),
  )
  if (!privateKey) faults.push('privateKey: missing')
  else if (!isRsa(() => createPrivateKey(privateKey))) faults.push('privateKey: not an RSA private key in PEM')
  if (!apiV3Key) faults.push('apiV3Key: missing')
  else if (Buffer.byteLength(apiV3Key) !== API_KEY_BYTES)
    faults.push(`apiV3Key: ${Buffer.byteLength(apiV3Key)} bytes instead of ${API_KEY_BYTES}`)
  faults.push(...publicKeys.flatMap((key, index) => faultsOfPublicKey(key, `publicKeys[${index}]`)))
  if (new Set(publicKeys.map(({ id }) => id)).size < publicKeys.length) faults.push('publicKeys: one id twice')
  return [...faults, ...faultsOfAddresses(settings)]
}

function faultOfIdentifier(name: string, value: string | undefined): string[] {
  if (!value) return [`${name}: missing`]
  return IDENTIFIER.test(value) ? [] : [`${name}: holds what such a name never holds`]
}

function faultsOfPublicKey({ id, pem }: { id: string; pem: string }, name: string): string[] {
  const faults = []
  if (!id.startsWith(PUBLIC_KEY_PREFIX) || !IDENTIFIER.test(id))
    faults.push(`${name}.id: does not begin with ${PUBLIC_KEY_PREFIX}`)
  if (!isRsa(() => createPublicKey(pem))) faults.push(`${name}.pem: not an RSA public key in PEM`)
  // Node would silently derive the public key, and a secret would be stored in the wrong place.
  else if (pem.includes('PRIVATE KEY')) faults.push(`${name}.pem: a private key`)
  return faults
}

function isRsa(read: () => KeyObject): boolean {
  try {
    return read().asymmetricKeyType === 'rsa'
  } catch {
    return false // What cannot be read is not a key; the caller says so.
  }
}

function faultsOfAddresses({ baseUrl, backupUrl }: Partial<WechatSettings>): string[] {
  const faults = Object.entries({ baseUrl, backupUrl })
    .filter(([, url]) => url !== undefined && readOrigin(url)?.isLoopback !== true)
    .map(([name]) => `${name}: not an address of this machine`)
  if (backupUrl !== undefined && baseUrl === undefined) faults.push('backupUrl: without a baseUrl')
  return faults
}

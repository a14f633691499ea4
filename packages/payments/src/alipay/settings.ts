import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readOrigin } from '../exchange.ts'

/** What the open platform of Alipay shows or lets one choose, with public keys rather than certificates. */
export interface AlipaySettings {
  appId: string
  /** 16 digits that begin with 2088. */
  sellerId: string
  /** PEM, of the application. */
  privateKey: string
  /** PEM, Alipay's own, with which it signs; not the application's, which stands beside it. */
  alipayPublicKey: string
  /** Only an address of this machine: a stand-in, for tests. */
  baseUrl?: string
}

/** What is missing or wrong, beginning with the name of the setting and without its value; empty: all is well. */
export function checkAlipaySettings(settings: Partial<AlipaySettings>): string[] {
  const { appId = '', sellerId = '', privateKey, alipayPublicKey, baseUrl } = settings
  const faults = []
  if (!/^\d{8,32}$/.test(appId)) faults.push('appId: not the number of an application')
  if (!/^2088\d{12}$/.test(sellerId)) faults.push('sellerId: not 16 digits that begin with 2088')
  const own = readRsa(() => createPrivateKey(privateKey ?? ''))
  if (!own) faults.push('privateKey: not an RSA private key in PEM')
  const fault = faultOfPublicKey(alipayPublicKey ?? '', own)
  if (fault) faults.push(`alipayPublicKey: ${fault}`)
  if (baseUrl !== undefined && readOrigin(baseUrl)?.isLoopback !== true)
    faults.push('baseUrl: not an address of this machine')
  return faults
}

function faultOfPublicKey(pem: string, own: KeyObject | null): string | null {
  const key = readRsa(() => createPublicKey(pem))
  if (!key) return 'not an RSA public key in PEM'
  // Node would silently derive the public key from it.
  if (pem.includes('PRIVATE KEY')) return 'a private key'
  const isOwn = own !== null && createPublicKey(own).equals(key)
  return isOwn ? 'that of the application instead of Alipay’s' : null
}

function readRsa(read: () => KeyObject): KeyObject | null {
  try {
    const key = read()
    return key.asymmetricKeyType === 'rsa' ? key : null
  } catch {
    return null // What cannot be read is not a key; the caller says so.
  }
}

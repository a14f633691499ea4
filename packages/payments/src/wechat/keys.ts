import { createPublicKey, type KeyObject } from 'node:crypto'
import { GatewayError } from '../gateway.ts'
import { decryptResource } from './decrypt.ts'
import { failureOf, isNothingThere } from './failure.ts'
import { type Fields, readFields, readInstant, readList, readPart, readText, UnreadableError } from '../fields.ts'
import type { Send, WechatTools } from './send.ts'
import { PUBLIC_KEY_PREFIX, type WechatSettings } from './settings.ts'
import { findForgery } from './verify.ts'

interface PlatformKey {
  key: KeyObject
  validFrom: Date
  validTo: Date
}

const REFRESH_EVERY_MS = 60_000

/**
 * Keys of WeChat Pay by serial: configured public keys, and certificates, which are fetched for an unknown serial at most once a
 * minute.
 *
 * @throws GatewayError when the certificates could not be fetched
 */
export function openKeys(settings: WechatSettings, { clock }: WechatTools, send: Send) {
  const fixed = new Map(settings.publicKeys.map(({ id, pem }) => [id, createPublicKey(pem)]))
  let certificates = new Map<string, PlatformKey>()
  let latest: { at: number; done: Promise<void> } | undefined

  async function fetchCertificates(): Promise<void> {
    const answer = await send({ method: 'GET', path: '/v3/certificates' })
    if (answer.status !== 200) {
      const failure = failureOf(answer)
      // The response for merchants that only use public keys: no certificates exist.
      if (isNothingThere(failure)) return
      throw failure
    }
    const fetched = readCertificates(answer.body, settings.apiV3Key)
    // Signed by one of the certificates it contains, which only a holder of the APIv3 key can have encrypted.
    const findKey = (serial: string) => fixed.get(serial) ?? validKey(fetched.get(serial), clock.now())
    const forgery = await findForgery(answer, findKey, clock.now())
    if (forgery) throw new GatewayError('unavailable', `the certificates are not to be believed: ${forgery}`)
    certificates = fetched
  }

  function refresh(): Promise<void> {
    const at = clock.now().getTime()
    if (!latest || Math.abs(at - latest.at) >= REFRESH_EVERY_MS) latest = { at, done: fetchCertificates() }
    return latest.done
  }

  return async (serial: string): Promise<KeyObject | undefined> => {
    const findKnownKey = () => fixed.get(serial) ?? validKey(certificates.get(serial), clock.now())
    if (findKnownKey() || serial.startsWith(PUBLIC_KEY_PREFIX)) return findKnownKey()
    await refresh()
    return findKnownKey()
  }
}

function validKey(certificate: PlatformKey | undefined, now: Date): KeyObject | undefined {
  if (!certificate || now < certificate.validFrom || now >= certificate.validTo) return undefined
  return certificate.key
}

/** @throws GatewayError */
function readCertificates(body: Uint8Array, apiV3Key: string): Map<string, PlatformKey> {
  try {
    const list = readList(readFields(body), 'data')
    return new Map(list.map((entry) => [readText(entry, 'serial_no'), readCertificate(entry, apiV3Key)]))
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    throw new GatewayError('unavailable', 'the certificates cannot be read', { cause: error })
  }
}

function readCertificate(entry: Fields, apiV3Key: string): PlatformKey {
  const pem = decryptResource(readPart(entry, 'encrypt_certificate'), apiV3Key)
  try {
    const validity = { validFrom: readInstant(entry, 'effective_time'), validTo: readInstant(entry, 'expire_time') }
    return { key: createPublicKey(pem), ...validity }
  } catch (error) {
    throw new UnreadableError('a certificate cannot be read', { cause: error })
  }
}

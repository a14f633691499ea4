import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { writeCertificate } from './certificate.ts'
import type { Signer } from './seal.ts'

const FIVE_YEARS_MS = 5 * 365 * 24 * 3_600_000

/** With which kind of key answers and notices are signed; `mixed`: answers as they are asked for, notices in turn. */
export type KeyMode = 'public-key' | 'certificates' | 'mixed'

export interface PublicKeyOfWechat extends Signer {
  publicKeyPem: string
}

export interface PlatformCertificate extends PublicKeyOfWechat {
  certificatePem: string
  validFrom: Date
  validTo: Date
}

export interface Merchant {
  mchId: string
  appId: string
  serial: string
  privateKeyPem: string
  publicKey: KeyObject
  /** 32 characters. */
  apiV3Key: string
}

export interface Keys {
  merchant: Merchant
  /** The newest last; an old one signs no more. */
  publicKeys: PublicKeyOfWechat[]
  certificates: PlatformCertificate[]
  mode: KeyMode
  /** A key that nobody was told of, under the serial of one that they were. */
  forger: Signer
  rotatePublicKey(): Promise<PublicKeyOfWechat>
  /** The new one signs from now on; both are handed out, until the old one is retired. */
  rotateCertificate(): Promise<PlatformCertificate>
  retireOldCertificates(): void
}

export async function openKeys(mode: KeyMode, now: () => Date): Promise<Keys> {
  const [merchant, publicKey, certificate, forger] = await Promise.all([
    makeMerchant(),
    makePublicKey(),
    makeCertificate(now()),
    makePair(),
  ])
  const keys: Keys = {
    merchant,
    publicKeys: [publicKey],
    certificates: [certificate],
    mode,
    forger: { serial: publicKey.serial, privateKey: forger.privateKey },
    async rotatePublicKey() {
      const next = await makePublicKey()
      keys.publicKeys.push(next)
      return next
    },
    async rotateCertificate() {
      const next = await makeCertificate(now())
      keys.certificates.push(next)
      return next
    },
    retireOldCertificates: () => keys.certificates.splice(0, keys.certificates.length - 1),
  }
  return keys
}

async function makeMerchant(): Promise<Merchant> {
  const pair = await makePair()
  return {
    mchId: '1900000109',
    appId: 'wxd678efh567hg6787',
    serial: makeSerial(),
    privateKeyPem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: pair.publicKey,
    apiV3Key: randomBytes(16).toString('hex'),
  }
}

async function makePublicKey(): Promise<PublicKeyOfWechat> {
  const pair = await makePair()
  const serial = `PUB_KEY_ID_01190000010920261122${randomBytes(8).toString('hex')}`
  return { serial, privateKey: pair.privateKey, publicKeyPem: pemOf(pair.publicKey) }
}

async function makeCertificate(validFrom: Date): Promise<PlatformCertificate> {
  const pair = await makePair()
  const serial = makeSerial()
  const validTo = new Date(validFrom.getTime() + FIVE_YEARS_MS)
  const certificatePem = writeCertificate({ serial, subject: 'WeChat Pay stand-in', ...pair, validFrom, validTo })
  return {
    serial,
    privateKey: pair.privateKey,
    publicKeyPem: pemOf(pair.publicKey),
    certificatePem,
    validFrom,
    validTo,
  }
}

const makePair = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

/** 40 digits, and neither negative nor shortened when read as a number. */
function makeSerial(): string {
  const bytes = randomBytes(20)
  bytes.writeUInt8(0x40 | (bytes.readUInt8(0) & 0x3f), 0)
  return bytes.toString('hex').toUpperCase()
}

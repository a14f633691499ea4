import { type KeyObject, sign } from 'node:crypto'
import { bits, integer, marked, name, nothing, sequence, set, text, time } from './der.ts'

const SHA256_WITH_RSA = '2a864886f70d01010b'
const COMMON_NAME = '550403'

export interface CertificateOrder {
  /** 40 hexadecimal digits, the first below 8. */
  serial: string
  subject: string
  publicKey: KeyObject
  privateKey: KeyObject
  validFrom: Date
  validTo: Date
}

/** A self-signed X.509 certificate as PEM (RFC 5280, section 4.1); Node reads them and does not write them. */
export function writeCertificate(order: CertificateOrder): string {
  const algorithm = sequence(name(SHA256_WITH_RSA), nothing())
  const who = sequence(set(sequence(name(COMMON_NAME), text(order.subject))))
  const content = sequence(
    marked(0, integer('02')), // version 3
    integer(order.serial),
    algorithm,
    who,
    sequence(time(order.validFrom), time(order.validTo)),
    who,
    order.publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = sequence(content, algorithm, bits(sign('sha256', content, order.privateKey)))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

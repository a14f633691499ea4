import { generateKeyPairSync, sign } from 'node:crypto'

const OIDS = { ecdsaWithSha256: '2a8648ce3d040302', commonName: '550403', subjectAltName: '551d11' }

/** A certificate that vouches for itself, for one name and the address 127.0.0.1 (RFC 5280). PEM. */
export function makeCertificate(hostname: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(OIDS.ecdsaWithSha256))
  const name = sequence(der(0x31, sequence(oid(OIDS.commonName), der(0x0c, Buffer.from(hostname)))))
  const names = sequence(der(0x82, Buffer.from(hostname)), der(0x87, Buffer.from([127, 0, 0, 1])))
  const contents = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(OIDS.subjectAltName), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', contents, privateKey))
  const base64 = sequence(contents, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const lengthBytes = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content])
}

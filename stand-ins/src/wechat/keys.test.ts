import { createVerify, X509Certificate } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { KeyMode } from './keys/open-keys.ts'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Reply, unseal } from './testing/merchant.ts'

let standIn: WechatStandIn
afterEach(() => standIn.close())

async function open(keyMode: KeyMode) {
  standIn = await openWechatStandIn({ keyMode, clock: () => new Date('2026-11-22T07:00:00Z') })
  return aMerchant(standIn)
}

/** Which key signed an answer; undefined when none did. */
function signerOf({ headers, text }: Reply): string | undefined {
  const signed = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n${text}\n`
  const signature = headers['wechatpay-signature'] ?? ''
  const known = [...standIn.keys.publicKeys, ...standIn.keys.certificates]
  const signer = known.find(({ publicKeyPem }) =>
    createVerify('sha256').update(signed).verify(publicKeyPem, signature, 'base64'),
  )
  expect(headers['wechatpay-serial']).toBe(signer?.serial)
  return signer?.serial
}

test('a public key signs all answers, also those without a body, and there are no certificates', async () => {
  const merchant = await open('public-key')
  const [{ serial } = { serial: '' }] = standIn.keys.publicKeys

  expect(signerOf(await merchant.prepay('order-1'))).toBe(serial)
  const closed = await merchant.post('/v3/pay/transactions/out-trade-no/order-1/close', { mchid: '1900000109' })
  expect([closed.status, signerOf(closed)]).toEqual([204, serial])
  expect((await merchant.get('/v3/certificates')).json.code).toBe('RESOURCE_NOT_EXISTS')
})

test('after a rotation the new certificate signs and both are handed out, until the old one is retired', async () => {
  const merchant = await open('certificates')
  const [old = standIn.keys.forger] = standIn.keys.certificates
  expect(signerOf(await merchant.prepay('order-1'))).toBe(old.serial)

  const next = await standIn.keys.rotateCertificate()

  expect(signerOf(await merchant.prepay('order-2'))).toBe(next.serial)
  expect(await listSerials()).toEqual([old.serial, next.serial])
  standIn.keys.retireOldCertificates()
  expect(await listSerials()).toEqual([next.serial])

  async function listSerials() {
    const { json } = await merchant.get('/v3/certificates')
    const { data } = json as { data: { encrypt_certificate: Parameters<typeof unseal>[1] }[] }
    return data.map(({ encrypt_certificate: sealed }) => {
      const certificate = new X509Certificate(unseal(standIn.keys.merchant.apiV3Key, sealed))
      expect(certificate.verify(certificate.publicKey)).toBe(true)
      return certificate.serialNumber
    })
  }
})

test('during a switch answers are signed as they are asked for', async () => {
  const merchant = await open('mixed')
  const [publicKey] = standIn.keys.publicKeys
  const [certificate] = standIn.keys.certificates
  const askWith = (headers: Record<string, string>) =>
    merchant.post('/v3/pay/transactions/native', merchant.order('order-1'), { headers })

  const signers = [
    signerOf(await askWith({})),
    signerOf(await askWith({ 'wechatpay-serial': publicKey?.serial ?? '' })),
    signerOf(await askWith({ 'wechatpay-serial': certificate?.serial ?? '' })),
  ]

  expect(signers).toEqual([certificate?.serial, publicKey?.serial, certificate?.serial])
})

test('a new public key signs from now on', async () => {
  const merchant = await open('public-key')

  const next = await standIn.keys.rotatePublicKey()

  expect(signerOf(await merchant.prepay('order-1'))).toBe(next.serial)
})

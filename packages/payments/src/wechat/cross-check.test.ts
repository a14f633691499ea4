import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { expect, test } from 'vitest'
import type { ExchangeRequest } from '../exchange.ts'
import { decryptResource } from './decrypt.ts'
import {
  answerWith,
  charge,
  encrypt,
  merchantPair,
  NOW,
  noticeBody,
  noticeOf,
  openPlayed,
  paidTrade,
  platformPair,
  PUBLIC_KEY_ID,
  settings,
} from './testing/play-wechat.ts'
import { findForgery } from './verify.ts'

const { mchId: mchid, certificateSerial: serial } = settings
const pemOfPlatform = settings.publicKeys[0]?.pem ?? ''
const findKey = () => platformPair.publicKey

test('the independent library makes the same signature for the same call', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, { code_url: 'weixin://' }), answerWith(200, paidTrade)])
  await gateway.prepay(charge)
  await gateway.query(charge.tradeNo)

  expect(asked).toHaveLength(2)
  for (const request of asked) expect(partsOf(authorizationOf(request))).toEqual(partsOf(theirs(request)))
})

/** What the library would send, had it chosen the nonce and the moment. */
function theirs(request: ExchangeRequest): string {
  const { method, path, body = '' } = request
  const nonce = /nonce_str="(\w+)"/.exec(authorizationOf(request))?.[1] ?? ''
  const timestamp = Math.floor(NOW.getTime() / 1000)
  const signature = Rsa.sign(Formatter.request(method, path, timestamp, nonce, body), merchantPair.privateKey)
  return Formatter.authorization(mchid, nonce, signature, timestamp, serial)
}

const authorizationOf = ({ headers }: ExchangeRequest) => headers?.['authorization'] ?? ''
const partsOf = (authorization: string) => authorization.split(/[ ,]/).sort()

test('what the independent library signs is proven here, with a body and without', async () => {
  for (const body of ['', JSON.stringify(paidTrade), '{"name":"支付 \\u0000 🎨"}\r\n']) {
    const [timestamp, nonce] = [String(Math.floor(NOW.getTime() / 1000)), Formatter.nonce()]
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': PUBLIC_KEY_ID,
      'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), platformPair.privateKey),
    }
    expect(await findForgery({ headers, body: Buffer.from(body) }, findKey, NOW)).toBeNull()
    const other = { headers, body: Buffer.from(`${body} `) }
    expect(await findForgery(other, findKey, NOW)).toBe('the signature is wrong')
  }
})

test('the independent library believes what our played WeChat Pay signs, and nothing that was changed', () => {
  const verify = Decorator.responseVerifier({ [PUBLIC_KEY_ID]: pemOfPlatform })
  // It asks the real clock.
  const { status, headers, body } = answerWith(200, paidTrade, { at: new Date() })
  const read = (text: string) => verify.call({ url: '/v3/pay/transactions/id/1' }, text, headers, status)

  expect(read(String(body))).toBe(String(body))
  expect(read(`${body} `)).toMatchObject({ code: 'EV3_RES_HEADER_SIGNATURE_DIGEST' })
})

test('what one side encrypts the other reads', () => {
  const plain = JSON.stringify(paidTrade)
  for (const associated of ['transaction', '', '支付']) {
    const ours = encrypt(plain, { associated })
    expect(Aes.AesGcm.decrypt(ours.ciphertext, settings.apiV3Key, ours.nonce, associated)).toBe(plain)
    const ciphertext = Aes.AesGcm.encrypt(plain, settings.apiV3Key, ours.nonce, associated)
    expect(decryptResource({ ...ours, ciphertext }, settings.apiV3Key).toString()).toBe(plain)
  }
})

test('a notice made by the independent library is read', async () => {
  const nonce = 'fdasflkja484'
  const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(paidTrade), settings.apiV3Key, nonce, 'transaction')
  const algorithm = 'AEAD_AES_256_GCM'
  const resource = { algorithm, original_type: 'transaction', associated_data: 'transaction', nonce, ciphertext }

  const notice = await openPlayed().gateway.notices?.read(noticeOf(noticeBody({}, { resource })))

  expect(notice).toMatchObject({ kind: 'paid', trade: { tradeNo: charge.tradeNo } })
})

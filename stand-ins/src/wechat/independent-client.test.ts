import { X509Certificate } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import type { KeyMode } from './keys/open-keys.ts'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { unseal } from './testing/merchant.ts'
import { type NoticeInbox, openNoticeInbox } from './testing/notice-inbox.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function open(keyMode: KeyMode): Promise<{ standIn: WechatStandIn; inbox: NoticeInbox }> {
  const standIn = await openWechatStandIn({ keyMode })
  const inbox = await openNoticeInbox()
  opened.push(standIn, inbox)
  return { standIn, inbox }
}

interface Said {
  data: { code_url: string }
}

/** The library verifies every 2xx with these keys alone. */
function aLibrary({ baseUrl, keys }: WechatStandIn, certs: Record<string, string>) {
  const { mchId: mchid, serial, privateKeyPem: privateKey } = keys.merchant
  return new Wechatpay({ mchid, serial, privateKey, certs, ...{ baseURL: baseUrl } })
}

const publicKeysOf = ({ keys }: WechatStandIn) =>
  Object.fromEntries(keys.publicKeys.map(({ serial, publicKeyPem }) => [serial, publicKeyPem]))

function anOrder({ keys, clock }: WechatStandIn, tradeNo: string, notifyUrl: string) {
  return {
    ...{ appid: keys.merchant.appId, mchid: keys.merchant.mchId, description: '100 credits', out_trade_no: tradeNo },
    time_expire: new Date(clock.now().getTime() + 1_800_000).toISOString(),
    ...{ notify_url: notifyUrl, amount: { total: 100, currency: 'CNY' } },
  }
}

test('a client that others wrote orders, asks, closes, pays back and believes every answer', async () => {
  const { standIn, inbox } = await open('public-key')
  const library = aLibrary(standIn, publicKeysOf(standIn))
  const { mchId: mchid } = standIn.keys.merchant

  const ordered = await library
    .chain('v3/pay/transactions/native')
    .post<object, Said>(anOrder(standIn, 'order-1', inbox.url))
  expect(standIn.payer.scan(ordered.data.code_url)).toEqual({ tradeNo: 'order-1' })
  standIn.payer.pay('order-1')
  const asked = await library.chain('v3/pay/transactions/out-trade-no/order-1').get({ params: { mchid } })
  expect(asked.data).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 100 } })

  const refund = {
    out_trade_no: 'order-1',
    out_refund_no: 'refund-1',
    amount: { refund: 40, total: 100, currency: 'CNY' },
  }
  const refunded = await library.chain('v3/refund/domestic/refunds').post(refund)
  expect(refunded.data).toMatchObject({ status: 'PROCESSING', amount: { refund: 40 } })

  await library.chain('v3/pay/transactions/native').post(anOrder(standIn, 'order-2', inbox.url))
  const closed = await library.chain('v3/pay/transactions/out-trade-no/order-2/close').post({ mchid })
  expect(closed.status).toBe(204)
})

test('it believes and opens a notice', async () => {
  const { standIn, inbox } = await open('public-key')
  const library = aLibrary(standIn, publicKeysOf(standIn))
  await library.chain('v3/pay/transactions/native').post(anOrder(standIn, 'order-1', inbox.url))

  standIn.payer.pay('order-1')
  await standIn.clock.jump(0)

  const { headers, body } = inbox.arrivals[0] ?? { headers: {}, body: '' }
  const { 'wechatpay-timestamp': timestamp = '', 'wechatpay-nonce': nonce = '' } = headers
  const key = publicKeysOf(standIn)[headers['wechatpay-serial'] ?? ''] ?? ''
  expect(Rsa.verify(Formatter.response(timestamp, nonce, body), headers['wechatpay-signature'] ?? '', key)).toBe(true)
  const { resource } = JSON.parse(body)
  const { ciphertext, nonce: iv, associated_data: aad } = resource
  const said = JSON.parse(Aes.AesGcm.decrypt(ciphertext, standIn.keys.merchant.apiV3Key, iv, aad))
  expect(said).toMatchObject({ out_trade_no: 'order-1', trade_state: 'SUCCESS', amount: { total: 100 } })
})

test('it downloads platform certificates and believes what they sign', async () => {
  const { standIn, inbox } = await open('certificates')
  const [first] = standIn.keys.certificates
  const certs = { [first?.serial ?? '']: first?.certificatePem ?? '' }
  const { data } = await aLibrary(standIn, certs).chain('v3/certificates').get()
  const pem = Aes.AesGcm.decrypt(
    data.data[0].encrypt_certificate.ciphertext,
    standIn.keys.merchant.apiV3Key,
    data.data[0].encrypt_certificate.nonce,
    'certificate',
  )
  expect(pem).toBe(unseal(standIn.keys.merchant.apiV3Key, data.data[0].encrypt_certificate))

  const certificate = new X509Certificate(pem)
  expect(certificate.serialNumber).toBe(data.data[0].serial_no)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(new Date(certificate.validTo).getFullYear() - new Date(certificate.validFrom).getFullYear()).toBe(5)
  const library = aLibrary(standIn, { [data.data[0].serial_no]: pem })
  const ordered = await library
    .chain('v3/pay/transactions/native')
    .post<object, Said>(anOrder(standIn, 'order-1', inbox.url))
  expect(ordered.data.code_url).toContain('weixin://')
})

test('it refuses what the stand-in forges', async () => {
  const { standIn, inbox } = await open('public-key')
  const library = aLibrary(standIn, publicKeysOf(standIn))
  standIn.faults.nextCall('prepay', 'unsigned', 'wrongly signed', 'old timestamp')

  for (const complaint of [/Headers incomplete/, /Verify the response's data/, /allowed time offset/]) {
    const tradeNo = `order-${standIn.calls.length}`
    const order = library.chain('v3/pay/transactions/native').post(anOrder(standIn, tradeNo, inbox.url))
    await expect(order).rejects.toThrow(complaint)
  }
})

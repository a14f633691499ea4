import { createHash } from 'node:crypto'
import { Formatter } from 'wechatpay-axios-plugin'
import { expect, test } from 'vitest'
import type { ExchangeAnswer } from '../exchange.ts'
import { answerWith, NOW, openPlayed, settings } from './testing/play-wechat.ts'

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,' +
  '代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,' +
  '申请退款金额,费率备注'
const SUMS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`2,`30.00,`10.00,`0.00,`0.18000,`30.00,`10.00\r\n'
const PAID =
  `\`2026-03-13 10:34:56,\`${settings.appId},\`1900000001,\`0,\`,\`4200000001,\`E260313103456001,\`oUpF8,\`NATIVE,\`SUCCESS,` +
  '`OTHERS,`CNY,`25.00,`5.00,`0,`0,`0.00,`0.00,`,`,`基础版\\ 1 个月,`,`0.18000,`0.60%,`30.07,`0.00,`'
const REFUNDED =
  `\`2026-03-13 11:34:56,\`${settings.appId},\`1900000001,\`0,\`,\`4200000001,\`E260313103456001,\`oUpF8,\`NATIVE,\`REFUND,` +
  '`OTHERS,`CNY,`0.00,`0.00,`5030000001,`R260313103456001,`10.00,`0.00,`ORIGINAL,`PROCESSING,`基础版,`,`-0.06000,`0.60%,`0.00,`10.1,`'
const lines = [
  {
    kind: 'paid',
    tradeNo: 'E260313103456001',
    transactionId: '4200000001',
    refundNo: null,
    amount: 3007,
    currency: 'CNY',
  },
  {
    kind: 'refunded',
    tradeNo: 'E260313103456001',
    transactionId: '4200000001',
    refundNo: 'R260313103456001',
    amount: 1010,
    currency: 'CNY',
  },
]
const csvOf = (...rows: string[]) => `\uFEFF${[HEAD, ...rows, SUMS].join('\r\n')}`
const HOST = 'https://api.mch.weixin.qq.com'

function placeOf(csv: string | Uint8Array, changes: object = {}): ExchangeAnswer {
  const hash_value = createHash('sha1').update(csv).digest('hex')
  const download_url = `${HOST}/v3/billdownload/file?token=6XIv5TUPto7pByrTQKhd6kwvyKLG2uY2wMMR8cNXqaA_Cv_isgaUtBzp4QtiozLO`
  return answerWith(200, { hash_type: 'SHA1', hash_value, download_url, ...changes })
}
const file = (csv: string | Uint8Array): ExchangeAnswer => ({ status: 200, headers: {}, body: Buffer.from(csv) })

async function readCsv(csv: string | Uint8Array) {
  return openPlayed([placeOf(csv), file(csv)]).gateway.readBill?.('2026-03-13')
}

test('a bill is asked for, fetched and read in fen', async () => {
  const csv = csvOf(PAID, REFUNDED)
  const { gateway, asked } = openPlayed([placeOf(csv), file(csv)])

  expect(await gateway.readBill?.('2026-03-13')).toEqual(lines)

  expect(asked.map(({ path }) => path.replace(/token=.*/, 'token'))).toEqual([
    '/v3/bill/tradebill?bill_date=2026-03-13&bill_type=ALL',
    '/v3/billdownload/file?token',
  ])
  expect(asked[1]).toMatchObject({ maxBytes: 32 * 1024 * 1024, headers: { authorization: expect.any(String) } })
})

test('the independent library finds the same lines', () => {
  const { rows } = Formatter.castCsvBill(Buffer.from(csvOf(PAID, REFUNDED))) as { rows: Record<string, string>[] }

  expect(rows.map((row) => [row['商户订单号'], row['商户退款单号'], row['订单金额'], row['申请退款金额']])).toEqual([
    ['E260313103456001', '0', '30.07', '0.00'],
    ['E260313103456001', 'R260313103456001', '0.00', '10.1'],
  ])
})

test('columns are found by their names, and a day without lines is empty', async () => {
  const swapped = PAID.replace('`30.07,`0.00', '`0.00,`30.07')
  const csv = csvOf(swapped).replace('订单金额,申请退款金额,费率', '申请退款金额,订单金额,费率')

  expect(await readCsv(csv)).toMatchObject([{ amount: 3007 }])
  expect(await readCsv(csvOf())).toEqual([])
})

test('lines of another app of the same merchant, revoked ones and refunds that failed are left out', async () => {
  const foreign = PAID.replace(settings.appId, 'wx0000000000000000')
  const revoked = PAID.replace('SUCCESS', 'REVOKED')

  const failed = ['FAIL', 'CLOSED'].map((state) => REFUNDED.replace('PROCESSING', state))

  expect(await readCsv(csvOf(foreign, revoked, ...failed))).toEqual([])
})

test('amounts are exact', async () => {
  const written = ['0.01', '0.1', '1', '1.10', '4.35', '1.15', '999999999999.99', '8.2']
  const rows = written.map((yuan) => PAID.replace('30.07', yuan))

  expect((await readCsv(csvOf(...rows)))?.map(({ amount }) => amount)).toEqual([
    1, 10, 100, 110, 435, 115, 99999999999999, 820,
  ])
})

test.each([
  ['with an amount in other digits', csvOf(PAID.replace('30.07', '3e1'))],
  ['with an amount below a fen', csvOf(PAID.replace('30.07', '30.071'))],
  ['with a negative amount', csvOf(PAID.replace('30.07', '-30.07'))],
  ['with a cell too many', csvOf(`${PAID},\``)],
  ['without a column that counts', csvOf(PAID).replace('订单金额,申请', '别的金额,申请')],
  ['that breaks off in a line', csvOf(PAID).split('SUCCESS', 1).join()],
  ['that breaks off after a line', `${HEAD}\r\n${PAID}\r\n`],
  ['with a line that is none', csvOf(PAID, 'and so on')],
  ['that is empty', ''],
  ['that is not text', Buffer.from([0xff, 0xfe, 0x00])],
])('a bill %s is not believed in part', async (_what, csv) => {
  await expect(readCsv(csv)).rejects.toMatchObject({ name: 'GatewayError', kind: 'unavailable' })
})

const csv = csvOf(PAID)
test.each([
  ['another file than was signed', placeOf(csv), file(`${csv} `)],
  ['a file that is gone', placeOf(csv), { ...file('{"code":"INVALID_REQUEST"}'), status: 400 }],
  ['an unknown hash', placeOf(csv, { hash_type: 'MD5' }), file(csv)],
  ['an address elsewhere', placeOf(csv, { download_url: 'https://api.mch.weixin.qq.com.example/file' }), file(csv)],
  ['an address without https', placeOf(csv, { download_url: 'http://api.mch.weixin.qq.com/file' }), file(csv)],
  ['no address', placeOf(csv, { download_url: 'bill.csv' }), file(csv)],
  ['a place that nobody signed', { ...placeOf(csv), headers: {} }, file(csv)],
])('%s makes no bill', async (_what, place, download) => {
  const { gateway } = openPlayed([place, download])

  await expect(gateway.readBill?.('2026-03-13')).rejects.toMatchObject({ kind: 'unavailable' })
})

const noBill = (code: string) => answerWith(400, { code, message: 'no' })
test('a bill that is being made, or is missing on the morning after, is not ready; later there were no trades', async () => {
  expect(NOW.toISOString()).toBe('2026-03-14T15:09:26.535Z')
  const { gateway } = openPlayed([
    noBill('STATEMENT_CREATING'),
    noBill('NO_STATEMENT_EXIST'),
    noBill('NO_STATEMENT_EXIST'),
  ])

  expect(await gateway.readBill?.('2026-03-13')).toBeNull()
  expect(await gateway.readBill?.('2026-03-14')).toBeNull()
  expect(await gateway.readBill?.('2026-03-13')).toEqual([])
})

test('another no is passed on', async () => {
  const { gateway } = openPlayed([noBill('NO_AUTH')])

  await expect(gateway.readBill?.('2026-03-13')).rejects.toMatchObject({ kind: 'refused' })
  await expect(gateway.readBill?.('yesterday')).rejects.toMatchObject({ kind: 'refused' })
})

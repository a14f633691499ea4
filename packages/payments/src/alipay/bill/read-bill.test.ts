import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { GatewayError } from '../../gateway.ts'
import { answerTo, failed, openPlayed, rawAnswer, successBody } from '../testing/play-alipay.ts'
import { unzip } from './unzip.ts'

const DAY = '2026-03-13'
const HOME = 'https://dwbillcenter.alipay.com/downloadBillFile.resource?fileId=1'
const placeOf = (address: string) =>
  answerWith('data_dataservice_bill_downloadurl_query', successBody({ bill_download_url: address }))

/** Of a method outside `alipay.trade`. */
function answerWith(name: string, content: object) {
  const { body, ...rest } = answerTo('query', content)
  const text = Buffer.from(body).toString().replace('alipay_trade_query', `alipay_${name}`)
  return { ...rest, body: Buffer.from(text) }
}

const read = (...answers: Parameters<typeof openPlayed>[0] & object) => openPlayed(answers).gateway.readBill?.(DAY)
const noBill = (code: string) => answerWith('data_dataservice_bill_downloadurl_query', failed(code))

test('a day without a bill is waited for until ten on the next, and was empty from then on', async () => {
  for (const code of ['isp.bill_not_exist', 'BILL_NOT_EXIST']) expect(await read(noBill(code))).toEqual([])
  const { gateway, clock } = openPlayed([noBill('isp.bill_not_exist')])
  clock.at = new Date('2026-03-14T09:59:00+08:00')
  expect(await gateway.readBill?.(DAY)).toBeNull()
})

test.each(['https://bills.example/x', 'nowhere', 'https://dwbillcenter.alipay.com:444/x'])(
  'a bill that lies at %s is not fetched',
  async (address) => {
    await expect(read(placeOf(address))).rejects.toThrow(/the bill lies (elsewhere|nowhere)/)
  },
)

test.each([
  ['no archive', rawAnswer('<html>')],
  ['a failure', rawAnswer('', 500)],
])('%s instead of a bill is an outage', async (_what, answer) => {
  const reading = read(placeOf(HOME.replace('https', 'http')), answer)
  await expect(reading).rejects.toMatchObject({ name: GatewayError.name, kind: 'unavailable' })
})

test('whatever byte of an archive is lost, nothing wrong comes out of it', () => {
  const file = Buffer.from('#支付宝业务明细查询'.repeat(20))
  const archive = zipOf(file)
  expect(unzip(archive, 1e6).map((one) => Buffer.from(one).toString())).toEqual([file.toString()])
  expect(() => unzip(archive, 10)).toThrow('cannot be unpacked')
  for (let length = 0; length < archive.length; length += 1)
    expect(() => unzip(archive.subarray(0, length), 1e6)).toThrow('cannot be unpacked')
})

/** The least that is an archive of one file. */
function zipOf(file: Buffer): Buffer {
  const packed = deflateRawSync(file)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crcOf(file), 10)
  facts.writeUInt32LE(packed.length, 14)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(30 + packed.length, 12)
  const [local, entry] = [Buffer.from('PK\x03\x04'), Buffer.from('PK\x01\x02\x14\0')]
  return Buffer.concat([local, facts, packed, entry, facts, Buffer.alloc(14), Buffer.from('PK\x05\x06'), end])
}

/** By another way than what is tested. */
function crcOf(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}

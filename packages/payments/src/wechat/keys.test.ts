import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { GatewayError, type RawNotice } from '../gateway.ts'
import { realCertificate, realSerial } from './testing/real-certificate.ts'
import { answerWith, charge, encrypt, NOW, noticeBody, noticeOf, openPlayed, paidTrade } from './testing/play-wechat.ts'

const [first, second] = [
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
]
const [FIRST, SECOND] = ['1'.repeat(40), '2'.repeat(40)]
const SECONDS = 1000
const byFirst = { key: first.privateKey, serial: FIRST }
const bySecond = { key: second.privateKey, serial: SECOND }
const later = (ms: number) => new Date(NOW.getTime() + ms)

interface Entry {
  serial: string
  pem: string
  from?: string
  to?: string
}
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const entryOfFirst = { serial: FIRST, pem: pemOf(first.publicKey) }
const entryOfSecond = { serial: SECOND, pem: pemOf(second.publicKey) }
const listOf = (...entries: Entry[]) => ({
  data: entries.map(({ serial, pem, from = '2022-01-01T08:00:00+08:00', to = '2027-01-01T08:00:00+08:00' }) => ({
    serial_no: serial,
    effective_time: from,
    expire_time: to,
    encrypt_certificate: encrypt(pem, { associated: 'certificate' }),
  })),
})
const certificatesAlone = { publicKeys: [] }
const noticeBy = (signing: object) => noticeOf(noticeBody(), signing)

test('without public keys the certificates are fetched when the first answer comes, and kept', async () => {
  const { gateway, asked } = openPlayed(
    [answerWith(200, paidTrade, byFirst), answerWith(200, listOf(entryOfFirst), byFirst), answerWith(204, '', byFirst)],
    certificatesAlone,
  )

  expect(await gateway.query(charge.tradeNo)).toMatchObject({ state: 'paid' })
  expect(await gateway.close(charge.tradeNo)).toEqual({ state: 'closed' })

  expect(asked.map(({ path }) => path.split('?', 1)[0])).toEqual([
    `/v3/pay/transactions/out-trade-no/${charge.tradeNo}`,
    '/v3/certificates',
    `/v3/pay/transactions/out-trade-no/${charge.tradeNo}/close`,
  ])
  expect(asked.some(({ headers }) => 'wechatpay-serial' in (headers ?? {}))).toBe(false)
})

test('notices that come at once share one look at the certificates', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, listOf(entryOfFirst), byFirst)], certificatesAlone)
  const read = (notice: RawNotice) => gateway.notices?.read(notice)

  const notices = await Promise.all(Array.from({ length: 20 }, () => read(noticeBy(byFirst))))

  expect(notices.map((notice) => notice?.kind)).toEqual(Array(20).fill('paid'))
  expect(asked).toHaveLength(1)
})

test('keys change in mid-run: old and new are taken while both are there', async () => {
  const both = answerWith(200, listOf(entryOfFirst, entryOfSecond), bySecond)
  const { gateway, clock, asked } = openPlayed(
    [answerWith(200, listOf(entryOfFirst), byFirst), both],
    certificatesAlone,
  )
  const read = (signing: object) => gateway.notices?.read(noticeBy({ at: clock.now(), ...signing }))
  await read(byFirst)

  await expect(read(bySecond)).rejects.toMatchObject({ kind: 'forged' })
  clock.at = later(61 * SECONDS)

  // The answer with the new list is signed when it is asked for.
  expect(await read(bySecond)).toMatchObject({ kind: 'paid' })
  expect(await read(byFirst)).toMatchObject({ kind: 'paid' })
  expect(asked).toHaveLength(2)
})

test('a thousand made-up serials make us look once a minute', async () => {
  const list = answerWith(200, listOf(entryOfFirst), byFirst)
  const { gateway, asked, clock } = openPlayed([list, list], certificatesAlone)
  const tryAll = async () => {
    for (let serial = 0; serial < 1000; serial += 1) {
      const forged = gateway.notices?.read(noticeBy({ serial: `F${serial}`, at: clock.now() }))
      await expect(forged).rejects.toMatchObject({ kind: 'forged' })
    }
  }
  await tryAll()
  expect(asked).toHaveLength(1)
  clock.at = later(60 * SECONDS)
  await tryAll()
  expect(asked).toHaveLength(2)
})

test('with public keys both kinds of notices are taken, each by the key of its serial', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, listOf(entryOfFirst), byFirst)])
  const read = (notice: RawNotice) => gateway.notices?.read(notice)

  expect(await read(noticeBy({}))).toMatchObject({ kind: 'paid' })
  expect(asked).toEqual([])
  expect(await read(noticeBy(byFirst))).toMatchObject({ kind: 'paid' })
  await expect(read(noticeBy({ serial: FIRST }))).rejects.toMatchObject({ kind: 'forged' })
  await expect(read(noticeBy({ key: first.privateKey }))).rejects.toMatchObject({ kind: 'forged' })
})

test('an unknown public key is never looked for', async () => {
  const { gateway, asked } = openPlayed()

  const forged = gateway.notices?.read(noticeBy({ serial: 'PUB_KEY_ID_0000000000000000000000000000' }))

  await expect(forged).rejects.toMatchObject({ kind: 'forged' })
  expect(asked).toEqual([])
})

test('a merchant without certificates is told so, and a notice signed by one is forged', async () => {
  const { gateway } = openPlayed([answerWith(404, { code: 'RESOURCE_NOT_EXISTS', message: 'no' })])

  await expect(gateway.notices?.read(noticeBy(byFirst))).rejects.toMatchObject({ kind: 'forged' })
})

test.each([
  ['not reached', () => Promise.reject(new GatewayError('unavailable', 'lost')) as never],
  ['out of order', () => answerWith(500, { code: 'SYSTEM_ERROR', message: 'no' })],
  ['signed by none of them', () => answerWith(200, listOf(entryOfFirst), { ...byFirst, key: second.privateKey })],
  ['unsigned', () => ({ ...answerWith(200, listOf(entryOfFirst)), headers: {} })],
  ['nonsense', () => answerWith(200, { data: [{ serial_no: FIRST }] }, byFirst)],
  ['no list', () => answerWith(200, { data: {} }, byFirst)],
  ['no key', () => answerWith(200, listOf({ serial: FIRST, pem: 'none' }), byFirst)],
])('when the certificates are %s a notice is not refused but wanted again', async (_what, answer) => {
  const { gateway } = openPlayed([answer], certificatesAlone)

  await expect(gateway.notices?.read(noticeBy(byFirst))).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.notices?.read(noticeBy(byFirst))).rejects.toMatchObject({ kind: 'unavailable' })
})

test.each([
  ['before its time', { from: '2026-03-14T23:09:27+08:00' }],
  ['after its time', { to: '2026-03-14T23:09:26+08:00' }],
])('a certificate %s proves nothing', async (_what, validity) => {
  const list = listOf({ ...entryOfFirst, ...validity }, entryOfSecond)
  const { gateway } = openPlayed([answerWith(200, list, bySecond)], certificatesAlone)

  await expect(gateway.notices?.read(noticeBy(byFirst))).rejects.toMatchObject({ kind: 'forged' })
})

test('a certificate as it is written in earnest is read', async () => {
  const list = listOf({ serial: realSerial, pem: realCertificate })
  const { gateway } = openPlayed([answerWith(200, list)])

  const forged = gateway.notices?.read(noticeBy({ serial: realSerial }))

  await expect(forged).rejects.toMatchObject({ kind: 'forged', message: 'the signature is wrong' })
  expect(createPublicKey(realCertificate).asymmetricKeyType).toBe('rsa')
})

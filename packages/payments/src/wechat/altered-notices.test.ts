import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { RawNotice } from '../gateway.ts'
import { answerWith, NOW, noticeBody, noticeOf, openPlayed, PUBLIC_KEY_ID } from './testing/play-wechat.ts'

const NAMES = ['timestamp', 'nonce', 'serial', 'signature', 'signature-type'].map((name) => `wechatpay-${name}`)
const genuine = noticeOf(noticeBody())
const text = Buffer.from(genuine.body).toString()

type Change = (notice: RawNotice) => RawNotice
const withBody = (change: (body: Buffer) => Uint8Array | string): Change => {
  return ({ headers, body }) => ({ headers, body: Buffer.from(change(Buffer.from(body))) })
}
const withHeader = (name: string, value: string | undefined): Change => {
  return ({ headers, body }) => ({ headers: { ...headers, [name]: value }, body })
}

const flippedByte = fc
  .tuple(fc.nat(genuine.body.length - 1), fc.integer({ min: 1, max: 255 }))
  .map(([at, bits]) => withBody((body) => body.fill((body[at] ?? 0) ^ bits, at, at + 1)))
const cutOrGrown = fc.oneof(
  fc.nat(genuine.body.length - 1).map((length) => withBody((body) => body.subarray(0, length))),
  fc.uint8Array({ minLength: 1, maxLength: 20 }).map((more) => withBody((body) => Buffer.concat([body, more]))),
)
const reserialised = fc
  .constantFrom(
    () => JSON.stringify(JSON.parse(text), null, 1),
    () => `${text}\n`,
    () => `\uFEFF${text}`,
    () => text.replaceAll('支', '\\u652f'),
    () => text.replace(/^{"id":("[^"]+"),(.*)}$/, '{$2,"id":$1}'),
    () => text.replace(':', ': '),
    () => text.replace('"id":', '"id":"EV-0","id":'),
    () => text.replaceAll(',', ',\r\n'),
  )
  .map((write) => withBody(write))
const changedHeader = fc
  .tuple(fc.constantFrom(...NAMES), fc.oneof(fc.string(), fc.base64String(), fc.constant(PUBLIC_KEY_ID)))
  .map(([name, value]) => withHeader(name, value))
const touchedHeader = fc
  .tuple(fc.constantFrom(...NAMES), fc.nat(400), fc.constantFrom('', ' ', '\n', '=', 'A', '0', '-', 'é'))
  .map(([name, at, mark]): Change => {
    return (notice) => {
      const value = notice.headers[name] ?? ''
      const where = at % (value.length + 1)
      return withHeader(name, value.slice(0, where) + mark + value.slice(where + (mark === '' ? 1 : 0)))(notice)
    }
  })
const missingHeader = fc.constantFrom(...NAMES.slice(0, 4)).map((name) => withHeader(name, undefined))
const otherMoment = fc
  .integer({ min: 1, max: 10_000 })
  .map((seconds) => withHeader('wechatpay-timestamp', String(Math.floor(NOW.getTime() / 1000) + seconds)))

test('of thousands of notices that were altered on their way none is accepted', async () => {
  const { notices } = openPlayed([answerWith(404, { code: 'RESOURCE_NOT_EXISTS' })]).gateway
  expect(await notices?.read(genuine)).toMatchObject({ kind: 'paid' })

  const changes = [flippedByte, cutOrGrown, reserialised, changedHeader, touchedHeader, missingHeader, otherMoment]
  await fc.assert(
    fc.asyncProperty(fc.oneof(...changes), async (change) => {
      const altered = change(genuine)
      if (isSame(altered)) return
      await expect(notices?.read(altered)).rejects.toMatchObject({ name: 'NoticeError', kind: 'forged' })
    }),
    { numRuns: Math.ceil(500 * inject('scale')) },
  )
})

/** Chance may write what was there. */
function isSame({ headers, body }: RawNotice): boolean {
  return NAMES.every((name) => headers[name] === genuine.headers[name]) && Buffer.compare(body, genuine.body) === 0
}

test('no single bit of the signature can be changed', async () => {
  const { notices } = openPlayed().gateway
  const signature = Buffer.from(genuine.headers['wechatpay-signature'] ?? '', 'base64')

  for (let bit = 0; bit < signature.length * 8; bit += 1) {
    const forged = Buffer.from(signature)
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const altered = withHeader('wechatpay-signature', forged.toString('base64'))(genuine)
    await expect(notices?.read(altered)).rejects.toMatchObject({ kind: 'forged' })
  }
})

import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { RawNotice } from '../gateway.ts'
import { answerWith, charge, eventOf, failed, NOW, noticeOf, openPlayed, paidSession } from './testing/play-stripe.ts'

const read = async (notice: RawNotice, session: object = paidSession) =>
  openPlayed([answerWith(session)]).gateway.notices?.read(notice)
const genuine = noticeOf(eventOf())
const header = genuine.headers['stripe-signature'] ?? ''
const signedAs = (value: string | undefined): RawNotice => ({ ...genuine, headers: { 'stripe-signature': value } })
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const forged = { name: 'NoticeError', kind: 'forged' }

test('a payment that Stripe’s library signed is told as Stripe has it when it is asked', async () => {
  expect(await read(genuine)).toEqual({
    id: 'evt_1',
    kind: 'paid',
    trade: {
      state: 'paid',
      tradeNo: charge.tradeNo,
      transactionId: 'pi_1',
      amount: 1234,
      currency: 'USD',
      paidAt: new Date('2026-03-14T15:10:00Z'),
    },
  })
  const late = eventOf(paidSession, { type: 'checkout.session.async_payment_succeeded' })
  expect(await read(noticeOf(late))).toMatchObject({ kind: 'paid' })
})

test('while a secret is rotated one signature that holds is enough', async () => {
  const [time = '', good = ''] = header.split(',')
  const other = `v1=${'0'.repeat(64)}`

  expect(await read(signedAs([time, other, good, 'v0=abc'].join(',')))).toMatchObject({ kind: 'paid' })
  expect(await read(noticeOf(eventOf(), { at: minutesFromNow(-4) }))).toMatchObject({ kind: 'paid' })
})

const emptySecret = createHmac('sha256', '')
  .update(`1773500966.${Buffer.from(genuine.body)}`)
  .digest('hex')
test.each([
  ['not signed', undefined],
  ['signed with nothing', ''],
  ['signed with an empty secret', `t=1773500966,v1=${emptySecret}`],
  ['signed in an old way', header.replace('v1', 'v0')],
  ['signed at two times', `t=1,${header}`],
  ['signed at no time', header.replace(/t=\d+,/, '')],
  ['signed in capitals', header.replace(/v1=.*/, (part) => part.toUpperCase().replace('V1', 'v1'))],
  ['signed twice in one', `${header}${header.split('v1=')[1]}`],
])('an event that is %s is forged', async (_what, value) => {
  await expect(read(signedAs(value))).rejects.toMatchObject(forged)
})

test.each([
  ['with another secret', noticeOf(eventOf(), { secret: 'whsec_another0another0another0' })],
  ['six minutes ago', noticeOf(eventOf(), { at: minutesFromNow(-6) })],
  ['six minutes ahead', noticeOf(eventOf(), { at: minutesFromNow(6) })],
])('an event signed %s is forged', async (_what, notice) => {
  await expect(read(notice)).rejects.toMatchObject(forged)
})

test.each([
  ['that waits for its payment', eventOf({ ...paidSession, payment_status: 'unpaid' })],
  ['of somebody else on the same account', eventOf({ ...paidSession, metadata: {} })],
  ['that is none', eventOf(paidSession, { type: 'constructor' })],
])('an event of a session %s concerns nobody', async (_what, event) => {
  expect(await read(noticeOf(event))).toEqual({ id: 'evt_1', kind: 'other' })
})

const failedSession = {
  ...paidSession,
  payment_status: 'unpaid',
  payment_intent: { id: 'pi_1', status: 'requires_payment_method', latest_charge: null },
}
const expiredSession = { ...failedSession, status: 'expired', payment_intent: null }
const failure = eventOf(failedSession, { type: 'checkout.session.async_payment_failed' })

test('a payment that failed or ran out of time is over, if Stripe says so when it is asked', async () => {
  const { client_reference_id: tradeNo } = paidSession
  expect(await read(noticeOf(failure), failedSession)).toEqual({ id: 'evt_1', kind: 'ended', tradeNo })
  const expiry = eventOf(expiredSession, { type: 'checkout.session.expired' })
  expect(await read(noticeOf(expiry), expiredSession)).toEqual({ id: 'evt_1', kind: 'ended', tradeNo })
  expect(await read(noticeOf(failure), paidSession)).toMatchObject({ kind: 'paid' })
  const onItsWay = { ...failedSession, payment_intent: { id: 'pi_1', status: 'processing' } }
  expect(await read(noticeOf(failure), onItsWay)).toEqual({ id: 'evt_1', kind: 'other' })
  expect(await read(noticeOf(failure), { ...failedSession, mode: 'setup' })).toMatchObject({ kind: 'doubtful' })
})

test.each([
  ['a session of another sum', eventOf(), { ...paidSession, amount_total: 1 }],
  ['a session of another currency', eventOf(), { ...paidSession, currency: 'jpy' }],
  ['a session of another trade', eventOf(), { ...paidSession, client_reference_id: 'E1' }],
  ['a session that is not paid', eventOf(), { ...paidSession, status: 'open' }],
  ['real money', eventOf(paidSession, { livemode: true }), paidSession],
  ['a real session', eventOf({ ...paidSession, livemode: true }), { ...paidSession, livemode: true }],
  ['a plan', eventOf({ ...paidSession, mode: 'setup' }), { ...paidSession, mode: 'setup' }],
])('an event of %s is doubtful', async (_what, event, session) => {
  expect(await read(noticeOf(event), session)).toMatchObject({
    id: 'evt_1',
    kind: 'doubtful',
    tradeNo: paidSession.client_reference_id,
  })
})

test('an event that cannot be confirmed now is to come again', async () => {
  const { notices } = openPlayed([failed(500, 'api_error')]).gateway

  await expect(notices?.read(genuine)).rejects.toMatchObject({ kind: 'unavailable' })
  for (const event of [[], { id: 'evt_1' }, eventOf(paidSession, { data: null })])
    await expect(read(noticeOf(event))).rejects.toMatchObject({ kind: 'malformed' })
})

const text = Buffer.from(genuine.body).toString()
const spot = fc.tuple(fc.nat(1000), fc.constantFrom('', ' ', ',', '=', 'a', '0', 'v1', 't', 'é'))
const put = (value: string, [at, mark]: [number, string]) => {
  const where = at % (value.length + 1)
  return value.slice(0, where) + mark + value.slice(where + (mark === '' ? 1 : 0))
}
const changes = fc.oneof(
  spot.map((change) => signedAs(put(header, change))),
  fc.string().map(signedAs),
  spot.map((change) => ({ ...genuine, body: Buffer.from(put(text, change)) })),
  fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, bits]) => {
    const body = Buffer.from(text)
    body[at] = (body[at] ?? 0) ^ bits
    return { ...genuine, body }
  }),
  fc.constantFrom(`${text}\n`, `\uFEFF${text}`, JSON.stringify(JSON.parse(text), null, 1)).map((body) => ({
    ...genuine,
    body: Buffer.from(body),
  })),
)

test('of hundreds of events that were altered on their way none is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (altered) => {
      const signature = altered.headers['stripe-signature']
      if (signature === header && Buffer.compare(altered.body, genuine.body) === 0) return
      await expect(read(altered)).rejects.toMatchObject(forged)
    }),
    { numRuns: Math.ceil(500 * inject('scale')) },
  )
})

test('it is answered by its status', () => {
  const answer = openPlayed().gateway.notices?.answer

  const statuses = (['taken', 'forged', 'malformed', 'unavailable'] as const).map((outcome) => answer?.(outcome).status)
  expect(statuses).toEqual([200, 401, 400, 503])
})

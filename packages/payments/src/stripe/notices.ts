import {
  type Gateway,
  GatewayError,
  type Notice,
  type NoticeAnswer,
  NoticeError,
  type NoticeOutcome,
  type RawNotice,
  type Trade,
} from '../gateway.ts'
import { type Fields, findText, readFields, readPart, readText, UnreadableError } from '../fields.ts'
import { isOurs } from './session.ts'
import { isLive, type StripeSettings } from './settings.ts'
import { findForgery } from './verify.ts'

const MAX_BYTES = 64 * 1024
const STATUSES = { taken: 200, forged: 401, malformed: 400, unavailable: 503 } as const
const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const ENDED_EVENTS = ['checkout.session.async_payment_failed', 'checkout.session.expired']

/** `fetch` gives a session as Stripe has it now. */
interface NoticeTools {
  clock: { now(): Date }
  fetch: (sessionId: string) => Promise<Fields>
  readTrade: (session: Fields, tradeNo: string) => Trade
}

/** Reads and answers Stripe's events. Reported payments are confirmed by a query. */
export function openNotices(settings: StripeSettings, tools: NoticeTools): NonNullable<Gateway['notices']> {
  return {
    async read({ headers, body }: RawNotice) {
      if (body.length > MAX_BYTES) throw new NoticeError('malformed', `over ${MAX_BYTES} bytes`)
      const forgery = findForgery(headers['stripe-signature'], body, settings.webhookSecret, tools.clock.now())
      if (forgery) throw new NoticeError('forged', forgery)
      try {
        return await readEvent(readFields(body), isLive(settings), tools)
      } catch (error) {
        if (error instanceof UnreadableError) throw new NoticeError('malformed', error.message, { cause: error })
        if (!(error instanceof GatewayError)) throw error
        throw new NoticeError('unavailable', 'Stripe could not be asked', { cause: error })
      }
    },
    answer: answerTo,
  }
}

async function readEvent(event: Fields, isLive: boolean, tools: NoticeTools): Promise<Notice> {
  const id = readText(event, 'id')
  const type = readText(event, 'type')
  const isEnd = ENDED_EVENTS.includes(type)
  if (!isEnd && !PAID_EVENTS.includes(type)) return { id, kind: 'other' }
  const eventObject = readPart(readPart(event, 'data'), 'object')
  if (!isOurs(eventObject) || (!isEnd && eventObject['payment_status'] === 'unpaid')) return { id, kind: 'other' }
  if (event['livemode'] !== isLive) return doubtful(id, 'real money and money for tests are mixed up', eventObject)
  return isEnd ? confirmEnd(id, eventObject, tools) : confirm(id, eventObject, tools)
}

/** Events arrive in any order, so the session's current state counts. */
async function confirmEnd(id: string, eventObject: Fields, { fetch, readTrade }: NoticeTools): Promise<Notice> {
  const tradeNo = readText(eventObject, 'client_reference_id')
  const session = await fetch(readText(eventObject, 'id'))
  try {
    const trade = readTrade(session, tradeNo)
    if (trade.state === 'paid') return { id, kind: 'paid', trade }
    return trade.state === 'closed' ? { id, kind: 'ended', tradeNo } : { id, kind: 'other' }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return doubtful(id, error.message, eventObject)
  }
}

/** Event and session are compared, and of the session all that makes it ours. */
async function confirm(id: string, eventObject: Fields, { fetch, readTrade }: NoticeTools): Promise<Notice> {
  const session = await fetch(readText(eventObject, 'id'))
  for (const name of ['id', 'amount_total', 'currency', 'client_reference_id', 'mode', 'livemode'])
    if (session[name] !== eventObject[name])
      return doubtful(id, `the event and the session differ in ${name}`, eventObject)
  try {
    const trade = readTrade(session, readText(eventObject, 'client_reference_id'))
    return trade.state === 'paid'
      ? { id, kind: 'paid', trade }
      : doubtful(id, 'the event says paid, the session does not', eventObject)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return doubtful(id, error.message, eventObject)
  }
}

/** Payer data is removed. */
function doubtful(id: string, reason: string, eventObject: Fields): Notice {
  const tradeNo = findText(eventObject, 'client_reference_id')
  const { id: session, amount_total, currency, client_reference_id, livemode, payment_intent } = eventObject
  const details = { id: session, amount_total, currency, client_reference_id, livemode, payment_intent }
  return { id, kind: 'doubtful', reason, tradeNo, details }
}

function answerTo(outcome: NoticeOutcome): NoticeAnswer {
  return { status: STATUSES[outcome], contentType: null, body: '' }
}

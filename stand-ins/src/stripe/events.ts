import { createHmac, randomBytes } from 'node:crypto'
import { type StripeSession, viewSession } from './books.ts'

/** `cheaper` and `other trade` are signed as they are; nobody signed what `altered` says. */
export type EventFault = 'drop' | 'altered' | 'wrong secret' | 'unsigned' | 'old' | 'twice' | 'cheaper' | 'other trade'

export interface EventRecord {
  type: string
  sessionId: string
  fault: EventFault | null
  /** To each time that it was sent. */
  statuses: number[]
}

/** How merchants are told; `now` gives seconds since 1970. */
export function openEvents(secret: string, now: () => number) {
  const [records, faults]: [EventRecord[], EventFault[]] = [[], []]
  let address = ''
  return {
    records: records as readonly EventRecord[],
    /** Of the next events; used up. */
    faults,
    setAddress(url: string) {
      address = url
    },
    /** Over when the merchant has answered. */
    async tell(type: string, session: StripeSession): Promise<EventRecord> {
      const fault = faults.shift() ?? null
      const record: EventRecord = { type, sessionId: session.id, fault, statuses: [] }
      records.push(record)
      const event = writeEvent(type, session, fault)
      const times = { drop: 0, twice: 2 }[String(fault)] ?? 1
      const sending = { secret, now: now(), fault }
      record.statuses = await Promise.all(Array.from({ length: times }, () => post(address, event, sending)))
      return record
    },
  }
}

function writeEvent(type: string, session: StripeSession, fault: EventFault | null): string {
  const told = { ...viewSession(session, { isExpanded: false }), ...(fault === 'cheaper' && { amount_total: 1 }) }
  if (fault === 'other trade') told.client_reference_id = 'E000000000000AAAAAAAA'
  const id = `evt_${randomBytes(12).toString('hex')}`
  return JSON.stringify({ id, object: 'event', type, livemode: false, data: { object: told } })
}

async function post(url: string, event: string, { secret, now, fault }: Sending): Promise<number> {
  const at = fault === 'old' ? now - 600 : now
  const key = fault === 'wrong secret' ? 'whsec_of_somebody_else_entirely' : secret
  const signature = createHmac('sha256', key).update(`${at}.${event}`).digest('hex')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(fault !== 'unsigned' && { 'stripe-signature': `t=${at},v1=${signature},v0=${'0'.repeat(64)}` }),
  }
  const body = fault === 'altered' ? event.replace('"livemode":false', '"livemode": false') : event
  return (await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })).status
}

interface Sending {
  secret: string
  now: number
  fault: EventFault | null
}

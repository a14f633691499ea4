import { randomUUID } from 'node:crypto'
import type { Refund, Trade } from '../books.ts'
import type { Faults, NoticeFault } from '../open-faults.ts'
import type { Keys } from '../keys/open-keys.ts'
import type { VirtualClock } from '../virtual-clock.ts'
import { FORGERIES, type Forgery } from './forge-notice.ts'
import { isTaken, postNotice } from './post-notice.ts'
import { type Letter, type NoticeEvent, tell, writeNotice } from './write-notice.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Waits between one try and the next. */
const WAITS_MS = [
  ...[15 * SECOND, 15 * SECOND, 30 * SECOND, 3 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 30 * MINUTE],
  ...[30 * MINUTE, HOUR, 3 * HOUR, 3 * HOUR, 3 * HOUR, 6 * HOUR, 6 * HOUR],
]

export interface NoticeTry {
  at: Date
  fault: NoticeFault | null
  /** Null: no answer within the time, or it was never sent. Of two copies the worse answer. */
  status: number | null
}

export interface NoticeRecord {
  id: string
  event: NoticeEvent
  tradeNo: string
  refundNo: string | null
  tries: NoticeTry[]
  state: 'waiting' | 'taken' | 'given up'
}

export interface Notices {
  /** Every notice, the oldest first. */
  list: NoticeRecord[]
  add(order: { event: NoticeEvent; trade: Trade; refund: Refund | null }): void
}

interface Sender {
  keys: Keys
  clock: VirtualClock
  faults: Faults
  /** How long to wait for an answer; the real one waits 5 s. */
  timeoutMs: number
}

interface Open {
  letter: Letter
  record: NoticeRecord
  url: string
}

/** The first try is due at once; all go out when the clock is moved. */
export function openNotices(sender: Sender): Notices {
  const { clock, faults, keys } = sender
  const list: NoticeRecord[] = []
  let held: Open[] = []

  const tryLater = (open: Open, waitMs: number) =>
    clock.at(new Date(clock.now().getTime() + waitMs), () => attempt(open))
  const attempt = async (open: Open): Promise<void> => {
    const fault = faults.takeNotice(open.record.tradeNo) ?? null
    if (fault !== null && typeof fault === 'object') return tryLater(open, fault.delayMs)
    if (fault === 'after refund') {
      held.push(open)
      return
    }
    await deliver(open, fault)
    if (open.letter.refund) release(open.letter.trade)
  }
  const deliver = async ({ letter, record, url }: Open, fault: Exclude<NoticeFault, object> | null) => {
    const at = clock.now()
    const status = await sendWith(sender, { letter, turn: list.indexOf(record) + record.tries.length, url }, fault)
    record.tries.push({ at, fault, status })
    const waitMs = WAITS_MS[record.tries.length - 1]
    if (isTaken(status)) record.state = 'taken'
    else if (waitMs === undefined) record.state = 'given up'
    else tryLater({ letter, record, url }, waitMs)
  }
  const release = (trade: Trade) => {
    for (const open of held) if (open.letter.trade === trade) tryLater(open, 0)
    held = held.filter((open) => open.letter.trade !== trade)
  }
  return {
    list,
    add({ event, trade, refund }) {
      const url = refund ? refund.notifyUrl : trade.notifyUrl
      if (url === null) return
      const letter = {
        id: randomUUID(),
        event,
        trade,
        refund,
        createdAt: clock.now(),
        said: tell({ trade, refund }, keys),
      }
      const record: NoticeRecord = {
        id: letter.id,
        event,
        tradeNo: trade.tradeNo,
        refundNo: refund?.refundNo ?? null,
        tries: [],
        state: 'waiting',
      }
      list.push(record)
      tryLater({ letter, record, url }, 0)
    },
  }
}

async function sendWith(
  { keys, clock, timeoutMs }: Sender,
  { letter, turn, url }: { letter: Letter; turn: number; url: string },
  fault: Exclude<NoticeFault, object> | null,
): Promise<number | null> {
  if (fault === 'drop') return null
  const notice = writeNotice(letter, keys, { at: clock.now(), turn }, forgeryOf(fault))
  const post = () => postNotice(url, notice, timeoutMs)
  const first = post()
  if (fault === 'duplicate') await first
  const answers = await Promise.all(fault === 'duplicate' || fault === 'two at once' ? [first, post()] : [first])
  return answers.find((status) => !isTaken(status)) ?? answers[0] ?? null
}

function forgeryOf(fault: Exclude<NoticeFault, object> | null): Forgery {
  return fault === null ||
    fault === 'drop' ||
    fault === 'duplicate' ||
    fault === 'two at once' ||
    fault === 'after refund'
    ? {}
    : FORGERIES[fault]
}

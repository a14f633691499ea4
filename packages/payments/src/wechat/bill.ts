import { createHash } from 'node:crypto'
import { type BillLine, GatewayError } from '../gateway.ts'
import type { Asking } from './ask.ts'
import { WechatFailure } from './failure.ts'
import { type Fields, readText, UnreadableError } from '../fields.ts'
import { parseBill } from './parse-bill.ts'
import { listHosts, type Send, type WechatTools } from './send.ts'
import type { WechatSettings } from './settings.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Beijing time on the next day: a missing bill then means no trades. */
const READY_AT = 'T10:00:00+08:00'
const DAY_MS = 24 * 60 * 60 * 1000
const LIMITS = { maxBytes: 32 * 1024 * 1024, timeoutMs: 60_000 }

/** How the bill of a day is fetched: asked for, downloaded and compared with the hash that was signed. */
export function openBills(
  settings: WechatSettings,
  { clock }: WechatTools,
  { ask, send }: Pick<Asking, 'ask'> & { send: Send },
): (day: string) => Promise<BillLine[] | null> {
  return async (day) => {
    if (!DAY.test(day)) throw new GatewayError('refused', 'not a day')
    const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`
    try {
      const place = await ask({ method: 'GET', path }, (answer) => readPlace(answer, listHosts(settings)))
      const bill = await download(send, place)
      return parseBill(bill)
        .filter(({ appId }) => appId === settings.appId)
        .map(({ appId: _, ...line }) => line)
    } catch (error) {
      if (error instanceof UnreadableError)
        throw new GatewayError('unavailable', `a bill cannot be read: ${error.message}`, { cause: error })
      if (!(error instanceof WechatFailure)) throw error
      if (error.code === 'STATEMENT_CREATING') return null
      if (error.code === 'NO_STATEMENT_EXIST') return clock.now() < readyAt(day) ? null : []
      throw error
    }
  }
}

interface Place {
  path: string
  sha1: string
}

function readPlace(answer: Fields, hosts: readonly string[]): Place {
  const address = readText(answer, 'download_url')
  if (readText(answer, 'hash_type') !== 'SHA1') throw new UnreadableError('the hash is none that is known')
  if (!URL.canParse(address)) throw new UnreadableError('the bill lies nowhere')
  const { origin, pathname, search } = new URL(address)
  // The request carries our signature, so it must go to WeChat Pay only.
  if (!hosts.some((host) => new URL(host).origin === origin)) throw new UnreadableError('the bill lies elsewhere')
  return { path: pathname + search, sha1: readText(answer, 'hash_value').toLowerCase() }
}

async function download(send: Send, { path, sha1 }: Place): Promise<Uint8Array> {
  const { status, body } = await send({ method: 'GET', path, ...LIMITS })
  if (status !== 200) throw new GatewayError('unavailable', `the bill's download answers ${status}`)
  if (createHash('sha1').update(body).digest('hex') !== sha1)
    throw new UnreadableError('it is not the one that was signed')
  return body
}

function readyAt(day: string): Date {
  return new Date(new Date(`${day}${READY_AT}`).getTime() + DAY_MS)
}

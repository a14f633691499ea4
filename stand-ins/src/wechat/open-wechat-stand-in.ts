import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRequest } from './api/api-request.ts'
import { type CallRecord, openApi } from './api/serve-api.ts'
import { type Books, openBooks, type RefundOutcome } from './books.ts'
import { openCoin } from './coin.ts'
import { type Faults, openFaults } from './open-faults.ts'
import { type KeyMode, type Keys, openKeys } from './keys/open-keys.ts'
import { openNotices, type NoticeRecord } from './notices/open-notices.ts'
import { servePage } from './page/serve-page.ts'
import { decideRefund } from './payer/decide-refund.ts'
import { openPayer, type Payer } from './payer/open-payer.ts'
import { openVirtualClock, type VirtualClock } from './virtual-clock.ts'
import type { Wechat } from './wechat.ts'

interface StandInOptions {
  /** What the virtual clock runs with; the machine's own without it. */
  clock?: () => Date
  /** 0, as without it: any free one. */
  port?: number
  keyMode?: KeyMode
  /** How long a notice waits for its answer, in real milliseconds. */
  noticeTimeoutMs?: number
  /** Of the coin that says who is faster, payer or close. */
  seed?: number
}

/** WeChat Pay's external behaviour, controlled by tests. */
export interface WechatStandIn {
  /** On loopback, without a slash at the end. */
  baseUrl: string
  /** What a merchant is given, and what WeChat Pay signs with. `mode` may be changed while it runs. */
  keys: Keys
  clock: VirtualClock
  /** What is true at WeChat Pay. Read only. */
  books: Books
  payer: Payer
  /** How a refund ends. */
  decideRefund(refundNo: string, outcome: RefundOutcome): void
  notices: readonly NoticeRecord[]
  calls: readonly CallRecord[]
  faults: Faults
  close(): Promise<void>
}

export async function openWechatStandIn(options: StandInOptions = {}): Promise<WechatStandIn> {
  const { keyMode = 'public-key', noticeTimeoutMs = 5000, seed = 1 } = options
  const clock = openVirtualClock(options.clock ?? (() => new Date()))
  const keys = await openKeys(keyMode, clock.now)
  const faults = openFaults()
  const notices = openNotices({ keys, clock, faults, timeoutMs: noticeTimeoutMs })
  const books = openBooks()
  const server = createServer()
  const baseUrl = await listen(server, options.port ?? 0)
  const wechat: Wechat = { keys, clock, books, notices, billLinks: new Map(), baseUrl, coin: openCoin(seed) }
  const calls: CallRecord[] = []
  const serveApi = openApi(wechat, faults, calls)
  const serve = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(message)
    if (request.path.startsWith('/v3/')) serveApi(request, response)
    else servePage(wechat, request, response)
  }
  server.on('request', (request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(asError(error)))
  })
  return {
    baseUrl,
    keys,
    clock,
    books,
    payer: openPayer(wechat),
    decideRefund: (refundNo, outcome) => decideRefund(wechat, refundNo, outcome),
    notices: notices.list,
    calls,
    faults,
    close: () => close(server),
  }
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return `http://127.0.0.1:${address.port}`
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))

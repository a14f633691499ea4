import { type Exchange, openExchange } from '../../exchange.ts'
import { type BillLine, GatewayError } from '../../gateway.ts'
import { readText, UnreadableError } from '../../fields.ts'
import type { AlipayTools, Ask } from '../ask.ts'
import { AlipayFailure } from '../failure.ts'
import type { AlipaySettings } from '../settings.ts'
import { parseBill } from './parse-bill.ts'
import { unzip } from './unzip.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Beijing time on the next day: a missing bill then means no trades. */
const READY_AT = 'T10:00:00+08:00'
const DAY_MS = 24 * 60 * 60 * 1000
const BILLS = 'https://dwbillcenter.alipay.com'
const LIMITS = { maxBytes: 32 * 1024 * 1024, timeoutMs: 60_000 }
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
/** Error code as returned, and as documented. */
const NO_BILL = /bill.not.exist/i

/** Fetch the bill of a day: a signed response gives a URL valid for 30 seconds, whose archive is unpacked. */
export function openBills(settings: AlipaySettings, { clock, exchange }: AlipayTools, ask: Ask) {
  const { baseUrl } = settings
  const download = exchange ?? openExchange([baseUrl ?? BILLS], { isLoopbackAllowed: baseUrl !== undefined })
  return async (day: string): Promise<BillLine[] | null> => {
    if (!DAY.test(day)) throw new GatewayError('refused', 'not a day')
    const content = { bill_type: 'trade', bill_date: day }
    try {
      const call = { method: 'alipay.data.dataservice.bill.downloadurl.query', content }
      const path = await ask(call, (answer) => readPath(readText(answer, 'bill_download_url'), baseUrl ?? BILLS))
      return readFiles(await fetchBill(download, path))
    } catch (error) {
      if (error instanceof UnreadableError)
        throw new GatewayError('unavailable', `a bill cannot be read: ${error.message}`, { cause: error })
      if (!(error instanceof AlipayFailure && NO_BILL.test(error.code))) throw error
      return clock.now().getTime() < new Date(`${day}${READY_AT}`).getTime() + DAY_MS ? null : []
    }
  }
}

/** Only https on the known host is used, whatever the URL says. */
function readPath(address: string, home: string): string {
  if (!URL.canParse(address)) throw new UnreadableError('the bill lies nowhere')
  const { host, pathname, search } = new URL(address)
  if (host !== new URL(home).host) throw new UnreadableError('the bill lies elsewhere')
  return pathname + search
}

async function fetchBill(download: Exchange, path: string): Promise<Uint8Array> {
  const { status, body } = await download({ method: 'GET', path, ...LIMITS })
  if (status !== 200) throw new GatewayError('unavailable', `the bill's download answers ${status}`)
  return body
}

function readFiles(archive: Uint8Array): BillLine[] {
  const [bill, ...others] = unzip(archive, MAX_UNPACKED_BYTES).flatMap((file) => {
    const lines = parseBill(file)
    return lines ? [lines] : []
  })
  if (!bill || others.length > 0) throw new UnreadableError('the archive holds no bill, or several')
  return bill
}

import type { CallName } from '../open-faults.ts'
import { askForBill, downloadBill } from './bill.ts'
import { listCertificates } from './certificates.ts'
import type { Operation } from './operation.ts'
import { prepay } from './prepay.ts'
import { queryRefund, refund } from './refunds.ts'
import { closeTrade, queryByTradeNo, queryByTransaction } from './trades.ts'

interface Route {
  call: CallName
  method: 'GET' | 'POST'
  path: RegExp
  run: Operation
}

const ROUTES: Route[] = [
  { call: 'prepay', method: 'POST', path: /^\/v3\/pay\/transactions\/native$/, run: prepay },
  { call: 'query', method: 'GET', path: /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/, run: queryByTradeNo },
  {
    call: 'query by transaction',
    method: 'GET',
    path: /^\/v3\/pay\/transactions\/id\/([^/]+)$/,
    run: queryByTransaction,
  },
  { call: 'close', method: 'POST', path: /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/, run: closeTrade },
  { call: 'refund', method: 'POST', path: /^\/v3\/refund\/domestic\/refunds$/, run: refund },
  { call: 'query refund', method: 'GET', path: /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/, run: queryRefund },
  { call: 'ask for bill', method: 'GET', path: /^\/v3\/bill\/tradebill$/, run: askForBill },
  { call: 'download bill', method: 'GET', path: /^\/v3\/billdownload\/file$/, run: downloadBill },
  { call: 'certificates', method: 'GET', path: /^\/v3\/certificates$/, run: listCertificates },
]

/** `part`: what the path holds between its fixed words. */
export function findRoute({ method, path }: { method: string; path: string }): (Route & { part: string }) | undefined {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return { ...route, part: decodePart(match[1] ?? '') }
  }
  return undefined
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // no number of ours looks like that; it is not found
  }
}

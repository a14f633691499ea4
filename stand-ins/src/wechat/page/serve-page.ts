import type { ServerResponse } from 'node:http'
import type { ApiRequest } from '../api/api-request.ts'
import { decideRefund } from '../payer/decide-refund.ts'
import { openPayer } from '../payer/open-payer.ts'
import type { Wechat } from '../wechat.ts'
import { drawPage } from './draw-page.ts'

type Act = (wechat: Wechat, number: string) => unknown

const ACTS = new Map<string, Act>([
  ['/pay', (wechat, number) => openPayer(wechat).pay(number)],
  ['/coupon', (wechat, number) => openPayer(wechat).pay(number, { coupon: 1 })],
  ['/fail', (wechat, number) => openPayer(wechat).fail(number)],
  ['/SUCCESS', (wechat, number) => decideRefund(wechat, number, 'SUCCESS')],
  ['/ABNORMAL', (wechat, number) => decideRefund(wechat, number, 'ABNORMAL')],
  ['/CLOSED', (wechat, number) => decideRefund(wechat, number, 'CLOSED')],
])

/** The page for people, beside the API; pages of other sites cannot press its buttons. */
export function servePage(wechat: Wechat, request: ApiRequest, response: ServerResponse): void {
  const { host } = new URL(wechat.baseUrl)
  const isOwn = [host, host.replace('127.0.0.1', 'localhost')].includes(request.headers.host ?? '')
  const { origin } = request.headers
  const isFromHere = origin === undefined || origin === `http://${request.headers.host}`
  const act = request.method === 'POST' ? ACTS.get(request.path) : undefined
  if (!isOwn || !isFromHere) response.writeHead(403).end()
  else if (act) {
    act(wechat, new URLSearchParams(request.body.toString('utf8')).get('number') ?? '')
    response.writeHead(303, { location: '/' }).end()
  } else if (request.method === 'GET' && request.path === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(drawPage(wechat))
  } else response.writeHead(404).end()
}

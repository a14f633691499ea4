import { timeOfApi, yuan } from '../api/words.ts'
import type { Refund, RefundOutcome, Trade } from '../books.ts'
import type { NoticeRecord } from '../notices/open-notices.ts'
import type { Wechat } from '../wechat.ts'

const OUTCOMES: RefundOutcome[] = ['SUCCESS', 'ABNORMAL', 'CLOSED']
const STYLE =
  'body{font:16px/1.5 sans-serif;margin:2rem;max-width:60rem}td,th{padding:.3rem .6rem;text-align:left;vertical-align:top}form{display:inline}'

/** What a person sees who plays payer and bank. */
export function drawPage({ books, clock, notices }: Wechat): string {
  const rows = [...books.trades].reverse().map((trade) => drawTrade(trade, clock.now(), notices.list))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>WeChat Pay, as a stand-in</title><style>${STYLE}</style></head><body><h1>WeChat Pay, as a stand-in</h1>
<p>No money moves here. Order something in Easel, pay with WeChat, and act for the payer.</p>
<table><tr><th>Trade</th><th>Amount</th><th>State</th><th>Payer</th><th>Refunds</th><th>Notices</th></tr>
${rows.join('\n') || '<tr><td colspan="6">Nobody has ordered anything yet.</td></tr>'}</table></body></html>`
}

function drawTrade(trade: Trade, now: Date, notices: readonly NoticeRecord[]): string {
  const state = stateOf(trade, now)
  const cells = [
    `${escape(trade.tradeNo)}<br>${escape(trade.description)}`,
    `¥ ${yuan(trade.total)}`,
    state === 'open' ? `open until ${timeOfApi(trade.expiresAt)}` : state,
    state === 'open' ? ['pay', 'coupon', 'fail'].map((act) => button(act, trade.tradeNo)).join(' ') : '',
    trade.refunds.map(drawRefund).join('<br>'),
    notices
      .filter(({ tradeNo }) => tradeNo === trade.tradeNo)
      .map(drawNotice)
      .join('<br>'),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function stateOf(trade: Trade, now: Date): 'paid' | 'closed' | 'expired' | 'open' {
  if (trade.payment) return 'paid'
  if (trade.closed) return 'closed'
  return trade.expiresAt <= now ? 'expired' : 'open'
}

function drawRefund({ refundNo, amount, status }: Refund): string {
  const buttons = status === 'PROCESSING' ? OUTCOMES.map((outcome) => button(outcome, refundNo)).join(' ') : ''
  return `${escape(refundNo)} ¥ ${yuan(amount)} ${status} ${buttons}`
}

function drawNotice({ event, state, tries }: NoticeRecord): string {
  const answers = tries.map(({ status }) => status ?? 'no answer').join(', ')
  return `${event}: ${state}${answers && ` (${answers})`}`
}

const button = (act: string, number: string) =>
  `<form method="post" action="/${act}"><button name="number" value="${escape(number)}">${act}</button></form>`

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

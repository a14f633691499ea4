import type { LoopbackAnswer, LoopbackRequest } from './serve-loopback.ts'

export interface PayableTrade {
  tradeNo: string
  /** With its currency. */
  amount: string
  state: string
  /** Null: nobody can pay it. */
  codeUrl: string | null
}

interface Page {
  title: string
  /** The newest first. */
  list: () => PayableTrade[]
  /** Pay what this code leads to. */
  pay: (codeUrl: string) => Promise<unknown>
}

/** The page of who plays the payer; everything else is asked of the API. */
export function withPage(
  api: (asked: LoopbackRequest) => LoopbackAnswer,
  { title, list, pay }: Page,
): (asked: LoopbackRequest) => LoopbackAnswer {
  return (asked) => {
    if (asked.path !== '/') return api(asked)
    if (!isFromHere(asked)) return { status: 403, body: '' }
    if (asked.method === 'GET') return { status: 200, body: draw(title, list()), headers: HTML }
    // Whether it could be paid, and was told of, shows on the page.
    pay(new URLSearchParams(asked.body).get('code') ?? '').catch(() => undefined)
    return { status: 303, body: '', headers: { location: '/' } }
  }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Pages of other sites cannot press its buttons. */
function isFromHere({ headers: { host = '', origin } }: LoopbackRequest): boolean {
  return /^(127\.0\.0\.1|localhost):\d+$/.test(host) && (origin === undefined || origin === `http://${host}`)
}

function draw(title: string, trades: readonly PayableTrade[]): string {
  const rows = trades.map(({ tradeNo, amount, state, codeUrl }) => {
    const button = codeUrl && `<form method="post"><button name="code" value="${escape(codeUrl)}">pay</button></form>`
    return `<tr>${[escape(tradeNo), escape(amount), state, button ?? ''].map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>${title}, as a stand-in</title></head><body><h1>${title}, as a stand-in</h1><p>No money moves here.</p>
<table>${rows.join('\n') || '<tr><td>Nobody has ordered anything yet.</td></tr>'}</table></body></html>`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openWechat } from './open-wechat.ts'
import { answerWith, charge, NOW, paidTrade, settings } from './testing/play-wechat.ts'

const closers: (() => unknown)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const open = (baseUrl: string, backupUrl?: string) =>
  openWechat({ ...settings, baseUrl, ...(backupUrl && { backupUrl }) }, { clock: { now: () => NOW } })

test('over a wire too an answer is believed when it is signed, and only as it was signed', async () => {
  let change = ''
  const origin = await listen((_request, response) => {
    const { status, headers, body } = answerWith(200, paidTrade)
    response.writeHead(status, headers).end(`${body}${change}`)
  })
  const gateway = open(origin)

  expect(await gateway.query(charge.tradeNo)).toMatchObject({ state: 'paid', amount: 3000 })
  change = '\n'
  await expect(gateway.query(charge.tradeNo)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a trade is closed by an answer without a body', async () => {
  const origin = await listen((_request, response) => response.writeHead(204, answerWith(204).headers).end())

  expect(await open(origin).close(charge.tradeNo)).toEqual({ state: 'closed' })
})

test('while the first host is away the second one is asked, with the same signature', async () => {
  const away = await listen(() => undefined)
  for (const close of closers.splice(0)) close()
  const seen: (string | undefined)[] = []
  const backup = await listen((request, response) => {
    seen.push(request.headers.authorization)
    const { status, headers, body } = answerWith(200, { code_url: 'weixin://wxpay/bizpayurl?pr=1' })
    response.writeHead(status, headers).end(body)
  })

  expect(await open(away, backup).prepay(charge)).toMatchObject({ codeUrl: 'weixin://wxpay/bizpayurl?pr=1' })
  expect(seen).toEqual([expect.stringMatching(/^WECHATPAY2-SHA256-RSA2048 mchid="1900000001"/)])
})

import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { openAlipay } from './alipay/open-alipay.ts'
import * as alipay from './alipay/testing/play-alipay.ts'
import type { Gateway } from './gateway.ts'
import { openStripe } from './stripe/open-stripe.ts'
import * as stripe from './stripe/testing/play-stripe.ts'
import { openWechat } from './wechat/open-wechat.ts'
import * as wechat from './wechat/testing/play-wechat.ts'

const closers: (() => unknown)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const clock = { now: () => wechat.NOW }
const findCode = () => Promise.resolve(stripe.code)
const { tradeNo } = wechat.charge

/** Each at a host that an operator wrote, by the wire that is used in earnest. */
const gateways: [string, (baseUrl: string) => Gateway][] = [
  ['WeChat Pay', (baseUrl) => openWechat({ ...wechat.settings, baseUrl }, { clock })],
  ['Alipay', (baseUrl) => openAlipay({ ...alipay.settings, baseUrl }, { clock, findCode })],
  ['Stripe', (baseUrl) => openStripe({ ...stripe.settings, baseUrl }, { clock, findCode })],
]
const unavailable = { name: 'GatewayError', kind: 'unavailable' }

describe.each(gateways)('%s', (_name, open) => {
  test.each([301, 302, 303, 307, 308])('%i leads nowhere, and takes no signature along', async (status) => {
    let visits = 0
    const elsewhere = await listen((_request, response) => {
      visits += 1
      response.end('{}')
    })
    const origin = await listen((_request, response) => response.writeHead(status, { location: elsewhere }).end())

    await expect(open(origin).query(tradeNo)).rejects.toMatchObject(unavailable)
    expect(visits).toBe(0)
  })

  test('an answer without an end is left after a megabyte', async () => {
    let isLeft = () => {}
    const left = new Promise<void>((resolve) => {
      isLeft = resolve
    })
    const origin = await listen((_request, response) => {
      response.once('close', isLeft)
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(16_384)));
        response.once('drain', pour)
      }
      pour()
    })

    await expect(open(origin).query(tradeNo)).rejects.toMatchObject(unavailable)
    await left
  })

  test('headers without measure are no answer', async () => {
    const origin = await listen((_request, response) => response.writeHead(200, { more: 'x'.repeat(40_000) }).end('{}'))

    await expect(open(origin).query(tradeNo)).rejects.toMatchObject(unavailable)
  })
})

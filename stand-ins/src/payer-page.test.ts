import { expect, test } from 'vitest'
import { withPage } from './payer-page.ts'
import { serveLoopback } from './serve-loopback.ts'

const CODE = 'https://qr.alipay.com/"<b>'

test('who plays the payer sees what can be paid and pays it, and no other site presses the button', async () => {
  const paid: string[] = []
  const trade = { tradeNo: 'E1', amount: '¥ 1.00', state: 'open', codeUrl: CODE }
  const pay = async (codeUrl: string) => paid.push(codeUrl)
  const page = { title: 'Alipay', list: () => [trade, { ...trade, tradeNo: 'E2', codeUrl: null }], pay }
  const { baseUrl, close } = await serveLoopback(withPage(() => ({ status: 200, body: 'api' }), page))
  const press = (headers: Record<string, string> = {}) =>
    fetch(baseUrl, { method: 'POST', headers, body: new URLSearchParams({ code: CODE }), redirect: 'manual' })
  const html = await (await fetch(baseUrl)).text()
  expect(html.match(/<button name="code" value="[^"<]+">pay/g)).toHaveLength(1)
  expect((await press({ origin: 'https://evil.example' })).status).toBe(403)
  expect(paid).toEqual([])
  expect((await press({ origin: baseUrl })).status).toBe(303)
  expect(paid).toEqual([CODE])
  expect(await (await fetch(`${baseUrl}/gateway.do`)).text()).toBe('api')
  await close()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, signIn } from '../api-client.ts'
import { openBrowser } from '../browser.ts'
import { newestCard, send, signInByPassword, waitForGrid } from '../drawing-steps.ts'
import { noisePicture } from '../picture-store.ts'
import type { ProductServer } from '../server.ts'
import { startTwoServers, type TwoServers } from '../two-servers.ts'
import { DESKTOP, visit } from '../visit.ts'
import { waitUntil } from '../wait-until.ts'
import { findPorts, openCaddy, openNginx, type Ports, type Proxy } from './open-proxy.ts'

const MiB = 1024 * 1024
const STRANGER = '203.0.113.9'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe.each([
  ['Caddy', openCaddy],
  ['nginx', openNginx],
])('behind %s', (_name, open) => {
  let ports: Ports
  let url: string
  let two: TwoServers
  let proxy: Proxy
  let page: Page
  let complaints: string[]
  let key: string

  beforeAll(async () => {
    ports = await findPorts()
    url = `https://localhost:${ports.https}`
    two = await startTwoServers({ withRedis: false, settings: { TRUST_PROXY: '1', PUBLIC_URL: url, LOG_TO: 'file' } })
    proxy = await open(
      ports,
      [two.one, two.other].map((server) => new URL(server.url).host),
    )
    ;({ page, complaints } = await visit(browser, url, { ...DESKTOP, ignoreHTTPSErrors: true }))
    const token = await signIn(two.one.url, two.one.admin)
    const [channel] = await callApi<{ id: string }[]>(two.one.url, '/api/draw/channels', { token })
    key = (
      await callApi<{ key: string }>(two.one.url, '/api/home/keys', {
        token,
        body: { name: 'proxies', channelId: channel?.id },
      })
    ).key
  })
  afterAll(async () => {
    await page?.context().close()
    await proxy?.close()
    await two?.close()
  })

  /** As a program that runs in the page: what comes, piece by piece. */
  const ask = (path: string, init: { body?: string; headers?: Record<string, string> } = {}) =>
    page.evaluate(
      async ([at, { body, headers }]) => {
        const answer = await fetch(at, { ...(body && { method: 'POST', body }), headers: headers ?? {} })
        const pieces: string[] = []
        const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
        for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) pieces.push(read.value)
        return { status: answer.status, pieces }
      },
      [path, init] as const,
    )
  const program = () => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' })
  const readLog = ({ dataDir }: ProductServer) => readFileSync(join(dataDir, 'logs', 'server.log'), 'utf8')

  test('who comes by http is sent to https', async () => {
    const answer = await fetch(`http://localhost:${ports.http}/login?a=b`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${url}/login?a=b`])
  })

  test('a person signs in over HTTP/2 and sees a drawing grow', async () => {
    await page.goto(`${url}/login`)
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation').map((it) => Object(it).nextHopProtocol)),
    ).toEqual(['h2'])
    await signInByPassword(page, two.one.admin)
    const card = await send(page, 'a red fox in the snow')
    await card.getByRole('progressbar').waitFor()
    await waitForGrid(card)
  })

  test('who asks is known by the address from which they came, not by the one that they claim', async () => {
    const body = JSON.stringify({ loginType: 'Password', phone: '+8613900000000', password: 'a wrong one' })
    await ask('/api/login/login', {
      body,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': STRANGER },
    })
    const findRefused = () => {
      const lines = [two.one, two.other].map(readLog).join('').split('\n')
      return lines.findLast((line) => line.includes('sign-in refused')) ?? ''
    }
    const refused = await waitUntil(findRefused, (line) => line !== '')
    expect(refused).toMatch(/"(127\.0\.0\.1|::1)"/)
    expect(refused).not.toContain(STRANGER)
    expect((await ask('/metrics')).status).toBe(404)
  })

  test('a picture of a mebibyte is taken, and calls of programs up to 32', async () => {
    const bytes = noisePicture(580)
    expect(bytes.length).toBeGreaterThan(0.9 * MiB)
    const status = await page.evaluate(async (base64) => {
      const form = new FormData()
      form.set('purpose', 'base')
      form.set('file', new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]), 'noise.png')
      const headers = { authorization: `Bearer ${localStorage.getItem('SECRET_TOKEN')}` }
      return (await fetch('/api/upload', { method: 'POST', body: form, headers })).status
    }, bytes.toString('base64'))
    expect(status).toBe(200)

    const describe = (length: number) =>
      page.evaluate(
        async ([headers, letters]) => {
          const body = JSON.stringify({ base64: 'A'.repeat(letters) })
          const answer = await fetch('/mj/submit/describe', { method: 'POST', body, headers })
          return { status: answer.status, text: await answer.text() }
        },
        [program(), length] as const,
      )
    expect(JSON.parse((await describe(31 * MiB)).text)).toHaveProperty('code')
    expect((await describe(36 * MiB)).status).toBe(413)
  })

  test('what a program is told on the way reaches it on the way', async () => {
    const wish = { model: 'gpt-image-1', prompt: 'a red fox', stream: true, partial_images: 2 }
    const { status, pieces } = await ask('/v1/images/generations', { headers: program(), body: JSON.stringify(wish) })
    expect(status).toBe(200)
    const [early, late] = ['image_generation.partial_image', 'image_generation.completed'].map((type) =>
      pieces.findIndex((piece) => piece.includes(type)),
    )
    expect(early).toBeGreaterThan(-1)
    expect(late).toBeGreaterThan(early ?? 0)
  })

  test('when either process is killed while a drawing grows, it is drawn to its end, and the page goes on', async () => {
    for (const victim of [two.one, two.other]) {
      const prompt = `a lighthouse on a cliff, ${victim === two.one ? 'at dawn' : 'at night'}`
      const card = await send(page, prompt)
      await card.getByRole('progressbar').waitFor()
      await victim.kill()
      await waitForGrid(newestCard(page, prompt))
      await victim.restart()
    }
  })

  test('while each is restarted in order, no call fails, whether it reads or writes', async () => {
    const token = await signIn(two.one.url, two.one.admin)
    const [channel] = await callApi<{ id: string }[]>(two.one.url, '/api/draw/channels', { token })
    const titles = { path: `/api/draw/channel/${channel?.id}`, authorization: `Bearer ${token}` }
    await page.evaluate(({ path, authorization }) => {
      const seen: unknown[] = []
      Object.assign(globalThis, { seen, isDone: false })
      const headers = { authorization, 'content-type': 'application/json' }
      const change = (n: number) =>
        fetch(path, { method: 'PUT', headers, body: JSON.stringify({ title: `round ${n}` }) })
      void (async () => {
        for (let n = 0; !Object(globalThis).isDone; n++) {
          for (const call of [fetch(path, { headers }), change(n)])
            seen.push(await call.then(({ status }) => status, String))
          await new Promise((resume) => setTimeout(resume, 20))
        }
      })()
    }, titles)
    for (const server of [two.one, two.other]) await server.restart()
    const seen = await page.evaluate(() => {
      Object.assign(globalThis, { isDone: true })
      return Object(globalThis).seen as unknown[]
    })
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.filter((status) => status !== 200)).toEqual([])
  })

  test('the page met no error of its own but what it was told of the deaths', () => {
    const ofDeaths = /WebSocket|Failed to load resource|ERR_/
    expect(complaints.filter((complaint) => !ofDeaths.test(complaint))).toEqual([])
  })
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import type { RunningServer } from './server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
})
afterAll(() => browser?.close())

test.each([
  ['markup', () => Object.assign(document.body, { innerHTML: '<b>markup</b>' })],
  ['a page that is read', () => new DOMParser().parseFromString('<b>markup</b>', 'text/html')],
  ['the address of a script', () => Object.assign(document.createElement('script'), { src: '/seal.svg' })],
  ['a second policy of a name that is known', () => Object(globalThis).trustedTypes.createPolicy('service-worker', {})],
  ['a policy that lets text through', () => Object(globalThis).trustedTypes.createPolicy('any', {})],
  ['code', () => setTimeout('Object(globalThis).ran = true')],
])('in a page of ours text never becomes %s', async (_, tryIt) => {
  const page = await browser.newPage()
  await page.goto(`${server.url}/login`)
  const thrown = await page.evaluate(tryIt).catch(String)
  expect(thrown).toMatch(/TypeError: .*(Trusted|Policy|policy)/)
  await page.close()
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askLighthouse } from '../../bench/web/ask-lighthouse.ts'
import { openBrowser } from '../browser.ts'
import { findFreePort } from '../free-port.ts'
import { becomeAdministrator, hasEnded, type Person } from '../person.ts'
import { type ProductServer, startServer } from '../server.ts'

let server: ProductServer
let browser: Browser
let debugPort: number
let person: Person

beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
  debugPort = await findFreePort()
  browser = await openBrowser([`--remote-debugging-port=${debugPort}`])
  person = await becomeAdministrator(server)
  await person.waitFor((await person.submit('a red fox in the snow')).id, hasEnded)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

// Speed is measured by the benchmark, because it depends on the machine.
test.each([
  { screen: 'the drawing screen', path: () => `/draw/${person.channelId}`, isSignedIn: true },
  { screen: 'the gallery', path: () => '/gallery', isSignedIn: true },
  { screen: 'the login page', path: () => '/login', isSignedIn: false },
  { screen: 'the privacy policy', path: () => '/privacy-policy', isSignedIn: false },
])('Lighthouse finds nothing to mend on $screen but speed', async ({ path, isSignedIn }) => {
  const asked = [server.url + path(), ...(isSignedIn ? [person.token] : [])]
  const { scores, cls, missed } = await askLighthouse(debugPort, asked)
  expect(missed).toEqual([])
  expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 })
  expect(cls).toBe(0)
})

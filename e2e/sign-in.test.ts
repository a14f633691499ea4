import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type ProductServer, startServer } from './server.ts'

let server: ProductServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('who is not signed in is led to the sign-in page, which asks no other host and has no barrier', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) strangers.push(request.url())
  })

  await page.goto(`${server.url}/`)
  await page.waitForURL('**/login**')
  await page.getByRole('textbox').first().waitFor()

  expect(strangers).toEqual([])
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await context.close()
})

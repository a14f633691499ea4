import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createServer } from 'vite'
import { openSharedBrowser } from './borrow.ts'
import { findFreePort } from './free-port.ts'
import { type ProductServer, startServer } from './server.ts'
import { visit } from './visit.ts'

export interface PartsSite {
  server: ProductServer
  browser: Browser
  /** Opens the rendered page of all parts. */
  open(device?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** The development site; only it has the page of all parts. */
export async function openPartsSite(): Promise<PartsSite> {
  const server = await startServer({ ENGINE: 'fake' })
  const browser = await openSharedBrowser()
  const port = await findFreePort()
  // Proxies calls to a built server, as `npm run dev` does.
  const proxy = { '/api': { target: server.url, ws: true } }
  const site = await createServer({ root: 'apps/web', logLevel: 'silent', server: { port, strictPort: true, proxy } })
  await site.listen()
  const address = `http://localhost:${port}/ui`
  return {
    server,
    browser,
    open: async (device) => {
      const { page } = await visit(browser, new URL(address).origin, device)
      await page.goto(address)
      await page.getByRole('heading', { name: 'drawer' }).first().waitFor({ timeout: 120_000 })
      return page
    },
    close: async () => {
      await site.close()
      await browser.close()
      await server.close()
    },
  }
}

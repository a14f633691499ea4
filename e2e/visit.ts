import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  page: Page
  /** What went wrong in the page: uncaught errors, console errors, requests to other hosts. */
  complaints: string[]
}

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A fresh person's browser window, in Chinese, on a desktop screen unless told otherwise. */
export async function visit(browser: Browser, url: string, device = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', ...device })
  const page = await context.newPage()
  return { page, complaints: watch(page, url) }
}

/** Collect what goes wrong in a page, from now on. */
function watch(page: Page, url: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(url).host) complaints.push(`foreign request: ${request.url()}`)
  })
  return complaints
}

import type { Browser, Page } from 'playwright-core'

export interface Visit {
  page: Page
  /** What went wrong in the page: uncaught errors, console errors, requests to other hosts. */
  complaints: string[]
}

/** A fresh person's browser window, in Chinese, on a desktop screen. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(url).host) complaints.push(`foreign request: ${request.url()}`)
  })
  return { page, complaints }
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'

export interface Visit {
  page: Page
  /** What went wrong in the page: uncaught errors, console errors, requests to other hosts. */
  complaints: string[]
}

/** A walk that cuts calls would not hear of those that pass through a service worker; app-shell.test.ts lets it run. */
const ALONE: BrowserContextOptions = { serviceWorkers: 'block' }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** What the content security policy forbade in any visit of this file. */
const violations: string[] = []

// Every walk fails that meets one, whatever else it looks at; a browser may tell of one a moment later.
const expectNone = () => expect(violations.splice(0)).toEqual([])
afterEach(expectNone)
afterAll(expectNone)

/** A fresh person's browser window, in Chinese, on a desktop screen unless told otherwise. */
export async function visit(browser: Browser, url: string, device = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', ...ALONE, ...device })
  await context.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  return { page, complaints: watch(page, url) }
}

/** Runs in every page, before any script of its own. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    Object(globalThis).tellViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' · '))
  })
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

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'

export interface Visit {
  page: Page
  /** Problems of the page: uncaught errors, console errors, requests to other hosts. */
  complaints: string[]
}

/** Requests through a service worker bypass interception; only app-shell.test.ts allows one. */
const ALONE: BrowserContextOptions = { serviceWorkers: 'block' }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Violations of the content security policy in any visit of this file. */
const violations: string[] = []

// Fails every walk with a violation, whatever it tests; browsers may report one a moment later.
const expectNone = () => expect(violations.splice(0)).toEqual([])
afterEach(expectNone)
afterAll(expectNone)

/** A new browser window with empty storage, in Chinese, on a desktop screen by default. */
export async function visit(browser: Browser, url: string, device = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN', ...ALONE, ...device })
  await context.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  return { page, complaints: watch(page, url) }
}

/** Runs in every page before its own scripts. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    Object(globalThis).tellViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' · '))
  })
}

/** Collects the problems of a page from now on. */
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

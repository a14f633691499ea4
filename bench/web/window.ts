import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Site } from './site.ts'

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Windows of one person who has never been here, in Chinese; without a token nobody is signed in. */
export async function openProfile(
  { browser }: Pick<Site, 'browser'>,
  token: string | null,
  device = DESKTOP,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-CN', ...device })
  // A name that the build may give to functions it moves; pages know nothing of it.
  await context.addInitScript('globalThis.__name = (value) => value')
  if (token !== null) await context.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), token)
  return context
}

/** A signed-in window at one address of ours, as fast as this machine is. */
export async function openAt(site: Site, path: string): Promise<Page> {
  const page = await (await openProfile(site, site.token)).newPage()
  await page.goto(site.server.url + path)
  return page
}

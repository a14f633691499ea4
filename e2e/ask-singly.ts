import type { Page } from 'playwright-core'

/** Answers the batch call with an empty result, so that the page makes each call by itself and a test can intercept single calls. */
export async function askSingly(page: Page): Promise<void> {
  await page.route('**/api/batch?*', (route) =>
    route.fulfill({ json: { code: 200, message: '', success: true, data: {} } }),
  )
}

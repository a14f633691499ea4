import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const composer = (page: Page) => page.locator('#composer')
const cells = (page: Page) => page.locator('[data-cell]')

async function type(page: Page, words: string): Promise<void> {
  await composer(page).fill('')
  await composer(page).pressSequentially(words)
}

async function enter(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

/** On phones the composer's bar appears when the field has the focus. */
async function openParameters(page: Page): Promise<void> {
  await composer(page).focus()
  await page.locator('#parameters').click()
}

async function tick(page: Page): Promise<void> {
  await cells(page).first().getByRole('link').focus()
  await page.keyboard.press('Space')
}

const writeShape = (page: Page) => page.locator('dialog input:not([type])').fill('16:9')

const openFilters = (page: Page) => page.locator('[role=search] button[aria-haspopup]').click()

const cutGallery = (page: Page) => page.route('**/api/draw/gallery**', (route) => route.abort())

const cutClips = (page: Page) => page.route('**/api/draw/tasks/**', (route) => route.abort())

/** On phones its tools appear once it was played and stopped. */
async function waitForPlayer(page: Page): Promise<void> {
  await page.locator('[data-place]').last().waitFor()
  await page.locator('[data-place] img').last().waitFor()
}

async function priceClip(page: Page): Promise<void> {
  await composer(page).fill('waves on a beach')
  await page.locator('form [data-quote]').waitFor()
}

async function openWork(page: Page): Promise<void> {
  await page.locator('form ul li button[aria-haspopup]').click()
  await page.locator('dialog[open] li img').first().waitFor()
}

async function chooseFirst(page: Page): Promise<void> {
  await openWork(page)
  await page.locator('dialog[open] li button').first().click()
  await page.locator('form li img').waitFor()
  await page.locator('form [data-quote]').waitFor()
}

/** Composer, feed and galleries. */
export const DRAWING_SCREENS: Screen[] = [
  { name: 'commands', path: '/draw', who: 'painter', then: (page) => type(page, '/') },
  { name: 'flags', path: '/draw', who: 'painter', then: (page) => type(page, 'a fox --') },
  { name: 'parameters', path: '/draw', who: 'painter', then: openParameters },
  { name: 'describe', path: '/draw', who: 'painter', then: (page) => enter(page, '/describe') },
  { name: 'blend', path: '/draw', who: 'painter', then: (page) => enter(page, '/blend') },
  { name: 'info', path: '/draw?info=open', who: 'painter' },
  { name: 'show', path: '/draw?show=open', who: 'painter' },
  { name: 'prefer-suffix', path: '/draw?prefer=suffix', who: 'painter' },
  { name: 'prefer-option', path: '/draw?prefer=option', who: 'painter' },
  { name: 'region', path: '/draw?modal={region}', who: 'painter' },
  { name: 'zoom', path: '/draw?modal={zoom}', who: 'painter' },
  { name: 'zoom-shape', path: '/draw?modal={zoom}', who: 'painter', then: writeShape },
  { name: 'remix', path: '/draw?modal={remix}', who: 'painter' },
  { name: 'lightbox-single', path: '/draw/{channel}?image={pick}:1', who: 'painter' },
  { name: 'lightbox-clip', path: '/draw/{channel}?image={clip}:1', who: 'painter', then: waitForPlayer },
  { name: 'lightbox-animate', path: '/draw/{channel}?image={grid}:2', who: 'painter' },
  { name: 'video', path: '/draw/{channel}?view=video', who: 'painter', then: waitForPlayer },
  { name: 'video-priced', path: '/draw/{channel}?view=video', who: 'painter', then: priceClip },
  { name: 'video-first', path: '/draw/{channel}?view=video', who: 'painter', then: chooseFirst },
  { name: 'video-work', path: '/draw/{channel}?view=video', who: 'painter', then: openWork },
  { name: 'video-empty', path: '/draw?view=video', who: 'newcomer' },
  { name: 'video-failed', path: '/draw/{channel}?view=video', who: 'painter', before: cutClips },
  { name: 'lightbox-gone', path: '/draw/{channel}?image={channel}:1', who: 'painter' },
  { name: 'gallery', path: '/gallery', who: 'painter' },
  { name: 'gallery-channel', path: '/draw/{channel}?view=gallery', who: 'painter' },
  { name: 'gallery-ticked', path: '/gallery', who: 'painter', then: tick },
  { name: 'gallery-lightbox', path: '/gallery?image={grid}:1', who: 'painter' },
  { name: 'gallery-filtered', path: '/gallery?q=nothing-like-this', who: 'painter' },
  { name: 'gallery-filters', path: '/gallery?kind=IMAGINE&from=2025-01-01', who: 'painter', then: openFilters },
  { name: 'gallery-clips', path: '/gallery?medium=video', who: 'painter' },
  { name: 'gallery-empty', path: '/gallery', who: 'newcomer' },
  { name: 'gallery-failed', path: '/gallery', who: 'painter', before: cutGallery },
  { name: 'invite-member', path: '/invite/{invite}', who: 'painter' },
  { name: 'invite-stranger', path: '/invite/{invite}', who: 'nobody' },
  { name: 'invite-newcomer', path: '/invite/{invite}', who: 'newcomer' },
  { name: 'invite-dialog', path: '/draw/{channel}?invite={channel}', who: 'painter' },
  { name: 'channel-gone', path: '/draw/01939d2a-0000-7000-8000-0000000000a1', who: 'painter' },
  { name: 'card-of-oneself', path: '/draw', who: 'buyer', then: openOwnCard },
  { name: 'unreachable', path: '/draw', who: 'painter', before: cutAll },
]

function cutAll(page: Page): Promise<unknown> {
  return page.route('**/api/**', (route) => route.abort())
}

async function openOwnCard(page: Page): Promise<void> {
  const own = page.locator('aside button:has(img)')
  if ((await own.count()) === 0) await page.locator('main header button').first().click()
  await page.locator('button:has(> img[src^="data:image/svg"])').first().click()
}

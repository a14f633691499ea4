import type { Page } from 'playwright-core'
import { askSingly } from '../ask-singly.ts'
import { noisePicture } from '../picture-store.ts'
import type { Screen } from './screens.ts'

const composer = (page: Page) => page.locator('#composer')
const picker = (page: Page) => page.locator('form input[type=file]').first()
const fine = (data: unknown) => ({ json: { code: 200, message: '', data, success: true } })

/** With 900 px per side it exceeds 1 MB. */
const aPicture = (name: string, side = 20) => ({ name, mimeType: 'image/png', buffer: noisePicture(side) })

async function addPictures(page: Page, count = 2): Promise<void> {
  await composer(page).focus()
  await picker(page).setInputFiles(Array.from({ length: count }, (_, at) => aPicture(`${at}.png`)))
  await page
    .locator('form li img')
    .nth(count - 1)
    .waitFor()
}

async function openPicture(page: Page): Promise<void> {
  await addPictures(page, 1)
  await page.locator('form li button').first().click()
  await page.locator('dialog[open] img').waitFor()
}

async function addWords(page: Page): Promise<void> {
  await composer(page).focus()
  await picker(page).setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await page.locator('form').getByText('jpeg').first().waitFor()
}

async function addTooLarge(page: Page): Promise<void> {
  await composer(page).focus()
  await picker(page).setInputFiles(aPicture('large.png', 900))
  await page.locator('form').getByText('1 MB').first().waitFor()
}

async function blend(page: Page): Promise<void> {
  await composer(page).fill('/blend')
  await composer(page).press('Enter')
  await picker(page).setInputFiles([aPicture('one.png'), aPicture('two.png')])
  await page.locator('form img').nth(1).waitFor()
}

async function paintRegion(page: Page): Promise<void> {
  await page.locator('dialog [role=application]').waitFor()
  for (const key of ['r', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key)
}

async function changeWords(page: Page): Promise<void> {
  await page.locator('dialog textarea').fill('a blue fox')
  await page.locator('dialog del').first().waitFor()
}

const renewInvite = (page: Page) => page.locator('dialog[open] button').last().click()

/** Last button in the open channel's row: delete if own, else leave. */
async function endChannel(page: Page): Promise<void> {
  const acts = page.locator('li:has([aria-current]) button')
  if ((await acts.count()) === 0) await page.locator('main header button').first().click()
  await acts.last().click()
}

async function ownNoChannel(page: Page): Promise<void> {
  await askSingly(page)
  await page.route('**/api/draw/channels', (route) => route.fulfill(fine([])))
}

/** Shows the actions of a picture on the wall; on touch screens they need no hover. */
async function pointAtFirst(page: Page): Promise<void> {
  await page.locator('[data-cell]').first().hover()
}

async function failOverFirst(page: Page): Promise<void> {
  await pointAtFirst(page)
  const tools = page.locator('[data-tools] button')
  if ((await tools.count()) > 0) await tools.last().click()
}

const failDownload = (page: Page) => page.route('**/api/draw/download', (route) => route.abort())

async function findResult(page: Page): Promise<void> {
  await page.locator('dialog input').first().fill('fox')
  await page.locator('dialog input').first().press('Enter')
  await page.locator('dialog ul button').first().waitFor()
}

/** Simulates another person who keeps typing. */
async function writeBeside(page: Page): Promise<void> {
  await page.routeWebSocket(/./, (line) => {
    const server = line.connectToServer()
    server.onMessage((frame) => {
      line.send(frame)
      const { t, channelId }: { t: string; channelId?: string } = JSON.parse(String(frame))
      const user = { id: channelId, name: '小赵', avatar: '' }
      if (t === 'subbed') line.send(JSON.stringify({ t: 'typing', channelId, user }))
    })
  })
}

const cutSettings = (page: Page) => page.route('**/assets/settings-dialog-*.js', (route) => route.abort())
const openAppearance = (page: Page) => page.locator('button[aria-haspopup]').first().click()
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Screens that need some interaction first. */
export const WALKED_SCREENS: Screen[] = [
  { name: 'references', path: '/draw', who: 'beginner', then: (page) => addPictures(page) },
  { name: 'reference-open', path: '/draw', who: 'beginner', then: openPicture },
  { name: 'reference-refused', path: '/draw', who: 'beginner', then: addWords },
  { name: 'reference-too-large', path: '/draw', who: 'beginner', then: addTooLarge },
  { name: 'blend-filled', path: '/draw', who: 'beginner', then: blend },
  { name: 'region-painted', path: '/draw?modal={region}', who: 'painter', then: paintRegion },
  { name: 'remix-changed', path: '/draw?modal={remix}', who: 'painter', then: changeWords },
  { name: 'invite-renew', path: '/draw/{channel}?invite={channel}', who: 'painter', then: renewInvite },
  { name: 'delete-channel', path: '/draw', who: 'newcomer', then: endChannel },
  { name: 'leave-channel', path: '/draw/{channel}', who: 'buyer', then: endChannel },
  { name: 'no-channels', path: '/draw', who: 'newcomer', before: ownNoChannel },
  { name: 'gallery-pointed', path: '/gallery', who: 'painter', then: pointAtFirst },
  { name: 'gallery-told', path: '/gallery', who: 'painter', before: failDownload, then: failOverFirst },
  { name: 'feed-mine', path: '/draw/{channel}?only=mine', who: 'painter' },
  { name: 'feed-none', path: '/draw/{channel}?q=nothing-like-this', who: 'painter' },
  { name: 'show-found', path: '/draw?show=open', who: 'painter', then: findResult },
  { name: 'switcher', path: '/draw', who: 'newcomer', then: press('Control+k') },
  { name: 'keys', path: '/orders', who: 'newcomer', then: press('?') },
  { name: 'typing', path: '/draw/{channel}', who: 'painter', isCut: true, before: writeBeside },
  { name: 'dialog-failed', path: '/draw?settings=appearance', who: 'newcomer', before: cutSettings },
  { name: 'appearance-404', path: '/404', who: 'nobody', then: openAppearance },
  { name: 'appearance-about', path: '/about', who: 'nobody', then: openAppearance },
  { name: 'appearance-pay', path: '/pay/none', who: 'nobody', then: openAppearance },
]

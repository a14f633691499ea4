import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { drawOne, signIn } from './api-client.ts'
import { askSingly } from './ask-singly.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { becomeMember, givePassword } from './member.ts'
import type { RunningServer } from './server.ts'
import { visit } from './visit.ts'

let server: RunningServer
let browser: Browser
let token: string
let account: RunningServer['admin']
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  account = await givePassword(server, await becomeMember(server))
  token = await signIn(server.url, account)
})
afterAll(() => browser?.close())
beforeEach(async () => {
  page = (await visit(browser, server.url)).page
  page.setDefaultTimeout(15_000)
})
afterEach(() => page.context().close())

const goTo = (path: string) => page.goto(`${server.url}${path}`)
const drawing = () => page.locator('main svg[viewBox="0 0 160 96"], [role=alert] svg[viewBox="0 0 120 72"]')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const beSignedIn = () => page.addInitScript((value) => localStorage.setItem('SECRET_TOKEN', value), token)
const failEvery = (pattern: string | RegExp) => page.route(pattern, (route) => route.abort())

async function expectDrawn(title: string): Promise<void> {
  await heading(title).waitFor()
  expect(await drawing().count()).toBe(1)
  expect(await drawing().getAttribute('aria-hidden')).toBe('true')
}

test('an unknown path leads to /404, which leads home', async () => {
  await goTo('/no/such/page')
  await page.waitForURL(`${server.url}/404`)
  await expectDrawn('页面不存在')
  await page.getByRole('link', { name: '返回首页' }).last().click()
  await page.waitForURL(/\/login/)
})

test.each(['/login', '/privacy-policy', '/about', '/404', '/500', '/invite/nobody-made-this', '/pay/nobody-made-this'])(
  'on %s the way to whoever helps stands under the gear in the corner',
  async (path) => {
    await goTo(path)
    await page.getByRole('button', { name: '外观' }).click()
    const help = page.getByRole('dialog', { name: '外观' }).getByRole('link', { name: '关于' })
    await help.waitFor()
    await help.click()
    await page.waitForURL(`${server.url}/about`)
    await page.getByText('联系方式').first().waitFor()
  },
)

test('a browser that cannot show the site is told so, and what helps', async () => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await goTo('/login')
  await page.getByText('这个浏览器太旧，无法显示本站，请更新后再来').waitFor()
  expect(await page.getByText('没有完整加载').count()).toBe(0)
  expect(await drawing().count()).toBe(1)
})

test('the error page stands while the server does not answer, and gives way to the root once it does', async () => {
  await beSignedIn()
  await askSingly(page)
  await page.route('**/api/home/index', (route) => route.fulfill({ status: 503, body: '{}' }))
  await goTo('/500?requestId=req-12')
  await expectDrawn('服务器开小差了')
  await page.getByRole('button', { name: 'req-12' }).waitFor()

  await page.unroute('**/api/home/index')
  await page.getByRole('button', { name: '重试' }).click()

  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
})

test('the error page names the call that failed, to be copied', async () => {
  await beSignedIn()
  await askSingly(page)
  await page.route('**/api/home/index', (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'req-41' }, body: '{}' }),
  )
  await goTo('/500')
  await expectDrawn('服务器开小差了')
  await page.getByRole('button', { name: 'req-41' }).waitFor()
})

test('channels that cannot be read name the call behind the details', async () => {
  await beSignedIn()
  await askSingly(page)
  await page.route('**/api/draw/channels', (route) =>
    route.fulfill({ status: 503, headers: { 'x-request-id': 'req-42' }, body: '{}' }),
  )
  await goTo('/draw')
  const details = page.getByRole('main').getByRole('alert').locator('details')
  expect(await details.getByRole('button').isVisible()).toBe(false)
  await details.getByText('详情').click()
  await details.getByRole('button', { name: 'req-42' }).waitFor()
})

test('a start that the server stumbles over says that it stumbled, and over what', async () => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'req-43' }, body: '{}' }),
  )
  await goTo('/login')
  await expectDrawn('服务器开小差了')
  await page.getByRole('button', { name: 'req-43' }).waitFor()
})

test('a request id in the address that is none of ours is not shown', async () => {
  await goTo(`/500?requestId=${encodeURIComponent('call +1 900 now')}`)
  await expectDrawn('服务器开小差了')
  expect(await page.getByText('900').count()).toBe(0)
})

test('a dead invite link says so', async () => {
  await goTo('/invite/none')
  await expectDrawn('邀请链接无效或已过期')
})

test('a start without any answer is told, and goes on by itself once the device is online', async () => {
  await page.context().setOffline(false)
  await failEvery('**/api/**')
  await goTo('/draw')
  await expectDrawn('连不上服务器')
  await page.unroute('**/api/**')

  await page.evaluate(() => dispatchEvent(new Event('online')))

  await page.waitForURL(/\/login/)
})

test('trying again while nothing answers stays with the answer; once something does, the page comes', async () => {
  await beSignedIn()
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, headers: { 'x-request-id': 'req-77' }, body: 'gateway' }),
  )
  await goTo('/draw')
  await expectDrawn('连不上服务器')
  await page.getByRole('button', { name: 'req-77' }).waitFor()
  const retry = page.getByRole('button', { name: '重试' })
  await retry.click()
  await expect.poll(() => retry.getAttribute('aria-busy')).toBeNull()
  await expectDrawn('连不上服务器')

  await page.unroute('**/api/**')
  await retry.click()

  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
})

test('a device that is offline at the start is told that it is', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await failEvery('**/api/**')
  await goTo('/login')
  await expectDrawn('你的设备没有联网')
})

test.each([
  ['the script that all begins with', '**/assets/base-*.js'],
  ['every dictionary', /\/assets\/(zh-cn|zh-tw|en-us)-.*\.js$/],
])('when %s does not come, the page says so and can be loaded anew', async (_, files) => {
  await failEvery(files)
  await goTo('/login')
  await page.getByText('页面没有完整加载，请检查网络后重试').waitFor()
  expect(await page.getByText('This page did not load').count()).toBe(0)
  expect(await drawing().count()).toBe(1)

  await page.unroute(files)
  await page.getByRole('button', { name: '重试' }).click()

  await page.getByLabel('手机号').waitFor()
})

test('it says so in the language that was chosen', async () => {
  await page.addInitScript(() => localStorage.setItem('appSetting', '{"language":"en-US"}'))
  await failEvery('**/assets/base-*.js')
  await goTo('/login')
  await page.getByText('This page did not load completely.').waitFor()
  expect(await page.getByText('页面没有完整加载').count()).toBe(0)
})

test.each([
  ['/about', '**/assets/about-page-*.js', '联系方式'],
  ['/login', '**/assets/login-*.js', '手机号'],
  ['/draw', '**/assets/drawing-*.js', '文字频道'],
])('when the screen of %s does not come, trying again loads the page anew', async (path, file, words) => {
  await beSignedInUnless(path === '/login')
  await failEvery(file)
  await goTo(path)
  await page.getByRole('alert').getByText('出错了，请稍后再试。').waitFor()
  expect(await drawing().count()).toBe(1)

  await page.unroute(file)
  await page.getByRole('button', { name: '重试' }).click()

  await page.getByText(words).first().waitFor()
})

test('a dialog whose file does not come says so in its place, and comes with the page loaded anew', async () => {
  await beSignedIn()
  await goTo('/draw')
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  const file = '**/assets/settings-dialog-*.js'
  await failEvery(file)
  await page.getByRole('button', { name: '设置' }).first().click()
  const failed = page.getByRole('dialog', { name: '出错了，请稍后再试。' })
  await failed.getByText('详情').waitFor()

  await page.unroute(file)
  await failed.getByRole('button', { name: '重试' }).click()

  await page.getByRole('dialog', { name: '设置' }).getByText('外观').first().waitFor()
})

test('a crash in one area leaves the rest alone', async () => {
  await drawOne(server.url, token, 'a red fox')
  await beSignedIn()
  // The cards of the test count their renders.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isMended')) return
    Date.prototype.toTimeString = () => {
      throw new Error('no time at all')
    }
  })
  await goTo('/draw')
  await page.getByRole('alert').getByText('出错了，请稍后再试。').waitFor()
  await expect.poll(() => drawing().count()).toBe(1)
  await page.getByRole('navigation', { name: '文字频道' }).getByRole('link').first().waitFor()
  await page.getByRole('alert').getByText('详情').click()
  await page.getByRole('alert').getByText('no time at all').waitFor()
  await page
    .getByRole('alert')
    .getByText(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)
    .waitFor()

  await page.evaluate(() => sessionStorage.setItem('isMended', 'yes'))
  await page.reload()
  await page.getByRole('article', { name: 'a red fox' }).waitFor()
})

test('a browser that forbids storage can still be used', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await goTo('/')
  await page.waitForURL(/\/login/)
  await page.getByLabel('手机号').fill(account.phone)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
})

test('a legal text that cannot be fetched is not replaced by another; trying again brings it', async () => {
  await failEvery('**/api/home/page/privacy')
  await goTo('/privacy-policy')
  await page.getByText('无法加载这份文本').waitFor()
  await page.unroute('**/api/home/page/privacy')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
})

async function beSignedInUnless(isLogin: boolean): Promise<void> {
  if (!isLogin) await beSignedIn()
}

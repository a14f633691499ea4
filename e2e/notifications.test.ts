import type { Task } from '@easel/contract/drawing'
import type { NotificationSettings } from '@easel/contract/notification'
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPushStandIn, type PushStandIn } from '../stand-ins/src/push/open-push-stand-in.ts'
import { callApi, drawOne, signIn } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { signInByPassword } from './drawing-steps.ts'
import { type ProductServer, startServer } from './server.ts'
import { visit } from './visit.ts'

const WITH_WORKER = { viewport: { width: 1280, height: 860 }, serviceWorkers: 'allow' } as const
const NOWHERE = '01890000-0000-7000-8000-000000000001'

let service: PushStandIn
let server: ProductServer
let browser: Browser
let page: Page
let context: BrowserContext
let token: string

beforeAll(async () => {
  service = await openPushStandIn()
  server = await startServer({ PUSH_SERVICES: service.baseUrl, ENGINE: 'fake' })
  token = await signIn(server.url, server.admin)
  browser = await openSharedBrowser()
  page = (await visit(browser, server.url, WITH_WORKER)).page
  context = page.context()
  await context.grantPermissions(['notifications'], { origin: server.url })
  await page.goto(server.url)
  await signInByPassword(page, server.admin)
  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await service?.close()
})

/** As the browser's own push service delivers a message. */
async function deliver(text: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data: text })
  await session.detach()
}
const listShown = () =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, icon, data }) => ({ title, body, icon: new URL(icon).pathname, data }))
  })
/** A push as the server makes it. */
const aPush = (change: object) =>
  JSON.stringify({
    ...{ id: NOWHERE, channelId: NOWHERE, tag: 'spoken:elsewhere', title: 'Ann says', body: 'look' },
    ...{ path: `/draw/${NOWHERE}`, picture: null, off: 'Turn off', ...change },
  })
/** A press on the only notification that stands, on it or on one of its buttons. */
async function press(action: string): Promise<void> {
  const worker = context.serviceWorkers()[0] as Worker
  await worker.evaluate(async (pressed) => {
    const { registration } = Object(globalThis)
    const [notification] = await registration.getNotifications()
    const Click = Object(globalThis).NotificationEvent
    dispatchEvent(new Click('notificationclick', { notification, action: pressed }))
  }, action)
}

test('a drawing that is done reaches the device through its push service, and the browser shows it with the picture, once', async () => {
  const { pushKey } = await callApi<NotificationSettings>(server.url, '/api/home/notification-settings', { token })
  const device = service.subscribe()
  await callApi(server.url, '/api/home/push-endpoint', { token, body: device })
  // Somebody else's browser tab would say that it is seen.
  await page.goto(`${server.url}/about`)

  const task: Task = await drawOne(server.url, token, 'a red fox')

  await expect.poll(() => service.messages.length).toBe(1)
  const [message] = service.messages
  expect([message?.url, message?.sender]).toEqual([device.url, pushKey])
  await deliver(message?.text ?? '')
  await expect.poll(listShown).toHaveLength(1)
  await deliver(message?.text ?? '')
  const [shown] = await listShown()
  expect(shown).toMatchObject({
    title: '画好了',
    body: 'a red fox',
    data: { id: task.id, path: `/draw/${task.channelId}` },
  })
  expect((await fetch(`${server.url}${shown?.icon}?w=320`)).headers.get('content-type')).toBe('image/webp')
  expect(await listShown()).toHaveLength(1)
})

test('a press on it leads the open page to the channel, and takes it away', async () => {
  await page.goto(`${server.url}/gallery`)
  await page.getByRole('navigation').first().waitFor()
  await page.waitForLoadState('networkidle')

  await press('')

  await page.waitForURL(/\/draw\/[0-9a-f-]{36}$/)
  expect(await listShown()).toEqual([])
})

test('what the open page shows is not shown over it, and what is elsewhere is', async () => {
  const openId = page.url().split('/').at(-1)
  await deliver(aPush({ id: openId, channelId: openId }))
  await deliver(aPush({}))
  await expect.poll(async () => (await listShown()).map(({ body }) => body)).toEqual(['look'])
})

test('one press on a notification switches them off on this device, and the settings say so', async () => {
  await page.goto(`${page.url()}?settings=notification`)
  const onThisDevice = page.getByRole('switch', { name: '在这台设备上通知' })
  await onThisDevice.check()
  await expect.poll(() => onThisDevice.isChecked()).toBe(true)

  await press('off')

  await page.getByText('这台设备不再通知').waitFor()
  await expect.poll(() => onThisDevice.isChecked()).toBe(false)
})

test('what is done elsewhere is counted in the tab', async () => {
  await page.goto(`${server.url}/gallery`)
  await page.waitForLoadState('networkidle')
  await drawOne(server.url, token, 'a heron')
  await expect.poll(() => page.title()).toBe('(1) 画廊 - Easel')
  await expect.poll(() => page.locator('link[rel~="icon"]').getAttribute('href')).toMatch(/^data:image\/png/)
  await page.getByRole('link', { name: '绘画' }).first().click()
  await expect.poll(() => page.title()).toBe('Easel')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Rendered } from '../../../testing/render.tsx'
import { channelsQuery } from '../api.ts'
import { aChannel, channelId, FakeCalls, fine, held, refused, unreachable } from '../testing/fake-calls.ts'
import { button, openPage, submit, toasts, write } from '../testing/page.tsx'
import { CreateDialog } from './create-dialog.tsx'

const CREATE = 'POST /api/draw/channel'

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  server = new FakeCalls()
  server.install()
  server.on('GET /api/draw/channels', fine([aChannel(1), aChannel(2)]))
  page = await openPage(<CreateDialog />, [aChannel(1)], `/draw/${channelId(1)}?create=open`)
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const field = () => page.root.querySelector('input')
const form = () => page.root.querySelector('form')
const problem = () => page.root.querySelector('[role=alert]')?.textContent
const list = () => page.client.getQueryData(channelsQuery.queryKey)?.map(({ id }) => id)

test('the name has the focus, and may stay empty', async () => {
  expect(document.activeElement).toBe(field())
  server.on(CREATE, fine(aChannel(2, { title: '' })))
  await submit(form())
  expect(server.of(CREATE).map(({ body }) => body)).toEqual([{ title: '' }])
})

test('a new channel is said to be made, stands in the list and opens', async () => {
  server.on(CREATE, fine(aChannel(2)))
  await write(field(), '山水')
  await submit(form())
  expect(toasts()).toEqual(['创建成功'])
  expect([location.pathname, location.search]).toEqual([`/draw/${channelId(2)}`, ''])
  expect(list()).toEqual([channelId(1), channelId(2)])
})

test('sent twice in one breath it is made once, and the button says that it is under way', async () => {
  const slow = held(fine(aChannel(2)))
  server.on(CREATE, slow.answer)
  await write(field(), '山水')
  await submit(form(), 2)
  await submit(form())
  expect(server.of(CREATE)).toHaveLength(1)
  expect(button('创建').getAttribute('aria-busy')).toBe('true')
  slow.release()
})

test('what did not work is said in the dialog alone, and the same again goes out under the same key', async () => {
  server.on(CREATE, unreachable)
  await write(field(), '山水')
  await submit(form())
  expect(problem()).toBe('请求失败，请稍后重试')
  expect([toasts(), field()?.value]).toEqual([[], '山水'])

  await submit(form())
  await write(field(), '花鸟')
  expect(problem()).toBeUndefined()
  await submit(form())
  const keys = server.of(CREATE).map(({ key }) => key)
  expect([keys[0], keys[1] === keys[0], keys[2] === keys[0]]).toEqual([expect.stringMatching(/./), true, false])
})

test('a name that is refused is told under its field', async () => {
  const data = { reason: 'invalid_input', fields: { title: '名称过长' } }
  server.on(CREATE, () => Response.json({ code: 400, message: '', data, success: false }))
  await write(field(), '山水')
  await submit(form())
  expect([field()?.getAttribute('aria-invalid'), problem()]).toEqual(['true', '名称过长'])
})

test('a refusal of no field has its own line', async () => {
  server.on(CREATE, refused('unavailable', 503, '稍后再试'))
  await submit(form())
  expect(problem()).toBe('稍后再试')
})

test('from 80 characters on the limit is in sight', async () => {
  await write(field(), 'x'.repeat(79))
  expect(form()?.textContent).not.toContain('100')
  await write(field(), 'x'.repeat(80))
  expect(form()?.textContent).toContain('80 / 100')
  expect(field()?.maxLength).toBe(100)
})

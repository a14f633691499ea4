import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadClipWords } from '../../../i18n/clip-words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { FakeServer, USER } from '../../../testing/fake-server.ts'
import { forgetAll } from '../../../testing/forget-all.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { anId, CHANNEL_ID } from '../../../testing/seed.ts'
import { sessionQuery } from '../../account/api.ts'
import { addPicture } from '../pictures/api.ts'
import { useSends } from '../send/store.ts'
import { changeVideoDraft, readVideoDraft } from './store.ts'
import { VideoComposer } from './video-composer.tsx'

const ONE = anId(1)
const TWO = anId(2)
const PATH = `/api/mj/submit/video/${CHANNEL_ID}`

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  forgetAll()
  server = new FakeServer()
  server.install()
  changeVideoDraft(CHANNEL_ID, { prompt: '', motion: 'low', camera: 'auto', loop: false, seconds: 4, ratio: '3:2' })
  useSends.setState({ sends: [] })
  await loadClipWords()
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<VideoComposer channelId={CHANNEL_ID} />, client)
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const find = <Found extends HTMLElement>(selector: string) => screen.root.querySelector<Found>(selector)
const change = (write: () => void) =>
  act(async () => {
    write()
  })
const choose = (label: string, value: string) =>
  act(async () => {
    const select = [...screen.root.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label)
    if (!select) throw new Error(`no ${label}`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
/** Waits for the price, which is asked once nothing is typed. */
const priced = () => eventually(() => expect(find('[data-quote]')?.textContent).toContain('4 点'))
async function send() {
  await act(async () => find<HTMLFormElement>('form')?.requestSubmit())
  await eventually(() => expect(server.posted).toHaveLength(1))
  return server.posted[0]
}

test('what is written and chosen is sent, at the price that was told', async () => {
  await change(() => changeVideoDraft(CHANNEL_ID, { prompt: '  waves on a beach ', loop: true, motion: 'high' }))
  await choose('镜头', 'orbit')
  await choose('秒数', '8')
  await choose('比例', '16:9')
  await priced()
  expect(await send()).toMatchObject({
    path: PATH,
    body: {
      ...{ botType: 'MID_JOURNEY', prompt: 'waves on a beach', motion: 'high', camera: 'orbit' },
      ...{ loop: true, seconds: 8, aspectRatio: '16:9', told: { cost: 4, priceList: 0 } },
    },
  })
  expect(readVideoDraft(CHANNEL_ID)).toMatchObject({ prompt: '', motion: 'high', seconds: 8 })
})

test('a first picture needs no words, and has its own ratio; the second one is the end', async () => {
  await change(() => {
    addPicture(CHANNEL_ID, ONE, 'VIDEO')
    addPicture(CHANNEL_ID, TWO, 'VIDEO')
  })
  expect(screen.root.textContent).toContain('首图')
  expect(screen.root.textContent).toContain('结尾图')
  expect([...screen.root.querySelectorAll('select')].at(-1)?.disabled).toBe(true)
  await priced()
  const sent = await send()
  expect(sent?.body).toMatchObject({ image: ONE, endImage: TWO, motion: 'low', seconds: 4 })
  expect(sent?.body).not.toHaveProperty('aspectRatio')
  expect(sent?.body).not.toHaveProperty('prompt')
})

test('with nothing written and no picture nothing is sent', async () => {
  await act(async () => find<HTMLFormElement>('form')?.requestSubmit())
  await settle()
  expect(server.posted).toEqual([])
})

test('what is wrong stands at its field, and is not sent', async () => {
  const message = '结尾图和首图的形状不同'
  server.quote = { ...server.quote, cost: 0, problems: [{ at: 'endImage', reason: 'end_of_other_ratio', message }] }
  await change(() => addPicture(CHANNEL_ID, ONE, 'VIDEO'))
  await eventually(() => expect(find('[role="alert"]')?.textContent).toBe(message))
  await act(async () => find<HTMLFormElement>('form')?.requestSubmit())
  await settle()
  expect(server.posted).toEqual([])
})

test('what is written and chosen is there again after a reload', async () => {
  await change(() => changeVideoDraft(CHANNEL_ID, { prompt: 'a kite', seconds: 12 }))
  const kept = Object.entries(localStorage).find(([key]) => key === `draft:video:${CHANNEL_ID}`)?.[1]
  expect(JSON.parse(String(kept))).toMatchObject({ prompt: 'a kite', seconds: 12 })
})

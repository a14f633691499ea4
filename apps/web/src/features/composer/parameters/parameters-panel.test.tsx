import type { DrawSettings } from '@easel/contract/draw-settings'
import type { DrawOptions } from '@easel/contract/draw-options'
import { useQueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { readDraft } from '../../../lib/stored.ts'
import { useToasts } from '../../../ui/toast.ts'
import { sessionQuery } from '../../account/api.ts'
import { FakeCalls, fine, held, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, press, write } from '../../channel/testing/page.tsx'
import { setDraftText } from '../store.ts'
import { SETTINGS, USER } from '../../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { CHANNEL_ID } from '../../../testing/seed.ts'
import { eventually } from '../../../testing/eventually.ts'
import { sendOrder } from '../send/api.ts'
import { ParametersPanel } from './parameters-panel.tsx'
import { choose, saveNow, useChoices } from './store.ts'

const plain = (value: string, phrase: string | null = null) => ({ value, label: value, phrase })
const OPTIONS: DrawOptions = {
  mine: [{ name: 'mine', value: '--c 5' }],
  versions: [plain('7'), plain('6.1')],
  aspectRatios: [],
  qualities: [{ value: '2', label: '超高清', phrase: null }],
  stylizes: [],
  styles: [{ value: 'ink', label: '水墨', phrase: 'ink wash' }],
  views: [{ value: 'top', label: '顶视', phrase: 'top view' }],
  shots: [],
  lights: [],
}
const READ = 'GET /api/draw/settings/'
const OFFER = 'GET /api/draw/settings/options'
const SAVE = 'PUT /api/draw/settings?'
const SAVE_SUFFIX = 'PUT /api/draw/settings/suffix'
const SEND = 'POST /api/mj/submit/imagine'

let server: FakeCalls
let screen: Rendered
let kept: DrawSettings

beforeEach(async () => {
  localStorage.clear()
  useChoices.setState({ chosen: {}, problem: '', isPanelOpen: false })
  useToasts.setState({ toasts: [] })
  setDraftText(CHANNEL_ID, 'a red fox')
  kept = SETTINGS
  server = new FakeCalls()
  server.install()
  server.on(READ, () => fine(kept)())
  server.on(OFFER, fine(OPTIONS))
  server.on(SAVE, () => {
    kept = { ...kept, ...(saves().at(-1) as Partial<DrawSettings>) }
    return fine(kept)()
  })
  await loadLanguage('zh-CN')
})

afterEach(async () => {
  await screen.unmount()
  await saveNow()
  vi.unstubAllGlobals()
})

async function open(user = USER): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user })
  screen = await render(<PanelAndSend />, client)
  await eventually(() => button('水墨'))
}

function PanelAndSend() {
  const client = useQueryClient()
  const order = { kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a red fox' } as const
  return (
    <>
      <ParametersPanel channelId={CHANNEL_ID} />
      <button type="button" onClick={() => sendOrder(client, CHANNEL_ID, order)}>
        Draw
      </button>
    </>
  )
}

const saves = () => server.of(SAVE).map(({ body }) => body)
const command = () => screen.root.querySelector('code')?.textContent
const radio = (name: string) => {
  const label = [...screen.root.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  const found = label?.querySelector('input')
  if (!found) throw new Error(`no choice ${name}`)
  return found
}
const field = (name: string) => screen.root.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
const suffix = () => {
  const label = [...screen.root.querySelectorAll('label')].find(({ textContent }) => textContent === 'MJ 后缀')
  return document.getElementById(label?.htmlFor ?? '')
}
const suffixes = () => server.of(SAVE_SUFFIX).map(({ body }) => body)
const leave = (field: Element | null) =>
  act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const save = () => act(() => saveNow())

test('a choice just before the page is closed is saved by its closing', async () => {
  await open()
  choose(screen.client, 'MID_JOURNEY', { aspectRatio: '3:2' })
  expect(saves()).toEqual([])

  window.dispatchEvent(new Event('pagehide'))
  await settle()

  expect(saves()).toEqual([{ aspectRatio: '3:2' }])
})

test('a prompt is sent once the server knows what was chosen just before, and the suffix that was just written', async () => {
  await open()
  const slow = held(fine({ ...kept, suffix: '--c 7' }))
  server.on(SAVE_SUFFIX, slow.answer)
  choose(screen.client, 'MID_JOURNEY', { aspectRatio: '3:2' })
  await write(suffix(), '--c 7')
  await press(suffix(), 'Enter')
  await click(button('Draw'))
  await eventually(() => expect(saves()).toEqual([{ aspectRatio: '3:2' }]))
  await settle()
  expect(server.of(SEND)).toEqual([])

  await act(async () => slow.release())
  await eventually(() => expect(server.of(SEND)).toHaveLength(1))
})

test('a suffix that the server does not take holds no prompt back', async () => {
  await open()
  server.on(SAVE_SUFFIX, refused('invalid_input', 400))
  await write(suffix(), '--s 5000')
  await press(suffix(), 'Enter')
  await click(button('Draw'))
  await eventually(() => expect(server.of(SEND)).toHaveLength(1))
})

test('what is written on while a suffix is being saved is saved too once one leaves the field', async () => {
  await open()
  const slow = held(() => fine({ ...kept, suffix: String(Object(suffixes().at(-1)).suffix) })())
  server.on(SAVE_SUFFIX, slow.answer)
  await write(suffix(), '--c 7')
  await press(suffix(), 'Enter')
  await write(suffix(), '--c 70')
  await leave(suffix())
  await act(async () => slow.release())
  await eventually(() => expect(suffixes()).toEqual([{ suffix: '--c 7' }, { suffix: '--c 70' }]))
})

test('a choice shows at once in the command, and is saved by itself', async () => {
  await open()
  await click(button('3:2'))
  await write(field('风格化 0–1000'), '250')
  await click(radio('6.1'))
  expect(command()).toBe('/imagine a red fox --ar 3:2 --s 250 --v 6.1')
  const all = { aspectRatio: '3:2', stylize: 250, version: '6.1' }
  await eventually(() => expect(Object.assign({}, ...saves())).toEqual(all))
})

test('what could not be saved is taken back, with the reason', async () => {
  await open()
  server.on(SAVE, refused('unavailable', 503, '稍后再试'))
  await click(button('3:2'))
  await save()
  await settle()
  expect(command()).toBe('/imagine a red fox --ar 1:1 --v 7')
  expect(screen.root.querySelector('[role=alert]')?.textContent).toBe('稍后再试')
})

test('once the panel is closed the reason is told in passing, and in the panel when it is opened again', async () => {
  await open()
  server.on(SAVE, refused('unavailable', 503, '稍后再试'))
  await screen.unmount()
  choose(screen.client, 'MID_JOURNEY', { aspectRatio: '3:2' })
  await save()
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['稍后再试'])

  await open()
  expect(screen.root.querySelector('[role=alert]')?.textContent).toBe('稍后再试')
  await screen.unmount()
  await open()
  expect(screen.root.querySelector('[role=alert]')).toBeNull()
})

test('what is chosen while a save is under way is not lost to its answer', async () => {
  await open()
  let answered = 0
  const slow = held(() => fine({ ...kept, ...Object(saves()[answered++]) })())
  server.on(SAVE, slow.answer)
  await write(field('风格化 0–1000'), '250')
  const first = saveNow()
  await settle()
  await write(field('风格化 0–1000'), '300')
  slow.release()
  await act(() => first)
  await settle()
  expect(command()).toContain('--s 300')
  await save()
  expect(saves()).toEqual([{ stylize: 250 }, { stylize: 300 }])
})

test('a group can be set back while something in it is not as usual', async () => {
  kept = { ...SETTINGS, stylize: 250, weird: 9 }
  await open()
  await click(button('重置美学'))
  expect(command()).toBe('/imagine a red fox --ar 1:1 --v 7')
  await save()
  expect(saves()).toEqual([{ stylize: 100, weird: 0 }])
  expect(() => button('重置美学')).toThrow()
})

test('a word goes into what one is writing, and out again', async () => {
  await open()
  await click(button('水墨'))
  expect(readDraft(CHANNEL_ID).text).toBe('a red fox, ink wash')
  expect(button('水墨').getAttribute('aria-pressed')).toBe('true')
  await click(button('水墨'))
  expect(readDraft(CHANNEL_ID).text).toBe('a red fox')
})

test('who has no plan for the slow speed is told so, and nothing changes', async () => {
  await open()
  await click(radio('慢速'))
  expect(screen.root.querySelector('[role=alert]')?.textContent).toContain('慢速模式需要订阅含此模式的方案')
  await save()
  expect([saves(), radio('快速').checked]).toEqual([[], true])
})

test('who has such a plan draws slowly', async () => {
  await open({ ...USER, relax: true })
  await click(radio('慢速'))
  await save()
  expect(saves()).toEqual([{ mode: 'RELAX' }])
})

test('a free ratio is taken once it is one; until then it says what is wrong', async () => {
  await open()
  await write(field('自定义比例'), '21:')
  expect(screen.root.querySelector('[role=alert]')?.textContent).toContain('3:2')
  await write(field('自定义比例'), '21:9')
  await save()
  expect(saves()).toEqual([{ aspectRatio: '21:9' }])
})

test('Enter in a field does not send the composer around it', async () => {
  await open()
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => field('自定义比例')?.dispatchEvent(pressed))
  expect(pressed.defaultPrevented).toBe(true)
  await press(field('自定义比例'), 'Escape')
})

test('words that do not come can be asked for again, and the rest works without them', async () => {
  server.on(OFFER, refused('unavailable', 503))
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<ParametersPanel channelId={CHANNEL_ID} />, client)
  await eventually(() => button('重试'))
  expect(radio('5.1').checked).toBe(false)
  server.on(OFFER, fine(OPTIONS))
  await click(button('重试'))
  await eventually(() => button('水墨'))
})

test('what another tab chose shows when one looks at this one again', async () => {
  const client = makeClient()
  // As in the app: no refetch on window focus.
  client.setDefaultOptions({ queries: { retry: false, refetchOnWindowFocus: false } })
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<ParametersPanel channelId={CHANNEL_ID} />, client)
  await eventually(() => button('水墨'))
  kept = { ...SETTINGS, aspectRatio: '16:9' }
  await act(async () => window.dispatchEvent(new Event('visibilitychange')))
  await eventually(() => expect(command()).toBe('/imagine a red fox --ar 16:9 --v 7'))
})

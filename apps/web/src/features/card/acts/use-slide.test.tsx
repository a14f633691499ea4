import type { User } from '@easel/contract/account'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../account/api.ts'
import { putSend, useSends } from '../../composer/send/store.ts'
import { USER } from '../../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { aPress, aSend, aSingle } from '../../../testing/seed.ts'
import { useSlide } from './use-slide.ts'

const TASK = aSingle(1)
const PAN = TASK.buttons.filter(({ kind }) => kind === 'PAN')

/** Animations started: element, target position, and whether it is the way back. */
let moves: { alt: string; translate: string; isBack: boolean }[]
let shown: Rendered

beforeEach(() => {
  moves = []
  useSends.setState({ sends: [] })
  // jsdom has no `animate`.
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: takeMove })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
})
afterEach(async () => {
  await shown.unmount()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  delete document.documentElement.dataset.motion
})

function takeMove(this: HTMLElement, { translate }: { translate: string }) {
  const move = { alt: this.getAttribute('alt') ?? '', translate, isBack: false }
  moves.push(move)
  return { reverse: () => Object.assign(move, { isBack: true }) }
}

function Buttons() {
  return <div ref={useSlide(TASK)} />
}

async function open(user: Partial<User> = {}): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, ...user } })
  shown = await render(
    <article>
      <div>
        <div>
          <img alt="grid" />
          <button type="button" data-picture-id={TASK.images[0]?.id} />
        </div>
      </div>
      <div>
        <img alt="preview" />
        <div>
          <img alt="picture" />
          <button type="button" data-picture-id={TASK.images[0]?.id} />
        </div>
      </div>
      <Buttons />
    </article>,
    client,
  )
}

async function press(button = PAN[0] ?? aPress('', TASK), state: 'sending' | 'failed' = 'sending'): Promise<void> {
  const failed = { name: 'failed', message: '', detail: '', isLost: false } as const
  const send = aSend({ order: { kind: 'press', parent: TASK, button } })
  await act(async () => putSend({ ...send, state: state === 'failed' ? failed : { name: 'sending' } }))
}

test('while a pan is on its way the picture of its card slides by 12 % toward it, and then back', async () => {
  await open()
  await press()
  // A square picture is 200 px wide in this layout.
  expect(moves).toEqual([
    { alt: 'preview', translate: '-24px 0px', isBack: false },
    { alt: 'picture', translate: '-24px 0px', isBack: false },
  ])

  await press(PAN[0], 'failed')
  expect(moves.every(({ isBack }) => isBack)).toBe(true)
})

test('each arrow has its own way, and nothing else that is pressed moves a picture', async () => {
  await open()
  await press(aPress('Zoom Out 2x', TASK))
  expect(moves).toEqual([])
  for (const button of PAN) await press(button)
  const ways = moves.filter(({ alt }) => alt === 'picture').map(({ translate }) => translate)
  expect(ways).toEqual(['-24px 0px', '24px 0px', '0px -24px', '0px 24px'])
})

test('nothing slides where remix asks for words first, or for who wants stillness', async () => {
  await open({ mjRemix: true })
  await press()
  await shown.unmount()
  useSends.setState({ sends: [] })

  document.documentElement.dataset.motion = 'reduced'
  await open()
  await press()
  expect(moves).toEqual([])
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { loadLanguage } from '../../../i18n/text.ts'
import { sessionQuery } from '../../account/api.ts'
import { useCommands } from '../commands/store.ts'
import { eventually } from '../../../testing/eventually.ts'
import { FakeServer, USER } from '../../../testing/fake-server.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { CHANNEL_ID } from '../../../testing/seed.ts'
import { ParametersPill } from './parameters-pill.tsx'

standInPopovers()

let screen: Rendered

beforeEach(async () => {
  history.replaceState(null, '', '/draw')
  new FakeServer().install()
  layOut()
  await loadLanguage('zh-CN')
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<ParametersPill channelId={CHANNEL_ID} />, client)
})

afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const pill = () => screen.root.querySelector('button')
const type = (name: string, words = '') =>
  act(async () => {
    useCommands
      .getState()
      .commands.find((command) => command.name === name)
      ?.run?.(words, CHANNEL_ID)
  })

test('the pill says what counts for the next prompt', async () => {
  await eventually(() => expect(pill()?.textContent).toBe('1:1 · v7 · s100'))
  expect(pill()?.getAttribute('aria-label')).toBe('参数 1:1 · v7 · s100')
})

test('/settings opens the panel', async () => {
  await type('settings')
  await eventually(() => expect(pill()?.getAttribute('aria-expanded')).toBe('true'))
})

test.each([
  ['info', '', '?info=open'],
  ['show', '', '?show=open'],
  ['show', '01939d2a-0000-7000-8000-00000000000f', '?show=01939d2a-0000-7000-8000-00000000000f'],
  ['prefer suffix', '', '?prefer=suffix'],
  ['prefer option', '', '?prefer=option'],
])('/%s %s opens its panel', async (name, words, address) => {
  await type(name, words)
  expect(location.search).toBe(address)
})

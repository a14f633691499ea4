import type { Theme } from '@easel/contract/basics'
import { beforeEach, expect, test } from 'vitest'
import { removeToken, setAppSetting, writeToken } from '../../lib/stored.ts'
import { sessionQuery } from '../account/api.ts'
import { USER } from '../../testing/fake-server.ts'
import { makeClient, render } from '../../testing/render.tsx'
import { useAppearance } from './use-appearance.ts'

beforeEach(() => {
  removeToken()
  localStorage.clear()
})

function Site() {
  useAppearance()
  return null
}

async function shownTheme(serverSays: Theme | undefined): Promise<string | undefined> {
  const client = makeClient()
  if (serverSays) client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, theme: serverSays } })
  const { unmount } = await render(<Site />, client)
  const { theme } = document.documentElement.dataset
  await unmount()
  return theme
}

test.each([
  { chosen: 'dark', serverSays: 'light', shown: 'dark' },
  { chosen: 'light', serverSays: 'dark', shown: 'light' },
  { chosen: 'auto', serverSays: 'light', shown: 'light' },
  { chosen: 'auto', serverSays: 'dark', shown: 'dark' },
  { chosen: 'auto', serverSays: 'auto', shown: 'dark' },
] as const)('chosen $chosen while the server says $serverSays shows $shown', async ({ chosen, serverSays, shown }) => {
  writeToken('token')
  setAppSetting({ theme: chosen })
  expect(await shownTheme(serverSays)).toBe(shown)
})

test.each([undefined, 'light'] as const)(
  'auto is dark for who is not signed in, though the last person had it %s',
  async (serverSaid) => {
    setAppSetting({ theme: 'auto' })
    expect(await shownTheme(serverSaid)).toBe('dark')
  },
)

test('until the session is known, auto shows what it showed last', async () => {
  writeToken('token')
  setAppSetting({ theme: 'auto' })
  for (const theme of ['light', 'dark'] as const) {
    await shownTheme(theme)
    expect(await shownTheme(undefined)).toBe(theme)
  }
})

import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openSocket } from '../../lib/socket.ts'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import { USER } from '../../testing/fake-server.ts'
import { makeClient, render } from '../../testing/render.tsx'
import { sessionQuery } from './api.ts'
import { UserBlock } from './user-block.tsx'

standInPopovers()
afterEach(() => openSocket().stop())

test('whoever is cut off is not called online, and is again once the line is back', async () => {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  const screen = await render(<UserBlock />, client)
  const words = () => screen.root.querySelector('[data-lost]')?.parentElement?.textContent
  expect(words()).toBe('在线')
  await act(async () => openSocket().useConnection.setState({ connection: 'lost' }))
  expect(words()).toBe('离线')
  await act(async () => openSocket().useConnection.setState({ connection: 'open' }))
  expect(words()).toBe('在线')
  await screen.unmount()
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from '../../lib/socket.ts'
import { sessionQuery } from '../account/api.ts'
import { putUser } from '../account/live.ts'
import { eventually } from '../../testing/eventually.ts'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { all, anOrder, ORDER_ID } from './testing/seed.ts'
import { useOrderNews } from './use-order-news.ts'
import { useUnpaidOrder } from './use-unpaid-order.ts'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  server = new FakeServer()
  server.reads.set('/api/home/orders', { data: all(anOrder()) })
  server.install()
  openSocket().start()
  await eventually(() => expect(openSocket().useConnection.getState().connection).toBe('open'))
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.unstubAllGlobals()
})

function Crown() {
  useOrderNews()
  return <p>{useUnpaidOrder()?.id ?? 'none'}</p>
}

async function show(said: { hasWaitingOrder?: boolean }): Promise<void> {
  const client = makeClient()
  // As in the product: cached data is never stale by itself.
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } })
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER, ...said })
  putUser(client, { ...USER, credits: 7 })
  screen = await render(<Crown />, client)
}
const asked = () => server.asked.filter((address) => address.startsWith('/api/home/orders'))
const shows = (text: string) =>
  eventually(async () => {
    await settle()
    expect(screen.root.textContent).toBe(text)
  })

test('who has no order that waits asks for none, until one is made elsewhere', async () => {
  await show({ hasWaitingOrder: false })
  await settle()
  expect([asked(), screen.root.textContent]).toEqual([[], 'none'])
  await act(async () => server.push({ t: 'order', seq: 1, order: anOrder() }))
  await shows(ORDER_ID)
})

test('which order waits is asked where one does, and where nobody said', async () => {
  await show({ hasWaitingOrder: true })
  await shows(ORDER_ID)
  await screen.unmount()
  await show({})
  await shows(ORDER_ID)
  expect(asked()).toHaveLength(2)
})

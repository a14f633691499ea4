import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { taskOf } from '../api.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { aGrid, anId } from '../../../testing/seed.ts'
import { useLike } from './use-like.ts'

let server: FakeServer
let shown: Rendered

beforeEach(async () => {
  server = new FakeServer()
  server.install()
  const client = makeClient()
  client.setQueryData(taskOf(anId(1)).queryKey, aGrid(1, { liked: false }))
  shown = await render(<Heart />, client)
})
afterEach(async () => {
  await shown.unmount()
  vi.unstubAllGlobals()
})

function Heart() {
  const { data } = useQuery({ ...taskOf(anId(1)), staleTime: Number.POSITIVE_INFINITY })
  return data ? <Toggle task={data} /> : null
}

function Toggle({ task }: { task: Task }) {
  const { isLiked, toggle } = useLike(task)
  return (
    <button type="button" aria-pressed={isLiked} onClick={toggle}>
      like
    </button>
  )
}

const heart = () => shown.root.querySelector('button') as HTMLButtonElement
const isPressed = () => heart().getAttribute('aria-pressed')
async function press(): Promise<void> {
  await act(async () => heart().click())
  await settle()
}
async function answer(given: Parameters<FakeServer['answer']>[0]): Promise<void> {
  await act(async () => server.answer(given))
  await settle()
}

test('the heart is filled before the server answers, and stays so when it agrees', async () => {
  await press()
  expect(isPressed()).toBe('true')
  await answer({ data: aGrid(1, { liked: true }) })
  expect(isPressed()).toBe('true')
  expect(server.posted).toMatchObject([{ path: `/api/draw/like/${anId(1)}`, body: { liked: true } }])
})

test('the heart is put back when the server does not take it', async () => {
  await press()
  await answer('unreachable')
  expect(isPressed()).toBe('false')
})

test('of two quick presses the second is sent after the first; when both fail, all is as it was', async () => {
  await press()
  await press()
  expect(isPressed()).toBe('false')
  expect(server.posted).toHaveLength(1)
  await answer('unreachable')
  expect(isPressed()).toBe('false')
  await answer('unreachable')
  expect(server.posted.map(({ body }) => body)).toEqual([{ liked: true }, { liked: false }])
  expect(isPressed()).toBe('false')
})

test('when only the second of two presses fails, the first one stands', async () => {
  await press()
  await press()
  await answer({ data: aGrid(1, { liked: true }) })
  await answer('unreachable')
  expect(isPressed()).toBe('true')
})

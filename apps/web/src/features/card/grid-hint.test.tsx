import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setHabits } from '../../lib/stored.ts'
import { USER } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../testing/render.tsx'
import { aGrid, aTask, OTHER } from '../../testing/seed.ts'
import { sessionQuery } from '../account/api.ts'
import { GridHint } from './grid-hint.tsx'

let screen: Rendered

beforeEach(() => setHabits({ knowsGrid: false }))
afterEach(() => screen.unmount())

async function show(...tasks: Parameters<typeof GridHint>[0]['task'][]): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  const cards = tasks.map((task) => (
    <div key={task.id}>
      <div data-of={task.id}>
        <button type="button">U1</button>
      </div>
      <GridHint task={task} />
    </div>
  ))
  screen = await render(<>{cards}</>, client)
}

const hints = () => [...screen.root.querySelectorAll('p')]
const press = (name: string) =>
  act(async () => [...screen.root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const mine = { author: { ...aTask(1).author, id: USER.id } }

test('the first grid of one’s own says what U and V do, others do not', async () => {
  await show(aGrid(1, { author: OTHER }), aTask(2, mine), aGrid(3, mine), aGrid(4, mine))
  expect(hints().map((hint) => hint.textContent)).toEqual([expect.stringContaining('U 取出那一张的大图')])
})

test.each(['知道了', 'U1'])('after a press on %s it is not said again', async (name) => {
  await show(aGrid(3, mine))
  await press(name)
  expect(hints()).toEqual([])
  await screen.unmount()
  await show(aGrid(3, mine))
  expect(hints()).toEqual([])
})

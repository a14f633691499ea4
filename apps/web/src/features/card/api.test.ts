import { afterEach, expect, test } from 'vitest'
import { makeClient } from '../../testing/render.tsx'
import { aGrid, anId, anItem, CHANNEL_ID } from '../../testing/seed.ts'
import { timelineOf } from '../task/api.ts'
import { showTask } from './api.ts'
import { FEED_ID } from './feed/rules.ts'
import { useCardState } from './store.ts'

afterEach(() => {
  document.getElementById(FEED_ID)?.remove()
  useCardState.setState({ target: null })
  history.replaceState(null, '', '/')
})

function clientWithTask() {
  const client = makeClient()
  const page = { items: [anItem(1)], nextCursor: null, seq: 0 }
  client.setQueryData(timelineOf(CHANNEL_ID).queryKey, { pages: [page], pageParams: [null] })
  return client
}

test('a task that the feed holds is shown there', () => {
  document.body.insertAdjacentHTML('beforeend', `<section id="${FEED_ID}"></section>`)
  showTask(clientWithTask(), aGrid(1))
  expect(useCardState.getState().target).toEqual({ taskId: anId(1) })
  expect(location.search).toBe('')
})

test('one that the feed does not hold opens as a picture', () => {
  document.body.insertAdjacentHTML('beforeend', `<section id="${FEED_ID}"></section>`)
  showTask(clientWithTask(), aGrid(2))
  expect(useCardState.getState().target).toBeNull()
  expect(location.search).toBe(`?image=${anId(2)}:1`)
})

test('beside a wall, where no feed stands, every task opens as a picture', () => {
  showTask(clientWithTask(), aGrid(1))
  expect(location.search).toBe(`?image=${anId(1)}:1`)
})

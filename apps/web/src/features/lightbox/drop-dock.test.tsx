import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPictures } from '../composer/pictures/store.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, CHANNEL_ID } from '../../testing/seed.ts'
import { DropDock } from './drop-dock.tsx'

const grid = aGrid(1)

let rendered: Rendered
beforeEach(async () => {
  localStorage.clear()
  history.replaceState(null, '', '/gallery')
  rendered = await render(
    <>
      <a href="/own">
        <img src={`${grid.images[1]?.url}?w=320`} alt="" />
      </a>
      <img id="foreign" src="/elsewhere.png" alt="" />
      <DropDock tasks={[grid]} />
    </>,
  )
})
afterEach(() => rendered.unmount())

const dock = () => rendered.root.querySelector('[data-over]')

async function drag(selector: string): Promise<void> {
  rendered.root.querySelector(selector)?.dispatchEvent(new Event('dragstart', { bubbles: true }))
  await settle()
}

test('a picture that is dragged finds a place to be dropped, and then stands in the composer of its channel', async () => {
  expect(dock()).toBeNull()
  await drag('a')
  await act(async () => dock()?.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true })))
  await settle()
  await eventually(() => expect(location.pathname).toBe(`/draw/${CHANNEL_ID}`))
  expect(readPictures(`${CHANNEL_ID}`)).toMatchObject([{ id: grid.images[1]?.id }])
  expect(dock()).toBeNull()
})

test('what is none of the pictures finds none', async () => {
  await drag('#foreign')
  expect(dock()).toBeNull()
})

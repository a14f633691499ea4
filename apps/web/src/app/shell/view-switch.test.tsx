import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Rendered, render } from '../../testing/render.tsx'
import { ViewSwitch } from './view-switch.tsx'

let rendered: Rendered
afterEach(() => rendered.unmount())

const links = () => [...rendered.root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address)
  rendered = await render(<ViewSwitch channelId="one" />)
}

test('the feed that is open already keeps what is shown of it', async () => {
  await open('/draw/one?only=mine&q=fox')
  expect(links()).toEqual(['/draw/one?only=mine&q=fox', '/draw/one?view=gallery'])

  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true })))

  expect(location.search).toBe('?only=mine&q=fox')
})

test('a key leads from the one view to the other', async () => {
  await open('/draw/one?view=gallery')
  expect(links()).toEqual(['/draw/one', '/draw/one?view=gallery'])

  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true })))
  expect(location.pathname + location.search).toBe('/draw/one')
  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true })))

  expect(location.search).toBe('?view=gallery')
})

import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { setHabits } from '../../lib/stored.ts'
import { companyQuery } from '../../features/company/api.ts'
import { COMPANY } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { ViewSwitch } from './view-switch.tsx'

let rendered: Rendered
afterEach(async () => {
  setHabits({ letterKeys: false })
  await rendered.unmount()
})

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

test('a channel has a tab for clips where something makes some, and none elsewhere', async () => {
  const client = makeClient()
  client.setQueryData(companyQuery.queryKey, { ...COMPANY, media: ['video'] })
  history.replaceState(null, '', '/draw/one?view=video')
  rendered = await render(<ViewSwitch channelId="one" />, client)
  expect(links()).toEqual(['/draw/one', '/draw/one?view=gallery', '/draw/one?view=video'])
  expect(rendered.root.querySelector('[aria-current]')?.textContent).toBe('视频')

  client.setQueryData(companyQuery.queryKey, COMPANY)
  await settle()
  expect(rendered.root.querySelectorAll('a')).toHaveLength(2)
})

test('Ctrl+Shift+G changes between the views', async () => {
  await open('/draw/one?view=gallery')
  const change = () =>
    act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'G', ctrlKey: true, shiftKey: true })))
  await change()
  expect(location.pathname + location.search).toBe('/draw/one')
  await change()
  expect(location.search).toBe('?view=gallery')
})

test('a single key leads from the one view to the other for those who want that', async () => {
  setHabits({ letterKeys: true })
  await open('/draw/one?view=gallery')
  expect(links()).toEqual(['/draw/one', '/draw/one?view=gallery'])

  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true })))
  expect(location.pathname + location.search).toBe('/draw/one')
  await act(async () => dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true })))

  expect(location.search).toBe('?view=gallery')
})

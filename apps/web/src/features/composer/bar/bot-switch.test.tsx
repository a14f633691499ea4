import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { sessionQuery } from '../../account/api.ts'
import { USER } from '../../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { anId } from '../../../testing/seed.ts'
import { BotSwitch } from './bot-switch.tsx'
import { useComposers } from '../store.ts'

beforeEach(() => localStorage.clear())

/** Simulates a reload: only the browser's storage is kept. */
async function open(userId: string): Promise<Rendered> {
  useComposers.setState({ bots: {} })
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, id: userId } })
  return render(<BotSwitch />, client)
}

const chosen = ({ root }: Rendered) => root.querySelector(':checked')?.parentElement?.textContent

test('the chosen bot survives a reload, for the person who chose it', async () => {
  const first = await open(anId(1))
  expect(chosen(first)).toBe('MJ')
  await act(async () => first.root.querySelectorAll('input')[1]?.click())
  expect(chosen(first)).toBe('niji')
  await first.unmount()

  const again = await open(anId(1))
  expect(chosen(again)).toBe('niji')
  await again.unmount()

  const other = await open(anId(2))
  expect(chosen(other)).toBe('MJ')
  await other.unmount()
})

test('a stored bot that there is not reads as the first', async () => {
  localStorage.setItem(`bot:${anId(1)}`, 'DALL_E')
  const screen = await open(anId(1))
  expect(chosen(screen)).toBe('MJ')
  await screen.unmount()
})

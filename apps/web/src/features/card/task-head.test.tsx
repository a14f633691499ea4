import { expect, test } from 'vitest'
import { USER } from '../../testing/fake-server.ts'
import { makeClient, render } from '../../testing/render.tsx'
import { aTask } from '../../testing/seed.ts'
import { sessionQuery } from '../account/api.ts'
import { TaskHead } from './task-head.tsx'

async function readNote(role: 'user' | 'admin', engine: string) {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, role } })
  const { root, unmount } = await render(<TaskHead task={aTask(1, { engine })} />, client)
  const { textContent } = root
  const href = root.querySelector('a')?.getAttribute('href')
  await unmount()
  return { isNamed: textContent?.includes('内置画师'), href }
}

test('what the painter drew says so, and takes an operator from there to the engines', async () => {
  expect(await readNote('user', 'painter')).toEqual({ isNamed: true, href: undefined })
  expect(await readNote('admin', 'painter')).toEqual({ isNamed: true, href: '/admin/engines' })
  expect(await readNote('admin', 'sd')).toEqual({ isNamed: false, href: undefined })
})

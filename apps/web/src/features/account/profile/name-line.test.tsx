import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USER } from '../../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { askForName, sessionQuery } from '../api.ts'
import { NameLine } from './name-line.tsx'

const UNNAMED = { ...USER, name: USER.defaultName }

let rendered: Rendered
let asked: unknown[]

beforeEach(() => {
  localStorage.clear()
  asked = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    asked.push(JSON.parse(String(body)))
    return Response.json({ code: 200, message: '', data: { ...USER, name: '林' }, success: true })
  })
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
})

async function open(user = UNNAMED): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user })
  rendered = await render(<NameLine />, client)
}

const words = () => rendered.root.textContent
const input = () => rendered.root.querySelector('input')

async function decline(): Promise<void> {
  await act(async () => rendered.root.querySelector<HTMLElement>('[aria-label="关闭"]')?.click())
}

test('after the login somebody without a name is asked for one, and it is saved', async () => {
  askForName('signed-in')
  await open()
  expect(words()).toContain('Midjourney 0003')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '林')
    input()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => rendered.root.querySelector('form')?.requestSubmit())
  await settle()
  expect([asked, words()]).toEqual([[{ name: '林' }], ''])
})

test('whoever has a name, or came by no login, is not asked', async () => {
  await open()
  expect(words()).toBe('')
  await rendered.unmount()
  askForName('signed-in')
  await open({ ...USER, name: '林' })
  expect(words()).toBe('')
})

test('whoever prefers not to say is not asked again by the next login, but once more when joining', async () => {
  askForName('signed-in')
  await open()
  await decline()
  expect(words()).toBe('')
  await rendered.unmount()
  askForName('signed-in')
  await open()
  expect(words()).toBe('')
  await rendered.unmount()
  askForName('joined')
  await open()
  expect(words()).toContain('Midjourney 0003')
})

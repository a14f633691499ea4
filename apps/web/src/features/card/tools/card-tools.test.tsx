import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { dismissToast, useToasts } from '../../../ui/toast.ts'
import { deleteWithUndo } from '../../task/library/deletion/api.ts'
import { NONE, useNotDeleted } from '../../task/library/deletion/store.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { anId, aTask } from '../../../testing/seed.ts'
import { CardTools } from './card-tools.tsx'

standInPopovers()

let mayCopy: boolean
let answer: () => Response
let screen: Rendered

const fine = () => Response.json({ code: 200, message: '', data: aTask(1, { status: 'SUCCESS' }), success: true })
const refused = () => Response.json({ code: 503, message: '稍后再试', data: { reason: 'unavailable' }, success: false })

beforeEach(async () => {
  mayCopy = true
  answer = fine
  vi.stubGlobal('fetch', async () => answer())
  const writeText = async () => {
    if (!mayCopy) throw new DOMException('no', 'NotAllowedError')
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  useToasts.setState({ toasts: [] })
  useNotDeleted.setState(NONE)
  await loadLanguage('zh-CN')
  screen = await render(<CardTools task={aTask(1, { status: 'SUCCESS' })} />, makeClient())
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const told = () => screen.root.querySelector('p')?.textContent
async function press(key: string): Promise<void> {
  await act(async () => screen.root.querySelector<HTMLButtonElement>(`[data-key=${key}]`)?.click())
  await settle()
}

test('a prompt that could not be copied is told on its card as long as no copying went well', async () => {
  mayCopy = false
  await press('c')
  expect(told()).toBe('浏览器不允许复制')
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['浏览器不允许复制'])
  mayCopy = true
  await press('c')
  expect(told()).toBeUndefined()
})

test('a favourite that the server does not take is told on its card', async () => {
  answer = refused
  await press('l')
  await eventually(() => expect(told()).toBe('稍后再试'))
  answer = fine
  await press('l')
  await eventually(() => expect(told()).toBeUndefined())
})

test('a card that could not be deleted says so when it is back, until another is deleted', async () => {
  answer = refused
  await act(async () => deleteWithUndo(screen.client, [anId(1)]))
  const said = useToasts.getState().toasts.at(-1)
  await act(async () => dismissToast(said?.id ?? 0))
  await settle()
  await eventually(() => expect(told()).toBe('删除失败'))
  await act(async () => deleteWithUndo(screen.client, [anId(2)]))
  expect(told()).toBeUndefined()
})

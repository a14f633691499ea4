import type { Company } from '@easel/contract/company'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { companyQuery } from '../../features/company/api.ts'
import { COMPANY } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { useToasts } from '../../ui/toast.ts'
import { Rail } from './rail.tsx'

let rendered: Rendered
beforeEach(() => {
  history.replaceState(null, '', '/draw')
  useToasts.setState({ toasts: [] })
})
afterEach(() => rendered.unmount())

async function open(change: Partial<Company>): Promise<void> {
  const client = makeClient()
  client.setQueryData(companyQuery.queryKey, { ...COMPANY, ...change })
  client.setQueryDefaults(companyQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  rendered = await render(<Rail />, client)
}

const icon = (label: string) => rendered.root.querySelector<HTMLAnchorElement>(`a[aria-label="${label}"]`)

test.each([
  { isShowDiscord: true, isShowChatGPT: true },
  { isShowDiscord: true, isShowChatGPT: false },
  { isShowDiscord: false, isShowChatGPT: true },
])('the rail has the icons that the operator shows: %o', async (flags) => {
  await open(flags)
  const shown = { isShowDiscord: icon('绘画') !== null, isShowChatGPT: icon('聊天助手') !== null }
  expect(shown).toEqual(flags)
})

test('without any there is no rail', async () => {
  await open({ isShowDiscord: false, isShowChatGPT: false })
  expect(rendered.root.innerHTML).toBe('')
})

test('the chat icon goes to /chat and warns that it is not open yet, the drawing icon goes to /draw', async () => {
  await open({})
  await act(async () => icon('聊天助手')?.click())
  await settle()
  expect(location.pathname).toBe('/chat')
  expect(useToasts.getState().toasts).toMatchObject([{ message: '暂不开放此频道功能！', tone: 'warning' }])
  expect(icon('聊天助手')?.getAttribute('aria-current')).toBe('page')

  await act(async () => icon('绘画')?.click())
  await settle()
  expect([location.pathname, useToasts.getState().toasts.length]).toEqual(['/draw', 1])
})

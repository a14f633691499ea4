import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { render, settle } from '../../../testing/render.tsx'
import { aTask, CHANNEL_ID } from '../../../testing/seed.ts'
import { openComposer, readText } from '../../composer/store.ts'
import { PromptLines } from './prompt-lines.tsx'

afterEach(() => vi.unstubAllGlobals())

test('each of the prompts that were found can be copied or put into the composer by itself', async () => {
  const copied: string[] = []
  const closeComposer = openComposer(CHANNEL_ID)
  vi.stubGlobal('navigator', { clipboard: { writeText: async (words: string) => void copied.push(words) } })
  const task = aTask(1, { action: 'DESCRIBE', status: 'SUCCESS', prompts: ['a red fox', 'a blue boat'] })
  await loadLanguage('zh-CN')
  const { root, unmount } = await render(<PromptLines task={task} />)
  await settle()

  const press = async (name: string) =>
    act(async () => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click())
  await press('复制第 2 条')
  await press('使用第 1 条')

  expect([copied, readText(CHANNEL_ID)]).toEqual([['a blue boat'], 'a red fox'])
  closeComposer()
  await unmount()
})

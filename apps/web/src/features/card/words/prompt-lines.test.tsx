import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLaterWords } from '../../../i18n/text.ts'
import { makeClient, render, settle } from '../../../testing/render.tsx'
import { aTask } from '../../../testing/seed.ts'
import { type Desk, DeskContext } from '../../composer/use-desk.ts'
import { PromptLines } from './prompt-lines.tsx'

afterEach(() => vi.unstubAllGlobals())

test('each of the prompts that were found can be copied or put into the composer by itself', async () => {
  const copied: string[] = []
  const composed: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (words: string) => void copied.push(words) } })
  const desk = { compose: (words: string) => void composed.push(words) } as Desk
  const task = aTask(1, { action: 'DESCRIBE', status: 'SUCCESS', prompts: ['a red fox', 'a blue boat'] })
  await loadLaterWords()
  const { root, unmount } = await render(
    <DeskContext value={desk}>
      <PromptLines task={task} />
    </DeskContext>,
    makeClient(),
  )
  await settle()

  const press = async (name: string) =>
    act(async () => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click())
  await press('复制第 2 条')
  await press('使用第 1 条')

  expect([copied, composed]).toEqual([['a blue boat'], ['a red fox']])
  await unmount()
})

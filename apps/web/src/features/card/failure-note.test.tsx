import type { Task } from '@easel/contract/drawing'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../i18n/text.ts'
import { type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, anId, aTask, AUTHOR, CHANNEL_ID } from '../../testing/seed.ts'
import { orderOf } from '../composer/draft/rules.ts'
import { readComposerDraft } from '../composer/draft/store.ts'
import { openComposer, readText } from '../composer/store.ts'
import { FailureNote } from './failure-note.tsx'

afterEach(() => vi.unstubAllGlobals())

async function show(task: Task): Promise<Rendered> {
  await loadLanguage('zh-CN')
  const screen = await render(<FailureNote task={task} />)
  await settle()
  return screen
}

async function press({ root }: Rendered, words: string): Promise<void> {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  await act(async () => button?.click())
}

test('the error of a failed task can be copied with what somebody who helps would ask for', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (words: string) => void copied.push(words) } })
  const screen = await show(
    aTask(1, { status: 'FAILURE', failReason: 'engine_timeout', failDetail: 'no word for 60 s' }),
  )

  await press(screen, '复制错误信息')

  for (const part of ['engine_timeout', 'no word for 60 s', anId(1), 'painter']) expect(copied[0]).toContain(part)
  await screen.unmount()
})

test('who changes the words of a failed task has its pictures back, too; of a variation there are only words', async () => {
  const closeComposer = openComposer(CHANNEL_ID)
  const task = aTask(1, { status: 'FAILURE', prompt: 'a fox', baseImages: aGrid(2).images.slice(0, 1) })
  const first = await show(task)
  await press(first, '修改')
  expect(orderOf(readComposerDraft(CHANNEL_ID, AUTHOR.id))).toEqual({
    kind: 'imagine',
    botType: 'MID_JOURNEY',
    prompt: 'a fox',
    images: task.baseImages.map(({ id }) => id),
  })
  await first.unmount()

  const second = await show({ ...task, prompt: 'a boat', action: 'VARIATION', parentId: anId(3), index: 2 })
  await press(second, '修改')
  expect(readText(CHANNEL_ID)).toBe('a boat')
  closeComposer()
  await second.unmount()
})

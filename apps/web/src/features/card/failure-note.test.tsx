import type { Task } from '@easel/contract/drawing'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLaterWords } from '../../i18n/text.ts'
import type { Order } from '../composer/send/rules.ts'
import { IDLE_DESK } from '../../testing/idle-desk.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, anId, aTask } from '../../testing/seed.ts'
import { type Desk, DeskContext } from '../composer/use-desk.ts'
import { FailureNote } from './failure-note.tsx'

afterEach(() => vi.unstubAllGlobals())

async function show(task: Task, desk: Partial<Desk> = {}): Promise<Rendered> {
  await loadLaterWords()
  const screen = await render(
    <DeskContext value={{ ...IDLE_DESK, ...desk }}>
      <FailureNote task={task} />
    </DeskContext>,
    makeClient(),
  )
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
  const orders: unknown[] = []
  const rewrite = (order: Order) => void orders.push(order)
  const task = aTask(1, { status: 'FAILURE', prompt: 'a fox', baseImages: aGrid(2).images.slice(0, 1) })
  const first = await show(task, { rewrite })
  await press(first, '修改')
  expect(orders).toEqual([
    { kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a fox', images: task.baseImages.map(({ id }) => id) },
  ])
  await first.unmount()

  const words: string[] = []
  const compose = (prompt: string) => void words.push(prompt)
  const second = await show({ ...task, action: 'VARIATION', parentId: anId(3), index: 2 }, { compose })
  await press(second, '修改')
  expect(words).toEqual(['a fox'])
  await second.unmount()
})

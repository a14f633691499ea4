import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLaterWords } from '../../../i18n/text.ts'
import { makeClient, render, settle } from '../testing/render.tsx'
import { anId, aTask } from '../testing/seed.ts'
import { type Desk, DeskContext } from '../use-desk.ts'
import { FailureNote } from './failure-note.tsx'

afterEach(() => vi.unstubAllGlobals())

const never = () => {
  throw new Error('nobody pressed it')
}
const DESK: Desk = { send: never, retry: never, redo: never, compose: never, rewrite: never, open: never, show: never }

test('the error of a failed task can be copied with what somebody who helps would ask for', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (words: string) => void copied.push(words) } })
  const task = aTask(1, { status: 'FAILURE', failReason: 'engine_timeout', failDetail: 'no word for 60 s' })
  await loadLaterWords()
  const { root, unmount } = await render(
    <DeskContext value={DESK}>
      <FailureNote task={task} />
    </DeskContext>,
    makeClient(),
  )
  await settle()

  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === '复制错误信息')
  await act(async () => button?.click())

  for (const part of ['engine_timeout', 'no word for 60 s', anId(1), 'painter']) expect(copied[0]).toContain(part)
  await unmount()
})

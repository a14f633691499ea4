import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLanguage } from '../../i18n/text.ts'
import { readDraft } from '../../lib/stored.ts'
import { forgetAll } from '../../testing/forget-all.ts'
import { AUTHOR, aGrid, aTask, CHANNEL_ID } from '../../testing/seed.ts'
import { pressToast, useToasts } from '../../ui/toast.ts'
import { timelineOf } from '../task/api.ts'
import { itemOf } from '../task/rules.ts'
import { compose } from './api.ts'
import { recallPrompt } from './draft/api.ts'
import { restoreOrder } from './draft/store.ts'
import { openComposer, readIsTalking, readText, setDraftText, setTalking } from './store.ts'

const owner = { channelId: CHANNEL_ID, userId: AUTHOR.id }
let close: () => void
beforeEach(async () => {
  await loadLanguage('zh-CN')
  forgetAll()
  close = openComposer(CHANNEL_ID)
})
afterEach(() => {
  close()
  useToasts.setState({ toasts: [] })
})

const undo = () => {
  const [shown] = useToasts.getState().toasts
  if (shown) pressToast(shown)
}

test('a prompt put over a draft gives the draft back when that is undone, as a message when it was one', () => {
  setTalking(CHANNEL_ID, true)
  setDraftText(CHANNEL_ID, 'half a thought')
  compose(CHANNEL_ID, 'a red fox')
  expect([readText(CHANNEL_ID), readIsTalking(CHANNEL_ID)]).toEqual(['a red fox', false])

  undo()

  expect([readText(CHANNEL_ID), readIsTalking(CHANNEL_ID)]).toEqual(['half a thought', true])
})

test('what was typed between a replacement and its undoing is not lost either', () => {
  setDraftText(CHANNEL_ID, 'half a thought')
  compose(CHANNEL_ID, 'a red fox')
  setDraftText(CHANNEL_ID, 'a red fox at dusk')
  undo()
  expect(readDraft(CHANNEL_ID).replaced).toEqual(['a red fox at dusk', 'half a thought'])
})

test('an order put back for editing keeps the draft, too, and an empty composer has nothing to undo', () => {
  restoreOrder(CHANNEL_ID, { kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a boat' })
  expect(useToasts.getState().toasts).toEqual([])
  setDraftText(CHANNEL_ID, 'half a thought')
  restoreOrder(CHANNEL_ID, { kind: 'shorten', botType: 'MID_JOURNEY', prompt: 'a boat' })
  undo()
  expect(readText(CHANNEL_ID)).toBe('half a thought')
})

test('the arrow keys walk through replaced drafts and sent prompts, and back to nothing', () => {
  const client = new QueryClient()
  const items = [aGrid(3, { prompt: 'three boats' }), aTask(1, { prompt: 'a fox' })].map(itemOf)
  client.setQueryData(timelineOf(CHANNEL_ID).queryKey, {
    pages: [{ items, nextCursor: null, seq: 0 }],
    pageParams: [null],
  })
  setDraftText(CHANNEL_ID, 'half a thought')
  compose(CHANNEL_ID, '')
  const walked = ([1, 1, 1, 1, -1, -1, -1] as const).map((step) => {
    recallPrompt(client, owner, step)
    return readText(CHANNEL_ID)
  })
  expect(walked).toEqual(['half a thought', 'three boats', 'a fox', 'a fox', 'three boats', 'half a thought', ''])
})

import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { useToasts } from '../../../ui/toast.ts'
import { readText, setDraftText, setTalking, useComposers } from '../../composer/store.ts'
import { render } from '../../../testing/render.tsx'
import { CHANNEL_ID } from '../../../testing/seed.ts'
import { PanelPrompt } from './panel-prompt.tsx'
import { ComposerChannelContext } from './use-composer-channel.ts'

const PROMPT = 'a fox --foo 3 --ar 3:2 --s 250'

beforeEach(async () => {
  localStorage.clear()
  useComposers.setState({ texts: {}, talks: {}, tools: {}, bots: {} })
  useToasts.setState({ toasts: [] })
  await loadLanguage('zh-CN')
})

test('a parameter of an open picture is put into the draft of the channel at a press, and that is said', async () => {
  setDraftText(CHANNEL_ID, 'a boat --s 50')
  setTalking(CHANNEL_ID, true)
  const { root, unmount } = await render(
    <ComposerChannelContext value={CHANNEL_ID}>
      <PanelPrompt prompt={PROMPT} />
    </ComposerChannelContext>,
  )
  const buttons = [...root.querySelectorAll('button')]
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['使用 --ar 3:2', '使用 --s 250'])
  expect(root.querySelector('p')?.textContent).toBe('a fox --foo 3')

  for (const button of buttons) await act(async () => button.click())

  expect(readText(CHANNEL_ID)).toBe('a boat --ar 3:2 --s 250')
  expect(useComposers.getState().talks[CHANNEL_ID]).toBe(false)
  expect(useToasts.getState().toasts.at(-1)?.message).toBe('已加到提示词：--s 250')
  await unmount()
})

test('before a wall of pictures, where no composer stands, the parameters are only shown', async () => {
  const { root, unmount } = await render(<PanelPrompt prompt={PROMPT} />)
  expect(root.querySelector('button')).toBeNull()
  expect(root.textContent).toBe('a fox --foo 3--ar 3:2--s 250')
  await unmount()
})

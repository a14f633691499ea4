import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { loadLanguage, type TextKey } from './text.ts'
import { useText } from './use-text.ts'

function Says({ words }: { words: TextKey }) {
  const text = useText()
  return text(words)
}

test('another language is shown at once', async () => {
  const { root, unmount } = await render(<Says words="ui.close" />)
  await act(async () => loadLanguage('en-US'))
  expect(root.textContent).toBe('Close')
  await unmount()
})

test('the language that was chosen last is shown, though the words of an earlier one come after it', async () => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const say = (close: string) => async () => ({ default: { 'ui.close': close } })
  const slow = { 'zh-CN': say('关闭'), 'zh-TW': () => late.then(say('關閉')), 'en-US': say('Close') }
  const { root, unmount } = await render(<Says words="ui.close" />)
  const earlier = loadLanguage('zh-TW', slow)
  await act(async () => loadLanguage('en-US', slow))
  await act(async () => {
    arrive()
    await earlier
  })
  expect([root.textContent, document.documentElement.lang]).toEqual(['Close', 'en-US'])
  await unmount()
})

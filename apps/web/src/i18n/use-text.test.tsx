import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { type Dictionaries, loadLanguage, loadWords, type TextKey } from './text.ts'
import { useText } from './use-text.ts'

let draws: number

function Says({ words }: { words: TextKey }) {
  const text = useText()
  draws++
  return text(words)
}

function part(words: Partial<Record<TextKey, string>>): Dictionaries {
  const coming = async () => ({ default: words })
  return { 'zh-CN': coming, 'zh-TW': coming, 'en-US': coming }
}

async function bring(words: Partial<Record<TextKey, string>>): Promise<void> {
  await act(async () => loadWords(part(words)))
}

beforeEach(() => {
  draws = 0
})

test('words that nothing on screen lacks draw nothing again, and are there when they are asked for', async () => {
  const first = await render(<Says words="ui.close" />)
  await bring({ 'login.title': '登录' })
  expect([first.root.textContent, draws]).toEqual(['关闭', 1])
  const second = await render(<Says words="login.title" />)
  expect(second.root.textContent).toBe('登录')
  await first.unmount()
  await second.unmount()
})

test('a text that was lacking shows as soon as its words are here, whatever came before them', async () => {
  const { root, unmount } = await render(<Says words="subscribe.plans" />)
  await bring({ 'login.password': '密码登录' })
  expect(root.textContent).toBe('')
  await bring({ 'subscribe.plans': '方案' })
  expect(root.textContent).toBe('方案')
  await unmount()
})

test('another language is shown at once', async () => {
  const { root, unmount } = await render(<Says words="ui.close" />)
  await act(async () => loadLanguage('en-US'))
  expect(root.textContent).toBe('Close')
  await unmount()
})

test('the language that was chosen last is shown, though the words of an earlier one come after it', async () => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const slow = { ...part({}), 'zh-TW': () => late.then(() => ({ default: { 'ui.close': '關閉' } })) }
  await act(async () => loadWords(slow))
  const { root, unmount } = await render(<Says words="ui.close" />)
  const earlier = loadLanguage('zh-TW')
  await act(async () => loadLanguage('en-US'))
  await act(async () => {
    arrive()
    await earlier
  })
  expect([root.textContent, document.documentElement.lang]).toEqual(['Close', 'en-US'])
  await unmount()
})

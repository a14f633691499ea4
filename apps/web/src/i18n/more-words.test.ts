import { expect, test } from 'vitest'
import { openMoreWords } from './more-words.ts'
import { loadLanguage } from './text.ts'

const say = (pay: string) => async () => ({ default: { pay } })

test('they are there once they are loaded, and in another language once it is chosen', async () => {
  await loadLanguage('zh-CN')
  const { load, moreText } = openMoreWords({ 'zh-CN': say('支付'), 'zh-TW': say('付款'), 'en-US': say('Pay') })
  await load()
  expect(moreText('pay')).toBe('支付')
  await loadLanguage('en-US')
  await expect.poll(() => moreText('pay')).toBe('Pay')
})

test('they are there in the language that is chosen while they come', async () => {
  await loadLanguage('zh-CN')
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const { load, moreText } = openMoreWords({
    'zh-CN': async () => {
      await late
      return say('支付')()
    },
    'zh-TW': say('付款'),
    'en-US': say('Pay'),
  })
  const loaded = load()
  await loadLanguage('en-US')
  arrive()
  await loaded
  expect(moreText('pay')).toBe('Pay')
})

import { expect, test } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { makeClient, render } from '../../../testing/render.tsx'
import type { ComposerDraft } from '../draft/rules.ts'
import { parseText } from '../draft/rules.ts'
import { SubmitButton } from './submit-button.tsx'

const QUOTE = { count: 1, cost: 4, priceList: 0, queueAhead: 0, waitsForOwn: false, etaSeconds: null, problems: [] }
const DRAFTED: ComposerDraft = {
  parsed: parseText('a red fox', false),
  tool: null,
  pictures: [],
  dimensions: 'SQUARE',
  botType: 'MID_JOURNEY',
}

test('the button says that it only stands in line while the plan lets no more run, and can be pressed all the same', async () => {
  await loadLanguage('zh-CN')
  const { root, unmount } = await render(<SubmitButton drafted={DRAFTED} quote={QUOTE} />, makeClient())
  const button = () => root.querySelector('button')
  expect(button()?.textContent).toBe('绘制')
  await unmount()

  const full = await render(<SubmitButton drafted={DRAFTED} quote={{ ...QUOTE, waitsForOwn: true }} />, makeClient())
  expect(full.root.querySelector('button')?.textContent).toBe('排队')
  expect(full.root.querySelector('button')?.getAttribute('aria-disabled')).toBe('false')
  await full.unmount()
})

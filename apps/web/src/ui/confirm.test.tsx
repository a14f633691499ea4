import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { Confirm } from './confirm.tsx'
import { click, draw, find } from './testing/draw.ts'
import { standInPopovers } from './testing/stand-in-popover.ts'

standInPopovers()

let confirmed = 0
let clear: () => Promise<void>

beforeEach(async () => {
  await loadLanguage('en-US')
  confirmed = 0
  clear = await draw(
    <Confirm
      question="Delete this channel?"
      act="Delete"
      onConfirm={() => {
        confirmed += 1
      }}
      trigger={<button type="button">Open</button>}
    />,
  )
  await click(find('button'))
})
afterEach(() => clear())

test('the question waits with the focus on cancel', () => {
  expect(document.activeElement?.textContent).toBe('Cancel')
  expect(find('[role=dialog]').textContent).toContain('Delete this channel?')
})

test('pressing twice in a hurry confirms once', async () => {
  await click(find('[data-variant=danger]'))
  await click(find('button'))
  await click(find('[data-variant=danger]'))
  expect(confirmed).toBe(1)
})

test('cancel does nothing and closes', async () => {
  await click(find('[role=dialog] button'))
  expect(confirmed).toBe(0)
  expect(find('button').getAttribute('aria-expanded')).toBe('false')
})

import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { click, draw, find } from './testing/draw.ts'

let clear: () => Promise<void>
afterEach(() => clear())

const input = () => find('input')
const description = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' · ')

test('a field is named by its label, which also leads into it', async () => {
  clear = await draw(<Field label="Name" />)
  expect(find('label').getAttribute('for')).toBe(input().id)
  expect([input().getAttribute('aria-describedby'), input().getAttribute('aria-invalid')]).toEqual([null, null])
})

test('what goes in and what is wrong with it are read with the field, and the error at once', async () => {
  clear = await draw(<Field label="Phone" hint="Eleven digits" error="Too short" />)
  expect(description()).toBe('Eleven digits · Too short')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(find('[role=alert]').textContent).toBe('Too short')
})

test('a control at its end stands inside the frame, after the field', async () => {
  let pressed = 0
  const after = (
    <button type="button" onClick={() => (pressed += 1)}>
      Show
    </button>
  )
  clear = await draw(<Field label="Password" after={after} />)
  await click(find('input + button'))
  expect(pressed).toBe(1)
})

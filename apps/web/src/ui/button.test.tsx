import { type FormEvent, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { click, draw, find } from './testing/draw.ts'

let submitted: number
let pressed: number
let clear: () => Promise<void>

beforeEach(async () => {
  submitted = 0
  pressed = 0
  clear = await draw(<Sample />)
})
afterEach(() => clear())

/** A form whose action starts on press and never ends. */
function Sample() {
  const [isBusy, setBusy] = useState(false)

  function handlePress() {
    pressed += 1
    setBusy(true)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submitted += 1
  }

  return (
    <form onSubmit={handleSubmit}>
      <Button type="submit" isBusy={isBusy} onClick={handlePress}>
        Save
      </Button>
      <Button>Look</Button>
    </form>
  )
}

test('while its act runs a second press does nothing, neither to it nor to its form', async () => {
  const save = find('button')
  await click(save)
  await click(save)
  expect([pressed, submitted]).toEqual([1, 1])
})

test('it keeps the focus meanwhile, and says that it is busy and cannot be pressed', async () => {
  const save = find('button')
  save.focus()
  await click(save)
  expect(document.activeElement).toBe(save)
  expect(save.hasAttribute('disabled')).toBe(false)
  expect([save.getAttribute('aria-busy'), save.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
})

test('a button in a form sends it only when it is told to', async () => {
  await click(find('button + button'))
  expect(submitted).toBe(0)
})

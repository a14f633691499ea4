import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { Switch } from './switch.tsx'
import { click, draw, find } from './testing/draw.ts'

/** Values to save, each with the function that ends the save. */
let asked: { isOn: boolean; end: (problem?: string) => void }[]
let clear: () => Promise<void>

beforeEach(async () => {
  await loadLanguage('en-US')
  asked = []
  clear = await draw(<Sample />)
})
afterEach(() => clear())

function Sample() {
  const [isOn, setOn] = useState(false)
  const save = (next: boolean) =>
    new Promise<void>((resolve, reject) => {
      const end = (problem?: string) => {
        if (problem) return reject(new Error(problem))
        setOn(next)
        resolve()
      }
      asked.push({ isOn: next, end })
    })
  return <Switch label="Remix" hint="Asks before a variation" isOn={isOn} save={save} />
}

const knob = () => find('[role=switch]') as HTMLInputElement
const end = (problem?: string) => act(async () => asked.at(-1)?.end(problem))

test('a switch is named, and what it does is read with it', () => {
  expect(knob().getAttribute('aria-label')).toBe('Remix')
  expect(document.getElementById(knob().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Asks before a variation',
  )
})

test('it saves itself, and says so once it is saved', async () => {
  await click(knob())
  expect(find('[role=status]').textContent).toBe('Saving')
  await end()
  expect(find('[role=status]').textContent).toBe('Saved')
  expect(knob().checked).toBe(true)
})

test('what could not be saved goes back, says why, and is tried again as it was', async () => {
  await click(knob())
  await end('Not now')
  expect([knob().checked, find('[role=alert]').textContent]).toEqual([false, 'Not now'])
  await click(find('button'))
  expect(asked.map(({ isOn }) => isOn)).toEqual([true, true])
  await end()
  expect([knob().checked, document.querySelector('[role=alert]')]).toEqual([true, null])
})

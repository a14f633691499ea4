import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Slider } from './slider.tsx'
import { draw, find } from './testing/draw.ts'

let chosen: number[]
let clear: () => Promise<void>

beforeEach(async () => {
  chosen = []
  clear = await draw(
    <Slider
      label="Stylize"
      value={100}
      limits={{ min: 0, max: 1000, ticks: [50, 250] }}
      usual={100}
      onChange={(value) => chosen.push(value)}
    />,
  )
})
afterEach(() => clear())

const track = () => find('input[type=range]')
const field = () => find('input[type=number]') as HTMLInputElement

async function write(input: HTMLElement, value: string): Promise<void> {
  await act(async () => {
    // React tracks the value through the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('the track and the field have names of their own and choose the same number', async () => {
  expect(track().getAttribute('aria-label')).toBe('Stylize')
  expect(field().getAttribute('aria-label')).toBe('Stylize 0–1000')
  await write(track(), '250')
  await write(field(), '300')
  expect(chosen).toEqual([250, 300])
})

test('a double press on the track asks for what is usual', async () => {
  await act(async () => track().dispatchEvent(new MouseEvent('dblclick', { bubbles: true })))
  expect(chosen).toEqual([100])
})

test.each(['', '1001', '-1', '2.5'])('%o in the field chooses nothing, and goes when one leaves', async (written) => {
  field().focus()
  await write(field(), written)
  expect([chosen, field().getAttribute('aria-invalid')]).toEqual([[], 'true'])
  await act(async () => field().blur())
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['100', null])
})

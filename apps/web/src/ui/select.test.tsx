import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Select } from './select.tsx'
import { draw, find } from './testing/draw.ts'

const CHOICES = ['1:1', '2:3', '3:2'].map((value) => ({ value, label: `ratio ${value}` }))

let chosen: string[] = []
let clear: () => Promise<void>
afterEach(() => clear())

async function show(error?: string): Promise<HTMLSelectElement> {
  chosen = []
  const onChange = (value: string) => chosen.push(value)
  clear = await draw(
    <Select label="Ratio" value="2:3" choices={CHOICES} onChange={onChange} {...(error && { error })} />,
  )
  return find('select') as HTMLSelectElement
}

test('a choice shows what is chosen, and tells what is chosen instead', async () => {
  const select = await show()
  expect([select.value, select.labels[0]?.textContent]).toEqual(['2:3', 'Ratio'])
  await act(async () => {
    select.value = '3:2'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(chosen).toEqual(['3:2'])
})

test('one that is refused says why, with the field', async () => {
  const select = await show('Not for this model')
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not for this model')
})

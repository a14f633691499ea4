import { useRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, find } from '../../../ui/testing/draw.ts'
import { useSecondTap } from './use-second-tap.ts'

let pressed: string[] = []
let clear: () => Promise<void> = async () => {}

function Feed() {
  const feed = useRef<HTMLDivElement>(null)
  useSecondTap(feed)
  return (
    <div ref={feed}>
      {['U1', 'Upscale'].map((name) => (
        <button key={name} type="button" aria-label={name} onClick={() => pressed.push(name)} />
      ))}
    </div>
  )
}

beforeEach(async () => {
  pressed = []
  clear = await draw(<Feed />)
})
afterEach(() => clear())

interface Tap {
  x?: number
  atMs: number
  detail?: number
}

function tap(name: string, { x = 100, atMs, detail = 1 }: Tap): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 300, detail })
  Object.defineProperty(event, 'timeStamp', { value: atMs })
  find(`[aria-label=${name}]`).dispatchEvent(event)
}

test('a second tap at the same place presses nothing that has come there since the first, however often one taps', () => {
  tap('U1', { atMs: 1_000 })
  tap('Upscale', { x: 110, atMs: 1_250 })
  tap('Upscale', { atMs: 1_400 })
  expect(pressed).toEqual(['U1'])
})

test('later, elsewhere, or by a key it is pressed', () => {
  tap('U1', { atMs: 1_000 })
  tap('Upscale', { x: 150, atMs: 1_250 })
  tap('U1', { x: 150, atMs: 1_900 })
  tap('Upscale', { x: 150, atMs: 1_950, detail: 0 })
  expect(pressed).toEqual(['U1', 'Upscale', 'U1', 'Upscale'])
})

test('the same button may be pressed as quickly as one likes', () => {
  tap('U1', { atMs: 1_000 })
  tap('U1', { atMs: 1_100 })
  expect(pressed).toEqual(['U1', 'U1'])
})

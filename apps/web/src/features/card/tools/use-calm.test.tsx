import { act, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Rendered, render } from '../../../testing/render.tsx'
import { calmAtOnce, useCalm, usePace } from './use-calm.ts'

const Card = () => <p>{useCalm() ? 'tools' : 'bare'}</p>

/** Each press mounts a card, as scrolling does. */
function Feed() {
  const scroller = useRef<HTMLElement>(null)
  const [count, setCount] = useState(1)
  usePace(scroller)
  return (
    <section ref={scroller}>
      <button type="button" onClick={() => setCount(count + 1)} />
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint: the cards have no other identity
        <Card key={at} />
      ))}
    </section>
  )
}

let screen: Rendered
let now = 1_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  screen = await render(<Feed />)
})
afterEach(async () => {
  await screen.unmount()
  vi.useRealTimers()
})

const cards = () => [...screen.root.querySelectorAll('p')].map(({ textContent }) => textContent)
const addCard = () => act(async () => screen.root.querySelector('button')?.click())
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

/** One wheel step of `byPx` px after `afterMs` ms. */
async function scroll(byPx: number, afterMs: number): Promise<void> {
  const feed = screen.root.querySelector('section')
  if (!feed) return
  now += afterMs
  feed.scrollTop += byPx
  const event = new Event('scroll')
  Object.defineProperty(event, 'timeStamp', { value: now })
  await act(async () => feed.dispatchEvent(event))
}

async function fly(): Promise<void> {
  await scroll(50, 1_000)
  await scroll(50, 16)
}

test('what comes into a feed that flies by has no tools until that rests; what stood there keeps its own', async () => {
  await fly()
  await addCard()
  expect(cards()).toEqual(['tools', 'bare'])
  await pass(99)
  expect(cards()).toEqual(['tools', 'bare'])
  await pass(1)
  expect(cards()).toEqual(['tools', 'tools'])
})

test('a feed that slows down gives them while it still moves', async () => {
  await fly()
  await addCard()
  await scroll(10, 16)
  expect(cards()).toEqual(['tools', 'tools'])
})

test('one jump is no flight', async () => {
  await scroll(5_000, 1_000)
  await addCard()
  expect(cards()).toEqual(['tools', 'tools'])
})

test('whoever presses a key finds them at once', async () => {
  await fly()
  await addCard()
  await act(async () => calmAtOnce())
  expect(cards()).toEqual(['tools', 'tools'])
})

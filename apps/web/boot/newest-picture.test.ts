import type { Button } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedPictureFor, plainGridOf, showNewest } from './newest-picture.ts'

const PLACE = { token: 'token', channelId: 'one' }
const grid = (name: string) => ({ id: name, url: `/api/files/${name}`, width: 1024, height: 1024 }) as Image
const buttons = (count: number) => Array.from({ length: count }, () => ({ kind: 'UPSCALE' }) as Button)
type Finished = Parameters<typeof plainGridOf>[0]
const aGrid = (id: string, change: Partial<Finished> = {}): Finished => ({
  ...{ id, status: 'SUCCESS', grid: grid(id), buttons: buttons(9), notDrawn: [] },
  ...change,
})

beforeEach(() => {
  localStorage.clear()
  beOn('phone')
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function beOn(device: 'phone' | 'desktop') {
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }))
}

const feed = (...tasks: (Finished | null)[]) =>
  Promise.resolve(Response.json({ data: { items: tasks.map((task) => ({ task })) } }))
const shown = () => [...document.querySelectorAll('.boot-picture')].map((picture) => picture.getAttribute('srcset'))
const preloaded = () => [...document.querySelectorAll('link')].map(({ imageSrcset }) => imageSrcset.split('?')[0])
const kept = () => JSON.parse(localStorage.getItem('newestPicture') ?? 'null')

test.each([
  ['a grid under which are two rows of buttons', {}, true],
  ['one that still grows', { status: 'IN_PROGRESS' }, false],
  ['one of fewer buttons', { buttons: buttons(5) }, false],
  ['one that lacks a picture', { notDrawn: [3] }, false],
  ['none', { grid: null }, false],
] as const)('the height of what stands below is known of %s: %j', (_, change, isKnown) => {
  expect(plainGridOf(aGrid('a', change as Partial<Finished>)) !== undefined).toBe(isKnown)
})

test('a picture that was kept is for the same person in the same channel', () => {
  const stored = JSON.stringify({ ...PLACE, id: 'a', grid: grid('a') })
  expect(storedPictureFor(PLACE, stored)?.id).toBe('a')
  expect(storedPictureFor({ ...PLACE, token: 'other' }, stored)).toBeUndefined()
  expect(storedPictureFor({ ...PLACE, channelId: 'two' }, stored)).toBeUndefined()
  for (const broken of ['{', '[]', '{}', null, JSON.stringify(PLACE)])
    expect(storedPictureFor(PLACE, broken)).toBeUndefined()
})

test('on a phone the newest picture stands there and is kept', async () => {
  await showNewest(PLACE, feed(aGrid('a'), aGrid('b')))
  expect(shown()).toEqual([expect.stringMatching(/^\/api\/files\/a\?w=320 1x, /)])
  expect(kept()).toEqual({ ...PLACE, id: 'a', grid: grid('a') })
})

test('what was the newest at the last visit stands there before the answer, and gives way to a newer one', async () => {
  await showNewest(PLACE, feed(aGrid('a')))
  document.body.replaceChildren()

  let answer = (_: Response) => {}
  const coming = showNewest(PLACE, new Promise((resolve) => (answer = resolve)))
  expect(shown()).toEqual([expect.stringContaining('/api/files/a?')])
  answer(await feed(aGrid('b'), aGrid('a')))
  await coming

  expect(shown()).toEqual([expect.stringContaining('/api/files/b?')])
  expect(kept().id).toBe('b')
})

test('it leaves where the newest card is no plain grid, or no answer comes', async () => {
  for (const answer of [feed(null, aGrid('a')), Promise.reject(new TypeError('away'))]) {
    localStorage.setItem('newestPicture', JSON.stringify({ ...PLACE, id: 'a', grid: grid('a') }))
    await showNewest(PLACE, answer)
    expect(shown()).toEqual([])
  }
})

test('elsewhere the two newest pictures are only asked for, and nothing is kept', async () => {
  beOn('desktop')
  localStorage.setItem('newestPicture', '{}')
  await showNewest(PLACE, feed(aGrid('a'), aGrid('b'), aGrid('c')))
  expect(shown()).toEqual([])
  expect(preloaded()).toEqual(['/api/files/a', '/api/files/b'])
  expect(localStorage).toHaveLength(0)
})

test('whatever is done takes the picture away', async () => {
  for (const act of ['pointerdown', 'keydown', 'wheel', 'popstate']) {
    await showNewest(PLACE, feed(aGrid('a')))
    expect(shown()).toHaveLength(1)
    dispatchEvent(new Event(act))
    expect(shown()).toEqual([])
    localStorage.clear()
  }
})

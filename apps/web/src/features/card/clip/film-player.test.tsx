import type { MediaItem } from '@easel/contract/media'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { type Rendered, render, settle } from '../../../testing/render.tsx'
import { aClip } from '../../../testing/seed.ts'
import { TaskCard } from '../task-card.tsx'
import { standInFilms, type StandInFilms } from './testing/stand-in-films.ts'
// Loads the lazy chunk up front.
import './later.ts'

let films: StandInFilms
let screen: Rendered

beforeEach(() => {
  new FakeServer().install()
  films = standInFilms()
})
afterEach(async () => {
  await screen.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-motion')
})

async function open(clip: Partial<MediaItem> = {}) {
  screen = await render(<TaskCard task={aClip(1, clip)} chosen={[]} />)
  await settle()
  await eventually(() => expect(player()).not.toBeNull())
}
const player = () => screen.root.querySelector<HTMLElement>('[data-place]')
const video = () => screen.root.querySelector('video') as HTMLVideoElement
const find = (name: string) => screen.root.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const press = (name: string) => act(async () => find(name)?.click())
const key = (name: string) =>
  act(async () =>
    find('播放位置')?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  )
const point = (type: 'pointerover' | 'pointerout') =>
  act(async () => player()?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })))

test('a clip shows its first picture in its own shape, and loads nothing until it is asked to play', async () => {
  await open()
  const poster = screen.root.querySelector<HTMLImageElement>('[data-place] img')
  expect(poster?.getAttribute('src')).toMatch(/^\/api\/files\/.+\?w=640$/)
  expect(screen.root.querySelector<HTMLElement>('[style*="--ratio"]')?.style.getPropertyValue('--ratio')).toBe('1.5')
  expect(video().hasAttribute('src')).toBe(false)
})

test('it plays without sound while the pointer is over it, and stops when that leaves', async () => {
  await open()
  await point('pointerover')
  expect(video().getAttribute('src')).toMatch(/^\/api\/files\//)
  expect([films.isPlaying(video()), video().muted]).toEqual([true, true])
  await point('pointerout')
  expect(films.isPlaying(video())).toBe(false)
})

test('who wants no motion sees none under the pointer, and plays it by a press', async () => {
  document.documentElement.setAttribute('data-motion', 'reduced')
  await open()
  await point('pointerover')
  expect(video().hasAttribute('src')).toBe(false)
  await press('播放')
  expect(films.isPlaying(video())).toBe(true)
})

test('what was asked to play goes on when the pointer leaves, and pauses out of the window', async () => {
  await open()
  await press('播放')
  await point('pointerover')
  await point('pointerout')
  expect(films.isPlaying(video())).toBe(true)
  await act(async () => films.see(false))
  expect(films.isPlaying(video())).toBe(false)
})

test('every act of the player has a key', async () => {
  await open()
  films.setLength(video(), 4)
  await key('k')
  expect(films.isPlaying(video())).toBe(true)
  await key('k')
  expect(films.isPlaying(video())).toBe(false)
  await key('ArrowRight')
  expect(video().currentTime).toBe(1)
  await key('.')
  expect(video().currentTime).toBeCloseTo(1 + 1 / 24)
  await key(',')
  await key('ArrowLeft')
  expect(video().currentTime).toBeCloseTo(0)
  await key('m')
  expect(video().muted).toBe(false)
  await key('l')
  expect(find('循环')?.getAttribute('aria-pressed')).toBe('false')
  const whole = vi.fn().mockResolvedValue(undefined)
  Object.assign(player() as HTMLElement, { requestFullscreen: whole })
  await key('f')
  expect(whole).toHaveBeenCalledOnce()
})

test('beyond its ends there is nothing to go to', async () => {
  await open()
  films.setLength(video(), 1.5)
  for (const name of ['ArrowRight', 'ArrowRight']) await key(name)
  expect(video().currentTime).toBe(1.5)
  for (const name of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await key(name)
  expect(video().currentTime).toBe(0)
})

test('a clip without sound has no switch for it', async () => {
  await open()
  await act(async () => video().dispatchEvent(new Event('timeupdate')))
  expect(find('打开声音')).toBeNull()
  Object.assign(video(), { webkitAudioDecodedByteCount: 9 })
  await act(async () => video().dispatchEvent(new Event('timeupdate')))
  await press('打开声音')
  expect(video().muted).toBe(false)
})

test('a clip that cannot be loaded says so, and is asked for again', async () => {
  await open()
  await press('播放')
  await act(async () => video().dispatchEvent(new Event('error')))
  expect(screen.root.querySelector('[role="alert"]')?.textContent).toContain('视频没有加载出来')
  const asked = vi.spyOn(video(), 'load').mockImplementation(() => {})
  await act(async () => screen.root.querySelector<HTMLElement>('[role="alert"] button')?.click())
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.root.querySelector('[role="alert"]')).toBeNull()
})

test.each(['image/webp', 'image/gif'])('%s moves by itself, as the picture that it is', async (mime) => {
  await open({ mime })
  expect(video()).toBeNull()
  const moving = () => [...screen.root.querySelectorAll('[data-place] img')].at(-1)?.getAttribute('src')
  expect(moving()).not.toContain('?w=')
})

test('nor does a picture move by itself for those who want no motion', async () => {
  document.documentElement.setAttribute('data-motion', 'reduced')
  await open({ mime: 'image/gif' })
  expect(screen.root.querySelectorAll('[data-place] img')).toHaveLength(1)
  await press('播放')
  expect(screen.root.querySelectorAll('[data-place] img')).toHaveLength(2)
})

test('below it stand its own buttons: to make it longer, and to make it again', async () => {
  await open()
  const names = [...screen.root.querySelectorAll('[data-press]')].map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['延长 动作大', '延长 动作小', '重新生成'])
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../../testing/seed.ts'
import { readPictures } from '../../composer/pictures/store.ts'
import { forgetAll } from '../../../testing/forget-all.ts'
import { openComposer } from '../../composer/store.ts'
import { TaskCard } from '../task-card.tsx'
// Loads the lazy chunk up front.
import '../later.ts'

standInPopovers()

let canHover: boolean
let screen: Rendered
let saved: string[]

beforeEach(async () => {
  forgetAll()
  canHover = true
  saved = []
  openComposer(CHANNEL_ID)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover') && canHover,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.pathname} ${this.download}`)
  })
  await loadLanguage('zh-CN')
})
afterEach(async () => {
  await screen.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const grid = aGrid(1)
async function open(): Promise<void> {
  screen = await render(<TaskCard task={grid} chosen={[]} />, makeClient())
  await settle()
}
const find = (name: string) => screen.root.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const press = (name: string) => act(async () => find(name)?.click())
const isBase = (at: number) =>
  readPictures(CHANNEL_ID).some(({ address }) => address.includes(grid.images[at]?.id ?? '?'))

test('the picture under the pointer can be saved and used as base image from its corner', async () => {
  await open()
  expect(find('下载 · 第 3 张')).toBeNull()
  const third = screen.root.querySelector('[data-picture-id][data-aims="3"]')
  await act(async () => third?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  await press('下载 · 第 3 张')
  expect(saved).toEqual([`/api/files/${grid.images[2]?.id} a-red-fox-${anId(1).slice(-6)}-3.png`])
  await press('用作垫图 · 第 3 张')
  expect(isBase(2)).toBe(true)
})

test('without a pointer the same acts are in the menu, for each picture of a grid', async () => {
  canHover = false
  await open()
  await press('更多')
  await press('下载 · 第 2 张')
  expect(saved).toEqual([`/api/files/${grid.images[1]?.id} a-red-fox-${anId(1).slice(-6)}-2.png`])
  await press('更多')
  await press('用作垫图 · 第 4 张')
  expect(isBase(3)).toBe(true)
})

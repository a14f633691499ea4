import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { useToasts } from '../../../ui/toast.ts'
import { refused } from '../../channel/testing/fake-calls.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Rendered, render, settle } from '../../../testing/render.tsx'
import { anId, CHANNEL_ID } from '../../../testing/seed.ts'
import { clearDraft } from '../draft/store.ts'
import { addFiles, addPicture } from './api.ts'
import { PictureStrip } from './picture-strip.tsx'
import { pictureListKeyOf, setPictures, storedPicture, usePictureLists } from './store.ts'

standInPopovers()

const BAD_FORMAT = 'words.txt：仅支持 jpg、jpeg、png、gif'
const FIVE_ADDED = '最多 5 张垫图，已添加前 5 张'

/** Response to the upload; pending unless a test sets it. */
let answer: () => Response | Promise<Response>
let screen: Rendered

beforeEach(async () => {
  localStorage.clear()
  usePictureLists.setState({}, true)
  useToasts.setState({ toasts: [] })
  answer = () => new Promise(() => {})
  vi.stubGlobal('fetch', async () => answer())
  await loadLanguage('zh-CN')
  screen = await render(<PictureStrip channelId={CHANNEL_ID} />)
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const picture = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const words = () => new File(['words'], 'words.txt', { type: 'text/plain' })
const told = () => [...screen.root.querySelectorAll('p')].map(({ textContent }) => textContent).join(' / ')
const chips = () => screen.root.querySelectorAll('img').length
const inToasts = () => useToasts.getState().toasts.map(({ message }) => message)

async function offer(...files: File[]): Promise<void> {
  await act(async () => addFiles(CHANNEL_ID, null, files))
  await settle()
}

test('what is no picture of ours is told beside the chips too, even where there are none, until a picture is added', async () => {
  await offer(words())
  expect(told()).toBe(BAD_FORMAT)
  expect(inToasts()).toEqual([BAD_FORMAT])
  await offer(picture('one.png'))
  expect(chips()).toBe(1)
  expect(told()).toBe('')
})

test('a toast has said it aloud, so the line beside the chips does not say it a second time', async () => {
  await offer(words())
  expect(told()).toBe(BAD_FORMAT)
  expect(screen.root.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull()
})

test('of six pictures and a text, both what was too many and what was none are told', async () => {
  await offer(words(), ...[1, 2, 3, 4, 5, 6].map((at) => picture(`${at}.png`)))
  expect(chips()).toBe(5)
  expect(told()).toBe(`${BAD_FORMAT}\n${FIVE_ADDED}`)
})

test('it goes when it is dismissed', async () => {
  await offer(words())
  expect(told()).toBe(BAD_FORMAT)
  await act(async () => screen.root.querySelector<HTMLButtonElement>('[aria-label="关闭"]')?.click())
  expect(told()).toBe('')
  expect(screen.root.innerHTML).toBe('')
})

test('it goes with the prompt that is sent', async () => {
  await offer(words())
  expect(told()).toBe(BAD_FORMAT)
  await act(async () => clearDraft(CHANNEL_ID, { kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a red fox' }))
  expect(told()).toBe('')
})

test('a picture that only the server could tell to be broken is gone from the chips, and why is told there', async () => {
  answer = refused('image_broken', 400, '图片已损坏')
  await offer(picture('broken.png'))
  await eventually(() => expect(told()).toBe('图片已损坏'))
  expect(chips()).toBe(0)
  expect(inToasts()).toEqual(['图片已损坏'])
})

test('a drawn picture that finds no room among five is told there, too', async () => {
  const place = pictureListKeyOf(CHANNEL_ID, null)
  await act(async () =>
    setPictures(
      place,
      [1, 2, 3, 4, 5].map((at) => storedPicture(anId(at))),
    ),
  )
  await act(async () => addPicture(CHANNEL_ID, anId(6)))
  expect(told()).toBe('最多 5 张垫图')
})

test('a picture that is too large says so beside its chip, with the way to make it smaller', async () => {
  await offer(picture('large.png', UPLOAD_MAX_BYTES + 1))
  expect(told()).toBe('图片不能超过 1 MB压缩后添加')
})

import type { User } from '@easel/contract/account'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { COMPANY, USER } from '../../../testing/fake-server.ts'
import { forgetAll } from '../../../testing/forget-all.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { aClip, anId, CHANNEL_ID, OTHER } from '../../../testing/seed.ts'
import { sessionQuery } from '../../account/api.ts'
import { companyQuery } from '../../company/api.ts'
import { readPictures } from '../../composer/pictures/store.ts'
import { TaskCard } from '../task-card.tsx'
import { standInFilms } from './testing/stand-in-films.ts'
// Loads the lazy chunk up front.
import './later.ts'

const FRAME_ID = anId(7)
const BARE = { poster: null }

let screen: Rendered
/** What the server was asked, as `POST /path`. */
let asked: string[]
let answers: (path: string) => unknown

beforeEach(() => {
  forgetAll()
  standInFilms()
  asked = []
  answers = (path) => (path === '/api/upload' ? { ...aClip(1).media[0]?.poster, id: FRAME_ID } : aClip(1))
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(`${method} ${path}${typeof body === 'string' ? ` ${body}` : ''}`)
    return Response.json({ code: 200, message: '', data: answers(path), success: true })
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['frame'], { type: 'image/png' })),
  )
})
afterEach(async () => {
  await screen.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

async function open(at: number, clip = {}, user: Partial<User> = {}) {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, ...user } })
  client.setQueryData(companyQuery.queryKey, { ...COMPANY, media: ['video'] })
  screen = await render(<TaskCard task={aClip(at, clip)} chosen={[]} />, client)
  await settle()
  await eventually(() => expect(screen.root.querySelector('video')).not.toBeNull())
  const size = { videoWidth: { value: 768 }, videoHeight: { value: 512 } }
  Object.defineProperties(screen.root.querySelector('video'), size)
}
const show = async () => {
  await act(async () => screen.root.querySelector('video')?.dispatchEvent(new Event('loadeddata')))
  await settle()
}
const press = async (name: string) => {
  await act(async () => screen.root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click())
  await settle()
}

test("a clip without a first picture gets one from its author's browser, once, and in silence", async () => {
  await open(1, BARE)
  await show()
  await show()
  const poster = `POST /api/mj/task/${anId(1)}/poster {"image":"${FRAME_ID}"}`
  await eventually(() => expect(asked).toEqual(['POST /api/upload', poster]))
  expect(screen.root.querySelector('[role="alert"]')).toBeNull()
})

test('somebody else gives it none, and one that has one keeps it', async () => {
  await open(2, BARE, { id: OTHER.id })
  await show()
  await screen.unmount()
  await open(3)
  await show()
  expect(asked).toEqual([])
})

test('a first picture that cannot be read out is no matter of the person who looks', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null))
  await open(4, BARE)
  await show()
  expect(asked).toEqual([])
  expect(screen.root.querySelector('[role="alert"]')).toBeNull()
})

test('the frame that is shown becomes a base image of the composer', async () => {
  await open(5)
  await press('使用这一帧')
  await eventually(() => expect(readPictures(CHANNEL_ID)).toMatchObject([{ state: 'ready', id: FRAME_ID }]))
  expect(location.pathname + location.search).toBe(`/draw/${CHANNEL_ID}`)
})

test('or the first picture of a new clip', async () => {
  await open(6)
  await press('从这一帧开始动')
  await eventually(() => expect(readPictures(`${CHANNEL_ID}/VIDEO`)).toMatchObject([{ state: 'ready', id: FRAME_ID }]))
  expect(location.search).toBe('?view=video')
})

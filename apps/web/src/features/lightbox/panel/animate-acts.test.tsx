import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { COMPANY, FakeServer, USER } from '../../../testing/fake-server.ts'
import { forgetAll } from '../../../testing/forget-all.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { aClip, aGrid, anId, aSingle, CHANNEL_ID } from '../../../testing/seed.ts'
import { sessionQuery } from '../../account/api.ts'
import { companyQuery } from '../../company/api.ts'
import { useSends } from '../../composer/send/store.ts'
import { openablesOf } from '../../task/rules.ts'
import { AnimateActs } from './animate-acts.tsx'

let server: FakeServer
let screen: Rendered

beforeEach(() => {
  forgetAll()
  useSends.setState({ sends: [] })
  server = new FakeServer()
  server.install()
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

async function open(task = aGrid(1, { prompt: 'a red fox --ar 3:2' }), at = 2, media: 'video'[] = ['video']) {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  client.setQueryData(companyQuery.queryKey, { ...COMPANY, media })
  const image = openablesOf(task)[at]
  if (!image) throw new Error('no such picture')
  screen = await render(<AnimateActs task={task} image={image} />, client)
}
const buttons = () => [...screen.root.querySelectorAll('button')]

test("a grid's picture is set in motion from the lightbox, at the price that stands there", async () => {
  await open()
  await eventually(() => expect(screen.root.textContent).toContain('4 点'))
  await act(async () => buttons()[0]?.click())
  await eventually(() => expect(server.posted).toHaveLength(1))
  const image = aGrid(1).images[2]?.id
  expect(server.posted[0]).toMatchObject({
    path: `/api/mj/submit/video/${CHANNEL_ID}`,
    body: { botType: 'MID_JOURNEY', prompt: 'a red fox', image, parentId: anId(1), motion: 'high', told: { cost: 4 } },
  })
})

test('not where nothing makes clips, nor of what has buttons of its own for it', async () => {
  await open(aGrid(1), 0, [])
  expect(buttons()).toEqual([])
  await screen.unmount()
  await open(aSingle(2), 0)
  expect(buttons()).toEqual([])
  await screen.unmount()
  await open(aClip(3), 0)
  expect(buttons()).toEqual([])
})

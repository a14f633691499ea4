import { beforeAll, expect, test } from 'vitest'
import { aPerson, imagines, openDrawing, type DrawingDeps } from '../../testing/open-drawing.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { deleteChannel } from '../channel/delete-channel.ts'
import { searchChannels } from './search-channels.ts'

let deps: DrawingDeps
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  deps = await openDrawing()
  creator = await aMember(deps)
  member = await aMember(deps)
})

const search = async (text: string, more: { limit?: string; cursor?: string } = {}) =>
  searchChannels(deps, { text, ...more })
const found = async (text: string) => (await search(text)).items.map(({ id }) => id)

test('a channel is found by any part of its title or of its creator’s phone; no character is a pattern', async () => {
  const id = await aChannel(deps, creator.userId, { title: 'Ink 50%_Off', members: [member.userId] })
  for (const text of ['ink 50%_o', ' INK ']) expect(await found(text)).toEqual([id])
  for (const text of ['I_k', 'Ink%Off', '\\']) expect(await found(text)).toEqual([])
  const { phone } = creator
  for (const text of [phone, `${phone.slice(3, 6)} ${phone.slice(6)}`])
    expect((await found(text)).toSorted()).toEqual([creator.channelId, id].toSorted())
  expect(await found(member.phone)).toEqual([member.channelId])
})

test('each is shown with its creator, its members and its tasks, and with nothing of what is said there', async () => {
  const person = await aPerson(deps, { credits: 400 })
  const { db } = deps
  await imagines(deps, person, 'a red fox')
  await imagines(deps, person, 'a blue fox')
  await db.updateTable('channels').set({ title: 'fox den' }).where('id', '=', person.channelId).execute()
  const { items } = await search('fox den')
  expect(items).toEqual([
    {
      ...{ id: person.channelId, title: 'fox den', memberCount: 1, drawingCount: 2 },
      creator: { id: person.userId, name: expect.any(String), phone: expect.any(String) },
      lastActiveAt: expect.any(String),
      createdAt: expect.any(String),
    },
  ])
  expect((await search('den', {})).items[0]).not.toHaveProperty('members')
})

test('pages follow one another, newest first, and a channel that has ended is in none', async () => {
  const ids: string[] = []
  for (let count = 0; count < 4; count += 1) ids.push(await aChannel(deps, creator.userId, { title: 'page by page' }))
  await deleteChannel(deps, creator, ids[1] ?? '')
  const first = await search('page by page', { limit: '2' })
  expect(first.items.map(({ id }) => id)).toEqual([ids[3], ids[2]])
  const second = await search('page by page', { limit: '2', cursor: first.nextCursor ?? '' })
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[ids[0]], null])
  await expect(search('', { cursor: 'x' })).rejects.toMatchObject({ fields: { cursor: 'unknown_cursor' } })
})

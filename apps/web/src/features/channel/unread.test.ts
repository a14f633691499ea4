import type { Channel } from '@easel/contract/channel'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { channelsQuery } from './api.ts'
import { putUnread } from './api.ts'

const facts = { id: 'one', title: 'old', memberCount: 1, createdAt: '', lastActiveAt: '', version: 3 }
const one: Channel = { ...facts, isCreator: true, unread: 0 }
const two: Channel = { ...one, id: 'two' }
let client: QueryClient
const shown = () => client.getQueryData(channelsQuery.queryKey)
const isAskedAgain = () => client.getQueryState(channelsQuery.queryKey)?.isInvalidated

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(channelsQuery.queryKey, [one, two])
})

test('what is new in one channel is counted there, and asks nothing', () => {
  putUnread(client, { channelId: 'one', unread: 4 })
  expect(shown()).toEqual([{ ...one, unread: 4 }, two])
  expect(shown()?.[1]).toBe(two)
  expect(isAskedAgain()).toBe(false)
})

test('its title and how many are in it come along, unless they are older than what is known', () => {
  putUnread(client, { channelId: 'one', unread: 1, channel: { ...facts, title: 'new', memberCount: 2, version: 4 } })
  expect(shown()?.[0]).toEqual({ ...one, title: 'new', memberCount: 2, version: 4, unread: 1 })
  putUnread(client, { channelId: 'one', unread: 2, channel: facts })
  expect(shown()?.[0]).toMatchObject({ title: 'new', version: 4, unread: 2 })
})

test('a channel that is not in the list yet is asked for', () => {
  putUnread(client, { channelId: 'three', unread: 1 })
  expect(isAskedAgain()).toBe(true)
})

import type { Channel } from '@easel/contract/channel'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { sessionQuery } from '../../account/api.ts'
import { channelsQuery } from '../../channel/api.ts'
import { USER } from '../../../testing/fake-server.ts'
import { makeClient, render } from '../../../testing/render.tsx'
import { anId, aTask, CHANNEL_ID } from '../../../testing/seed.ts'
import { CancelButton } from './cancel-button.tsx'

beforeAll(() => loadLanguage('zh-CN'))

const MEMBER = { id: anId(99), name: '', avatar: '' }

const aChannel = (isCreator: boolean): Channel => ({
  id: CHANNEL_ID,
  title: '',
  isCreator,
  memberCount: 2,
  createdAt: '2026-01-10T03:00:00.000Z',
  lastActiveAt: '2026-01-10T03:00:00.000Z',
  unread: 0,
  version: 1,
})

test.each([
  { who: 'the author', author: USER, isCreator: false, sees: '取消' },
  { who: 'an author in a channel of their own', author: USER, isCreator: true, sees: '取消' },
  {
    who: "the channel's creator, of a member without a name,",
    author: MEMBER,
    isCreator: true,
    sees: '取消 Midjourney 的任务',
  },
  { who: 'another member', author: MEMBER, isCreator: false, sees: '' },
])('$who sees "$sees" on what is being drawn', async ({ author, isCreator, sees }) => {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  client.setQueryData(channelsQuery.queryKey, [aChannel(isCreator)])

  const { root, unmount } = await render(<CancelButton task={aTask(1, { author })} />, client)

  expect(root.textContent).toBe(sees)
  await unmount()
})

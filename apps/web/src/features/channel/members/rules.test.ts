import type { Member } from '@easel/contract/channel'
import { expect, test } from 'vitest'
import { putMember, sortMembers } from './rules.ts'

const member = (name: string, change: Partial<Member> = {}): Member => ({
  id: `01939d2a-0000-7000-8000-00000000000${name.length}`,
  name,
  avatar: '',
  isCreator: false,
  joinedAt: `2026-01-0${name.length}T00:00:00.000Z`,
  online: false,
  ...change,
})
const [a, bb, ccc] = [member('a', { isCreator: true }), member('bb'), member('ccc')]
const names = (members: Member[]) => members.map(({ name }) => name)

test('who is here stands first, then who made the channel, then who has been in it longest', () => {
  expect(names(sortMembers([ccc, bb, a]))).toEqual(['a', 'bb', 'ccc'])
  expect(names(sortMembers([a, bb, { ...ccc, online: true }]))).toEqual(['ccc', 'a', 'bb'])
  expect(
    names(
      sortMembers([
        { ...ccc, online: true },
        { ...a, online: true },
      ]),
    ),
  ).toEqual(['a', 'ccc'])
})

test('somebody comes, goes and turns up, once each, however often it is told', () => {
  const joined = putMember(putMember([a], bb, 'joined'), bb, 'joined')
  expect(names(joined)).toEqual(['a', 'bb'])
  const [, online] = putMember(joined, bb, 'online')
  expect(online?.online).toBe(true)
  expect(putMember(joined, { ...bb, online: true }, 'offline')[1]?.online).toBe(false)
  expect(names(putMember(putMember(joined, bb, 'left'), bb, 'left'))).toEqual(['a'])
})

test('somebody who is here and was not known is known from then on', () => {
  expect(names(putMember([a], { ...bb, online: true }, 'online'))).toEqual(['a', 'bb'])
})

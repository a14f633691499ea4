import { expect, test } from 'vitest'
import { pickChannel, stepChannel } from './rules.ts'
import { aChannel, channelId } from './testing/fake-calls.ts'

const three = [aChannel(1), aChannel(2), aChannel(3)]

test('the channel of the address is open, else the first', () => {
  expect(pickChannel(three, channelId(2))?.id).toBe(channelId(2))
  expect(pickChannel(three, undefined)?.id).toBe(channelId(1))
  expect(pickChannel(three, 'nonsense')?.id).toBe(channelId(1))
  expect(pickChannel([], channelId(2))).toBeUndefined()
})

test('no other channel takes the place of one that went away while it was open', () => {
  const gone = { [channelId(9)]: aChannel(9), [channelId(2)]: aChannel(2) }
  expect(pickChannel(three, channelId(9), gone)).toBeUndefined()
  expect(pickChannel(three, channelId(2), gone)?.id).toBe(channelId(2))
  expect(pickChannel(three, 'constructor', gone)?.id).toBe(channelId(1))
})

test('the steps go through the channels and around the end', () => {
  expect(stepChannel(three, channelId(1), 1)?.id).toBe(channelId(2))
  expect(stepChannel(three, channelId(3), 1)?.id).toBe(channelId(1))
  expect(stepChannel(three, channelId(1), -1)?.id).toBe(channelId(3))
  expect(stepChannel(three, undefined, -1)?.id).toBe(channelId(3))
  expect(stepChannel(three, undefined, 1)?.id).toBe(channelId(1))
})

test('there is no step from the only channel, nor from none', () => {
  expect(stepChannel([aChannel(1)], channelId(1), 1)).toBeUndefined()
  expect(stepChannel([], undefined, -1)).toBeUndefined()
})

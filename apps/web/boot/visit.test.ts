import { expect, test } from 'vitest'
import { judgeVisit } from './visit.ts'

const CHANNEL = '0192a1b2-0000-7000-8000-000000000001'
const at = (address: string) => new URL(address, 'http://localhost')

test.each(['/', '/draw', '/draw/', `/draw/${CHANNEL}`, '/chat', '/chat/index', '/gallery'])(
  'at %s somebody who is signed in comes to the drawing screen, anybody else to the login page',
  (address) => {
    expect(judgeVisit('token', at(address))).toMatchObject({ isDrawing: true, isLogin: false })
    expect(judgeVisit(null, at(address))).toMatchObject({ isDrawing: false, isLogin: true })
  },
)

test.each(['/about', '/draw/one/two', '/drawings', '/orders', '/admin', '/invite/abc'])(
  'at %s neither of them is expected',
  (address) => {
    for (const token of ['token', null])
      expect(judgeVisit(token, at(address))).toMatchObject({ isDrawing: false, isLogin: false })
  },
)

test.each(['/login', '/Login', '/login/?next=%2Fabout'])(
  'at %s the login page is for who is not signed in',
  (address) => {
    expect(judgeVisit(null, at(address)).isLogin).toBe(true)
    expect(judgeVisit('token', at(address)).isLogin).toBe(false)
  },
)

test.each([
  [`/draw/${CHANNEL}`, CHANNEL],
  [`/draw/${CHANNEL}/?only=mine`, CHANNEL],
  [`/draw/${CHANNEL}?view=gallery`, undefined],
  [`/chat/${CHANNEL}`, undefined],
  ['/draw/none-of-ours', undefined],
  ['/draw', undefined],
])('at %s the cards of %s come first', (address, channelId) => {
  expect(judgeVisit('token', at(address)).channelId).toBe(channelId)
  expect(judgeVisit(null, at(address)).channelId).toBeUndefined()
})

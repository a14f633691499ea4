import { expect, test } from 'vitest'
import { aGrid, anId, aTask, CHANNEL_ID } from '../../../testing/seed.ts'
import { fileNameOf, hasEnded, linkTo, isHoldable } from './rules.ts'

test('a link leads to the picture, or to the channel of what has none', () => {
  const channel = `https://draw.example/draw/${CHANNEL_ID}`
  expect(linkTo(aGrid(1), 'https://draw.example')).toBe(`${channel}?image=${anId(1)}:1`)
  expect(linkTo(aTask(1), 'https://draw.example')).toBe(channel)
})

test('what waits, runs or asks is cancelled, not deleted', () => {
  const statuses = ['NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL'] as const
  expect(statuses.filter((status) => hasEnded({ status }))).toEqual(['SUCCESS', 'FAILURE', 'CANCEL'])
})

test('a finger rests on the card where there are neither words nor buttons, and on its pictures', () => {
  document.body.innerHTML =
    '<article><p>a fox</p><button id="u1">U1</button><button data-picture-id="1"></button><div id="room"></div></article>'
  const held = ['article', 'p', '#u1', '[data-picture-id]', '#room'].map((at) => isHoldable(document.querySelector(at)))
  expect(held).toEqual([true, false, false, true, true])
  expect(isHoldable(null)).toBe(false)
})

test('a downloaded file is named after its prompt', () => {
  const picture = { taskId: anId(1), index: 3 }
  expect(fileNameOf('a red fox, oil / painting', picture, 'image/png')).toBe('a-red-fox-oil-painting-000001-3.png')
  expect(fileNameOf('宇航员在月球上', picture, 'image/webp')).toBe('宇航员在月球上-000001-3.webp')
})

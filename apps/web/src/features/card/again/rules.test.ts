import type { Button, Task } from '@easel/contract/drawing'
import { expect, test } from 'vitest'
import { aGrid, aSingle, aTask } from '../../../testing/seed.ts'
import { findRepeatOrder } from './rules.ts'

const IMAGE = {
  id: '01939d2a-0000-7000-8000-0000000000f1',
  url: '/f',
  width: 30,
  height: 20,
  bytes: 9,
  thumbhash: '',
  mime: 'image/png',
}
const failed = (change: Partial<Task>) => aTask(9, { status: 'FAILURE', parentId: null, ...change })
const buttonOf = (parent: Task, find: (button: Button) => boolean) => parent.buttons.find(find)

test('a clip is asked for again as far as its task says it', () => {
  const said = { prompt: 'a fox --ar 3:2', finalPrompt: 'a fox --ar 3:2 --motion high --loop --video' }
  const order = findRepeatOrder(failed({ action: 'VIDEO', ...said, baseImages: [IMAGE] }), null)
  expect(order).toEqual({
    ...{ kind: 'video', botType: 'MID_JOURNEY', prompt: 'a fox' },
    ...{ image: IMAGE.id, motion: 'high', loop: true },
  })
})

test('words are drawn again with their pictures', () => {
  const order = findRepeatOrder(failed({ action: 'IMAGINE', prompt: 'a fox', baseImages: [IMAGE] }), null)
  expect(order).toEqual({ kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a fox', images: [IMAGE.id] })
})

test('a description, a blend and a shortening stay what they were', () => {
  const images = [IMAGE, { ...IMAGE, id: '01939d2a-0000-7000-8000-0000000000f2' }]
  expect(findRepeatOrder(failed({ action: 'DESCRIBE', prompt: '/describe', baseImages: [IMAGE] }), null)).toMatchObject(
    {
      kind: 'describe',
      image: IMAGE.id,
    },
  )
  expect(findRepeatOrder(failed({ action: 'SHORTEN', prompt: 'a red fox' }), null)).toMatchObject({
    kind: 'shorten',
    prompt: 'a red fox',
  })
  for (const [aspectRatio, dimensions] of [
    ['1:1', 'SQUARE'],
    ['3:2', 'LANDSCAPE'],
    ['2:3', 'PORTRAIT'],
  ] as const) {
    const task = failed({ action: 'BLEND', prompt: '', baseImages: images, aspectRatio })
    expect(findRepeatOrder(task, null)).toMatchObject({ kind: 'blend', images: images.map(({ id }) => id), dimensions })
  }
})

test('the button of that picture is pressed again', () => {
  const grid = aGrid(1)
  const order = findRepeatOrder(failed({ action: 'VARIATION', index: 3, parentId: grid.id }), grid)
  expect(order).toEqual({ kind: 'press', parent: grid, button: buttonOf(grid, ({ label }) => label === 'V3') })
})

test('where several buttons may have made it none is pressed, since another one draws something else', () => {
  const single = aSingle(1)
  const kinds = single.buttons.map(({ kind }) => kind)
  const several = kinds.find((kind) => kinds.indexOf(kind) !== kinds.lastIndexOf(kind))
  expect(several).toBeDefined()
  if (several === undefined || several === 'BOOKMARK') return
  expect(findRepeatOrder(failed({ action: several, index: null, parentId: single.id }), single)).toBe(null)
})

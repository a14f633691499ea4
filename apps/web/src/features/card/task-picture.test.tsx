import type { Task } from '@easel/contract/drawing'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { render, settle } from '../../testing/render.tsx'
import { aGrid, aTask } from '../../testing/seed.ts'
import { TaskPicture } from './task-picture.tsx'

/** ThumbHash of a sunrise. */
const THUMBHASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
const baseImages = aGrid(1)
  .images.slice(0, 1)
  .map((image) => ({ ...image, thumbhash: THUMBHASH }))

/** The placeholder below the card's picture. */
async function groundOf(task: Task) {
  const { root, unmount } = await render(<TaskPicture task={task} chosen={[]} />)
  await settle()
  return { ground: () => root.querySelector<HTMLElement>('[style*="--ratio"]')?.style.backgroundImage, unmount }
}

test.each(['NOT_START', 'SUBMITTED'] as const)(
  'where a %s task begins from a picture, that lies blurred where the drawing will be',
  async (status) => {
    const { ground, unmount } = await groundOf(aTask(2, { status, baseImages }))
    await eventually(() => expect(ground()).toMatch(/^url\("?data:image\/png/))
    await unmount()
  },
)

test('where a task begins from words alone there is nothing to show yet', async () => {
  const { ground, unmount } = await groundOf(aTask(2))
  expect(ground()).toBe('')
  await unmount()
})

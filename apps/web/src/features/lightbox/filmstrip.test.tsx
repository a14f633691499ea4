import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { aGrid, anId } from '../../testing/seed.ts'
import { Filmstrip } from './filmstrip.tsx'
import { listPictures } from './stage/rules.ts'

test('the strip keeps the pictures of a card together, and marks those of the one that is counted above it', async () => {
  const list = listPictures([aGrid(2), aGrid(1)])
  const { root, unmount } = await render(<Filmstrip list={list} picture={{ taskId: anId(1), index: 2 }} />)
  const pictures = [...root.querySelectorAll('li')]
  const placesOf = (mark: 'own' | 'begins') =>
    pictures.flatMap(({ dataset }, at) => (dataset[mark] === 'true' ? [at] : []))

  expect(placesOf('own')).toEqual([4, 5, 6, 7])
  expect(placesOf('begins')).toEqual([4])
  const open = pictures.findIndex((picture) => picture.querySelector('[aria-current]'))
  expect(open).toBe(5)
  expect(pictures[open]?.querySelector('button')?.getAttribute('aria-label')).toContain(aGrid(1).prompt)
  await unmount()
})

import { expect, test } from 'vitest'
import { Tag } from './tag.tsx'
import { draw, find } from './testing/draw.ts'

test('a tag is its word, in the quiet tone unless it is given another', async () => {
  const clear = await draw([
    <Tag key="a">queued</Tag>,
    <Tag key="b" tone="danger">
      failed
    </Tag>,
  ])
  const tags = [...document.querySelectorAll<HTMLElement>('[data-tone]')]
  expect(tags.map(({ textContent, dataset }) => [textContent, dataset.tone])).toEqual([
    ['queued', 'calm'],
    ['failed', 'danger'],
  ])
  expect(find('[data-tone]').tabIndex).toBe(-1)
  await clear()
})
